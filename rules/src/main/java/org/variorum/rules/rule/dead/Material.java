package org.variorum.rules.rule.dead;

import java.util.List;

/**
 * What is left when it is asked whether a side can win.
 *
 * @param king its royal piece
 * @param own its other pieces, those that are alike once
 * @param several whether it has several of these
 * @param enemyKing the royal piece of the other side
 * @param others what the other pieces of the other side are or may become, each once
 */
record Material(Mover king, List<Mover> own, boolean several, Mover enemyKing, List<Mover> others) {}
