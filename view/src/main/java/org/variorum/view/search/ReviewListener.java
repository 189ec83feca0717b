package org.variorum.view.search;

import org.jspecify.annotations.Nullable;
import org.variorum.view.answer.Choice;
import org.variorum.view.answer.Score;

/** A listener of a review. */
@FunctionalInterface
public interface ReviewListener {

  /**
   * Reports the evaluation of a position.
   *
   * @param index the number of moves of the line before the position
   * @param choice the next move of the line, compared with the best move; missing where the line ends
   * @param done whether this is the last position
   */
  void evaluated(int index, Score score, @Nullable Choice choice, boolean done);
}
