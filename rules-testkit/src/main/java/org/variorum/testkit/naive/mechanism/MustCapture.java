package org.variorum.testkit.naive.mechanism;

import org.variorum.testkit.naive.play.Candidate;
import org.variorum.testkit.naive.play.Candidate.Feature;
import org.variorum.testkit.naive.play.Veto;

/** Who can capture captures. */
public final class MustCapture implements Veto {

  @Override
  public boolean forbids(Candidate move, Candidate other) {
    return other.has(Feature.TAKES) && !move.has(Feature.TAKES);
  }
}
