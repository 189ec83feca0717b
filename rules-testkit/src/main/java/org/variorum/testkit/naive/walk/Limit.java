package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;

/** Limit on the squares that pieces may enter. */
public interface Limit extends Hook {

  /** @param squares the squares that the piece on {@code from} would enter, in order; it would end on the last */
  boolean allows(Board board, int from, List<Integer> squares);
}
