package org.variorum.rules.rule.dead;

import java.util.List;
import org.variorum.rules.platform.BitSet;

/**
 * A check that may be mate.
 *
 * @param square where the royal piece stands that is attacked
 * @param mover what gives check
 * @param from where that stands
 * @param line how it comes to the royal piece
 * @param closing the squares on each of which a piece closes all its ways to come there
 */
record Check(int square, Mover mover, int from, CheckPath line, BitSet closing) {

  /** @param all all ways of the piece that gives check to come to the royal piece */
  static Check of(int square, Mover mover, int from, CheckPath line, List<CheckPath> all) {
    BitSet closing = line.passed().copy();
    for (CheckPath each : all) {
      if (each.open()) {
        closing.and(each.passed());
      } else {
        closing.clear();
      }
    }
    return new Check(square, mover, from, line, closing);
  }

  /** Whether a move captures the piece that gives check, or closes all its ways. */
  boolean isAnsweredBy(CheckPath move) {
    return move.target() == from ? move.captures(mover.code())
        : move.moves() && closing.get(move.target());
  }

  /** Whether a square is empty because the piece attacks over it. */
  boolean leavesEmpty(int between) {
    return line.open() && line.passed().get(between);
  }
}
