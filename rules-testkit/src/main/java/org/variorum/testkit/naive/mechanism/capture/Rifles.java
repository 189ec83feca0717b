package org.variorum.testkit.naive.mechanism.capture;

import org.variorum.rules.rule.rifle.Rifle;
import org.variorum.testkit.naive.play.Capture;
import org.variorum.testkit.naive.position.Piece;

/** Pieces that capture without moving. */
public final class Rifles implements Capture.Staying {
  private final Rifle rule;

  public Rifles(Rifle rule) {
    this.rule = rule;
  }

  @Override
  public boolean stays(Piece captor) {
    return rule.captors().contains(captor.letter());
  }
}
