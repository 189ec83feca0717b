package org.variorum.testkit.naive;

import org.variorum.rules.rule.compulsory.CompulsoryCaptures;
import org.variorum.testkit.naive.Candidate.Feature;
import org.variorum.testkit.naive.position.Rules;

/** Who can capture captures. */
final class MustCapture implements Veto {
  private final boolean compulsory;

  MustCapture(Rules rules) {
    compulsory = rules.definition().mechanism(CompulsoryCaptures.class).isPresent();
  }

  @Override
  public boolean forbids(Candidate move, Candidate other) {
    return compulsory && other.has(Feature.TAKES) && !move.has(Feature.TAKES);
  }
}
