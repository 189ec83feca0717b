package org.variorum.testkit.naive.mechanism.capture;

import org.variorum.rules.rule.immunity.Immunity;
import org.variorum.testkit.naive.walk.Shield;

/** A kind that is captured by some kinds only, or by none. */
public record Immunities(Immunity rule) implements Shield {

  @Override
  public boolean saves(String victim, String captor) {
    return victim.equals(rule.piece()) && !rule.captors().contains(captor);
  }
}
