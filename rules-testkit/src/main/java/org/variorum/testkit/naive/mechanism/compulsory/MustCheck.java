package org.variorum.testkit.naive.mechanism.compulsory;

import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.play.Veto;
import org.variorum.testkit.naive.position.Position;

/** Who can give check does. */
public final class MustCheck implements Veto {
  private final Play play;

  public MustCheck(Play play) {
    this.play = play;
  }

  @Override
  public boolean forbids(Position position, Candidate move, Candidate other) {
    return givesCheck(position, other) && !givesCheck(position, move);
  }

  private boolean givesCheck(Position position, Candidate move) {
    return play.attacks().inCheck(move.board(), position.turn().opponent());
  }
}
