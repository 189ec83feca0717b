package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;

/** Limit on the squares that pieces may enter. */
public interface Limit extends Hook {

  /** Whether the piece on {@code from} may enter all of {@code squares}, in this order, and end on the last. */
  boolean allows(Board board, int from, List<Integer> squares);
}
