package org.variorum.testkit.naive;

import org.variorum.rules.rule.acting.Acting;
import org.variorum.testkit.naive.Candidate.Feature;
import org.variorum.testkit.naive.position.Rules;

/** NOT-3, compulsory: no plain move where an acting move has the same start and destination. */
final class CompulsoryActs implements Veto {
  private final boolean compulsory;

  CompulsoryActs(Rules rules) {
    compulsory = rules.acting().filter(Acting::compulsory).isPresent();
  }

  @Override
  public boolean forbids(Candidate move, Candidate other) {
    return compulsory && !move.has(Feature.ACTS) && other.has(Feature.ACTS)
        && other.journey().equals(move.journey());
  }
}
