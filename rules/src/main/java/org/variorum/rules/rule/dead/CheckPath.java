package org.variorum.rules.rule.dead;

import org.variorum.rules.platform.BitSet;
import org.variorum.rules.position.PieceCode;

/**
 * One way on which a piece may come to a square.
 *
 * @param target the square
 * @param passed the squares between
 * @param open whether the piece comes there exactly if all squares between are empty; else something more must hold, or less
 * @param moves whether it may end there where the square is empty
 * @param victims the kinds that it may capture there
 */
record CheckPath(int target, BitSet passed, boolean open, boolean moves, long victims) {

  boolean captures() {
    return victims != 0;
  }

  /** Whether it may capture a piece of a code there. */
  boolean captures(int code) {
    return PieceCode.holds(victims, code);
  }

  /** Whether nothing between can bar it. */
  boolean isStep() {
    return open && passed.isEmpty();
  }

  /** Whether it goes over no other squares than another one. */
  boolean isWithin(CheckPath other) {
    BitSet rest = passed.copy();
    rest.andNot(other.passed);
    return rest.isEmpty();
  }
}
