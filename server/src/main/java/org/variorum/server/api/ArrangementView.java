package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the referee says of an arrangement of pieces.
 *
 * @param flaws why it is no position of the game, all of them; empty if it is one
 * @param fen the canonical FEN if it is one
 */
public record ArrangementView(List<String> flaws, @Nullable String fen) {}
