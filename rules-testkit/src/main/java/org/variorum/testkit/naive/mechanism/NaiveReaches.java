package org.variorum.testkit.naive.mechanism;

import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.rule.reach.Reach;
import org.variorum.testkit.naive.play.GoalTiming;
import org.variorum.testkit.naive.play.NaiveEnding;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/** Win by a piece on a target square. */
public final class NaiveReaches implements NaiveEnding.TimedGoal {
  private final Reach goal;
  private final NaivePlay play;

  public NaiveReaches(Reach goal, NaivePlay play) {
    this.goal = goal;
    this.play = play;
  }

  @Override
  public String endWord() {
    return "reached";
  }

  @Override
  public GoalTiming timing(NaivePosition position) {
    return new GoalTiming(goal.timing(), Verdict.WIN, side -> hasReached(position.board(), side));
  }

  private boolean hasReached(Board board, Side side) {
    return board.squares(piece -> piece.side() == side && goal.pieces().contains(piece.letter())).stream()
        .filter(square -> NaiveGeometry.contains(play.rules().geometry(), goal.region(), square, side))
        .anyMatch(square -> !goal.safe() || !isAttacked(board, square, side));
  }

  /** Whether a royal piece of the side would be attacked if it were on the square. */
  private boolean isAttacked(Board board, int square, Side side) {
    PieceKind royal =
        play.rules().definition().pieces().stream().filter(PieceKind::royal).findFirst().orElseThrow();
    return play.attacks().wouldBeAttacked(board, square, new NaivePiece(side, royal));
  }
}
