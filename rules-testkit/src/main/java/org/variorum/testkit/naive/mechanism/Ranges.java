package org.variorum.testkit.naive.mechanism;

import java.util.List;
import org.variorum.rules.rule.range.Range;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.walk.Limit;

/** RS-3: pieces that may move only within a distance of certain other pieces of their side. */
public final class Ranges implements Limit {
  private final Range range;
  private final NaivePlay play;

  public Ranges(Range range, NaivePlay play) {
    this.range = range;
    this.play = play;
  }

  @Override
  public boolean allows(Board board, int from, List<Integer> squares) {
    NaivePiece mover = board.at(from).orElseThrow();
    if (!range.pieces().contains(mover.letter())) {
      return true;
    }
    List<Integer> limitedSquares = range.passedToo() ? squares : List.of(squares.getLast());
    Board realBoard = board.withoutHypothetical();
    return isInRange(realBoard, from, mover)
        && limitedSquares.stream().allMatch(square -> isInRange(realBoard, square, mover));
  }

  private boolean isInRange(Board board, int square, NaivePiece mover) {
    return board
        .squares(piece -> piece.side() == mover.side() && range.around().contains(piece.letter())).stream()
        .anyMatch(
            other -> NaiveGeometry.distance(play.rules().geometry(), other, square) <= range.distance());
  }
}
