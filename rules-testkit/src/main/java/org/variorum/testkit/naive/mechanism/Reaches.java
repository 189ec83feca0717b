package org.variorum.testkit.naive.mechanism;

import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.reach.Reach;
import org.variorum.testkit.naive.play.Ending;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Position;

/** A side that moves a piece to a place has won. */
public final class Reaches implements Ending {
  private final Reach goal;
  private final Play play;

  public Reaches(Reach goal, Play play) {
    this.goal = goal;
    this.play = play;
  }

  /** The side that has just moved has won, not one that was set up there. */
  @Override
  public Optional<String> end(Position position) {
    Side mover = position.lastMover();
    boolean reached = position.board()
        .squares(piece -> piece.side() == mover && goal.pieces().contains(piece.letter())).stream()
        .anyMatch(square -> Ground.contains(play.rules().geometry(), goal.region(), square, mover));
    return reached ? Optional.of("reached") : Optional.empty();
  }
}
