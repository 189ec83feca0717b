package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Rules;

/** Where a piece may go at all: the region of its way, and what mechanisms allow. */
public final class Limits {
  private final Rules rules;
  private final List<Limit> limits;

  public Limits(Rules rules, List<Limit> limits) {
    this.rules = rules;
    this.limits = limits;
  }

  /** @param squares those entered, in order; the piece ends on the last */
  public boolean allow(Board board, int from, Going going, List<Integer> squares) {
    Piece mover = board.at(from).orElseThrow();
    return Ground.contains(rules.geometry(), going.to(), squares.getLast(), mover.side())
        && going.open().test(squares.getLast()) && allLimits(board, from, squares);
  }

  /** Whether what mechanisms say of pieces that move allows it. */
  public boolean allLimits(Board board, int from, List<Integer> squares) {
    for (Limit limit : limits) {
      if (!limit.allows(board, from, squares)) {
        return false;
      }
    }
    return true;
  }
}
