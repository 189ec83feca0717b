package org.variorum.testkit.naive.mechanism.compulsory;

import java.util.List;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.play.Veto;
import org.variorum.testkit.naive.position.Position;

/** Compulsory checks: a side that can give check must do so. */
public final class MustCheck implements Veto {
  private final Play play;

  public MustCheck(Play play) {
    this.play = play;
  }

  @Override
  public List<Candidate> left(Position position, List<Candidate> legal) {
    List<Candidate> checks = legal.stream().filter(move -> givesCheck(position, move)).toList();
    return checks.isEmpty() ? legal : checks;
  }

  private boolean givesCheck(Position position, Candidate move) {
    return play.attacks().inCheck(move.board(), position.turn().opponent());
  }
}
