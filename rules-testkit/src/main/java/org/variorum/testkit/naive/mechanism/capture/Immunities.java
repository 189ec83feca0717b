package org.variorum.testkit.naive.mechanism.capture;

import org.variorum.rules.rule.immunity.Immunity;
import org.variorum.testkit.naive.walk.Shield;

/** Immunity of a kind: only the captors that the rule names may capture a piece of this kind. */
public record Immunities(Immunity rule) implements Shield {

  @Override
  public boolean protects(String victim, String captor) {
    return victim.equals(rule.piece()) && !rule.captors().contains(captor);
  }
}
