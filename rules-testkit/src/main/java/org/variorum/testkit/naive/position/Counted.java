package org.variorum.testkit.naive.position;

import java.util.Optional;
import org.variorum.rules.board.Side;

/** Knows numbers of each side by their names. */
public interface Counted extends Hook {

  /** The number; empty if nothing is known by that name. */
  Optional<Integer> number(Position position, String name, Side side);
}
