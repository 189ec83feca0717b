package org.variorum.testkit.naive.mechanism;

import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Goal.Moment;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.rule.reach.Reach;
import org.variorum.testkit.naive.play.Ending;
import org.variorum.testkit.naive.play.Moments;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;

/** A side that moves a piece to a place has won. */
public final class Reaches implements Ending {
  private final Reach goal;
  private final Play play;

  public Reaches(Reach goal, Play play) {
    this.goal = goal;
    this.play = play;
  }

  @Override
  public Optional<String> end(Position position) {
    return moments(position).ends(position) ? Optional.of("reached") : Optional.empty();
  }

  @Override
  public Optional<String> tie(Position position) {
    return moments(position).ties(position) ? Optional.of(Moments.BOTH) : Optional.empty();
  }

  /** At once only the side that has just moved wins, not one that was set up there. */
  private Moments moments(Position position) {
    return new Moments(goal.judging(), Verdict.WIN, side -> stands(position.board(), side)
        && (goal.judging().moment() != Moment.NOW || side == position.lastMover()));
  }

  private boolean stands(Board board, Side side) {
    return board.squares(piece -> piece.side() == side && goal.pieces().contains(piece.letter())).stream()
        .filter(square -> Ground.contains(play.rules().geometry(), goal.region(), square, side))
        .anyMatch(square -> !goal.safe() || !isAttacked(board, square, side));
  }

  /** As a royal piece in its place would be. */
  private boolean isAttacked(Board board, int square, Side side) {
    PieceKind royal =
        play.rules().definition().pieces().stream().filter(PieceKind::royal).findFirst().orElseThrow();
    return play.attacks().wouldBeAttacked(board, square, new Piece(side, royal));
  }
}
