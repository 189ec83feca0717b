package org.variorum.view.answer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of checking whether an arrangement of pieces is a position of the game.
 *
 * @param flaws every reason why the arrangement is not a position of the game; empty if it is one
 * @param fen the canonical FEN; missing if the arrangement is not a position of the game
 */
public record ArrangementView(List<String> flaws, @Nullable String fen) {}
