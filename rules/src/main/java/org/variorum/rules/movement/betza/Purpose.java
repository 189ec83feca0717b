package org.variorum.rules.movement.betza;

import static org.variorum.rules.movement.betza.BetzaModifier.CAPTURE;
import static org.variorum.rules.movement.betza.BetzaModifier.INITIAL;
import static org.variorum.rules.movement.betza.BetzaModifier.MOVE;

import java.util.List;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;

/** When a path may be gone: to empty squares, to enemies, only at first. */
record Purpose(boolean moves, boolean captures, boolean initial) {

  /** As the modifiers at a movement's start and before its atom say. */
  static Purpose of(Group start, Group end) {
    boolean both = end.has(MOVE) == end.has(CAPTURE);
    return new Purpose(both || end.has(MOVE), both || end.has(CAPTURE), start.has(INITIAL));
  }

  Path path(List<Leg> legs) {
    return new Path(legs, moves, captures, initial);
  }
}
