package org.variorum.rules.movement.betza;

import static org.variorum.rules.movement.betza.BetzaModifier.CAPTURE;
import static org.variorum.rules.movement.betza.BetzaModifier.INITIAL;
import static org.variorum.rules.movement.betza.BetzaModifier.MOVE;

import java.util.List;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;

/**
 * The conditions of a path: whether it may end on an empty square ({@code moves}) and on an enemy ({@code captures}),
 * and whether only pieces on their home squares may take it ({@code initial}).
 */
record Purpose(boolean moves, boolean captures, boolean initial) {

  /**
   * Returns the conditions that modifiers state: {@code i} in the group {@code start}, {@code m} and {@code c} in the
   * group {@code end}. Neither or both of {@code m} and {@code c} means both.
   */
  static Purpose of(Group start, Group end) {
    boolean unrestricted = end.has(MOVE) == end.has(CAPTURE);
    return new Purpose(unrestricted || end.has(MOVE), unrestricted || end.has(CAPTURE), start.has(INITIAL));
  }

  Path path(List<Leg> legs) {
    return new Path(legs, moves, captures, initial);
  }
}
