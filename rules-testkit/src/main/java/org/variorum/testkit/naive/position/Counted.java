package org.variorum.testkit.naive.position;

import java.util.Optional;
import org.variorum.rules.board.Side;

/** A mechanism that keeps a number for each side under a name. */
public interface Counted extends Hook {

  /** The number of a side under a name; empty if the mechanism keeps no such number. */
  Optional<Integer> number(NaivePosition position, String name, Side side);
}
