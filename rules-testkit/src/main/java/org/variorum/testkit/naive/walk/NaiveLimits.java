package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaiveRules;

/**
 * Limits on the squares that a piece may enter: the end squares that its path allows, and the limits of mechanisms.
 */
public final class NaiveLimits {
  private final NaiveRules rules;
  private final List<Limit> limits;

  public NaiveLimits(NaiveRules rules, List<Limit> limits) {
    this.rules = rules;
    this.limits = limits;
  }

  /** Whether the piece on {@code from} may move along a path, enter {@code squares} in order, and end on the last. */
  public boolean allow(Board board, int from, OpenPath path, List<Integer> squares) {
    NaivePiece mover = board.at(from).orElseThrow();
    return NaiveGeometry.contains(rules.geometry(), path.endRegion(), squares.getLast(), mover.side())
        && path.mayEndOn().test(squares.getLast()) && allowEntering(board, from, squares);
  }

  /** Whether all mechanisms allow the piece on {@code from} to enter {@code squares} and end on the last. */
  public boolean allowEntering(Board board, int from, List<Integer> squares) {
    for (Limit limit : limits) {
      if (!limit.allows(board, from, squares)) {
        return false;
      }
    }
    return true;
  }
}
