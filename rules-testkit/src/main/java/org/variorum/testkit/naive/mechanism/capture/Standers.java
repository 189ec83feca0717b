package org.variorum.testkit.naive.mechanism.capture;

import org.variorum.rules.rule.standing.StandingCaptures;
import org.variorum.testkit.naive.play.Capture;
import org.variorum.testkit.naive.position.Piece;

/** Pieces that capture without moving. */
public final class Standers implements Capture.Staying {
  private final StandingCaptures rule;

  public Standers(StandingCaptures rule) {
    this.rule = rule;
  }

  @Override
  public boolean stays(Piece captor) {
    return rule.captors().contains(captor.letter());
  }
}
