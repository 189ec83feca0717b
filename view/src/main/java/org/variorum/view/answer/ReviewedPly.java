package org.variorum.view.answer;

import org.jspecify.annotations.Nullable;

/**
 * The evaluation of the position after {@code ply} moves of a line under review.
 *
 * @param choice the next move of the line, compared with the best move; missing where the line ends
 * @param done whether this is the last report
 */
public record ReviewedPly(int ply, Score score, @Nullable Choice choice, boolean done) {}
