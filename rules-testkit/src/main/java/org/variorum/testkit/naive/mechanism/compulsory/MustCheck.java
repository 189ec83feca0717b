package org.variorum.testkit.naive.mechanism.compulsory;

import java.util.List;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.play.NaiveVeto;
import org.variorum.testkit.naive.position.NaivePosition;

/** Compulsory checks: a side that can give check must do so. */
public final class MustCheck implements NaiveVeto {
  private final NaivePlay play;

  public MustCheck(NaivePlay play) {
    this.play = play;
  }

  @Override
  public List<Candidate> remainingMoves(NaivePosition position, List<Candidate> legal) {
    List<Candidate> checks = legal.stream().filter(move -> givesCheck(position, move)).toList();
    return checks.isEmpty() ? legal : checks;
  }

  private boolean givesCheck(NaivePosition position, Candidate move) {
    return play.attacks().inCheck(move.board(), position.turn().opponent());
  }
}
