package org.variorum.testkit.naive.mechanism;

import org.variorum.rules.rule.forbidden.Forbidden;
import org.variorum.testkit.naive.play.Ban;
import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Play;
import org.variorum.testkit.naive.play.Truths;
import org.variorum.testkit.naive.position.Position;

/** A move may not be made after which something holds. */
public final class Forbiddens implements Ban {
  private final Forbidden rule;
  private final Play play;

  public Forbiddens(Forbidden rule, Play play) {
    this.rule = rule;
    this.play = play;
  }

  @Override
  public boolean forbids(Position position, Candidate move) {
    return rule.only().orElse(position.turn()) == position.turn()
        && new Truths(play).holds(rule.condition(), play.successor().after(position, move), position.turn());
  }
}
