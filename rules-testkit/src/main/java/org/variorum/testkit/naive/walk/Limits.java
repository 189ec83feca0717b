package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.rules.rule.range.Range;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Rules;

/** Where a piece may go at all: the region of its way, and the range of others (RS-3). */
public final class Limits {
  private final Rules rules;

  public Limits(Rules rules) {
    this.rules = rules;
  }

  /** @param squares those entered, in order; the piece ends on the last */
  public boolean allow(Board board, int from, Going going, List<Integer> squares) {
    Piece mover = board.at(from).orElseThrow();
    return Ground.contains(rules.geometry(), going.to(), squares.getLast(), mover.side())
        && rules.ranges().stream().filter(range -> range.pieces().contains(mover.letter()))
            .allMatch(range -> inRange(board, from, mover, squares, range));
  }

  private boolean inRange(Board board, int from, Piece mover, List<Integer> squares, Range range) {
    List<Integer> judged = range.passedToo() ? squares : List.of(squares.getLast());
    return inRange(board, from, mover, range)
        && judged.stream().allMatch(square -> inRange(board, square, mover, range));
  }

  private boolean inRange(Board board, int square, Piece mover, Range range) {
    return board
        .squares(piece -> piece.side() == mover.side() && range.around().contains(piece.letter())).stream()
        .anyMatch(giver -> Ground.distance(rules.geometry(), giver, square) <= range.distance());
  }
}
