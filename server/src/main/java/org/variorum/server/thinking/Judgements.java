package org.variorum.server.thinking;

import org.jspecify.annotations.Nullable;
import org.variorum.server.api.Score;

/** Who follows a review. Is called like a {@link Reply}. */
@FunctionalInterface
public interface Judgements {

  /**
   * A position is judged.
   *
   * @param index which of the positions
   * @param best the best move, as COM-3 writes it; missing where there is none
   * @param done whether it is the last
   */
  void judged(int index, Score score, @Nullable String best, boolean done);
}
