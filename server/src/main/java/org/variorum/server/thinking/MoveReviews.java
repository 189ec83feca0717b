package org.variorum.server.thinking;

import org.jspecify.annotations.Nullable;
import org.variorum.server.api.Choice;
import org.variorum.server.api.Score;

/** Hears of a review. Is called like a {@link Reply}. */
@FunctionalInterface
public interface MoveReviews {

  /**
   * A position is evaluated.
   *
   * @param index which of the positions
   * @param choice the move with which the line goes on, beside the best; missing where the line ends
   * @param done whether it is the last
   */
  void evaluated(int index, Score score, @Nullable Choice choice, boolean done);
}
