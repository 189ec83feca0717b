package org.variorum.testkit.naive.mechanism.capture;

import org.variorum.rules.rule.immunity.Immunity;
import org.variorum.testkit.naive.walk.Shield;

/** Immunity of a kind against captures by all kinds except some captors. */
public record Immunities(Immunity rule) implements Shield {

  @Override
  public boolean protects(String victim, String captor) {
    return victim.equals(rule.piece()) && !rule.captors().contains(captor);
  }
}
