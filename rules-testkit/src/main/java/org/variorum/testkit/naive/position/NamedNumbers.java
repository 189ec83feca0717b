package org.variorum.testkit.naive.position;

import java.util.Optional;
import org.variorum.rules.board.Side;

/** A mechanism that stores numbers of each side. Conditions refer to them by name. */
public interface NamedNumbers extends Hook {

  /** A side's number of the given name; empty if the mechanism stores no number of that name. */
  Optional<Integer> number(NaivePosition position, String name, Side side);
}
