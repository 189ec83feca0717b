package org.variorum.rules.rule.dead;

import java.util.List;

/**
 * A check that may be mate.
 *
 * @param square where the royal piece stands that is attacked
 * @param mover what gives check
 * @param from where that stands
 * @param line how it comes to the royal piece
 * @param all all its ways to come there
 */
record Check(int square, Mover mover, int from, Line line, List<Line> all) {

  /** Whether a move captures the piece that gives check, or closes all its ways. */
  boolean isAnsweredBy(Line move) {
    return move.target() == from ? move.captures(mover.code())
        : move.moves() && all.stream().allMatch(each -> each.open() && each.passed().get(move.target()));
  }

  /** Whether a square is empty because the piece attacks over it. */
  boolean leavesEmpty(int between) {
    return line.open() && line.passed().get(between);
  }
}
