package org.variorum.testkit.naive.mechanism.counters;

import java.util.List;
import org.variorum.rules.rule.counters.Counters;
import org.variorum.testkit.naive.play.NaivePlay;
import org.variorum.testkit.naive.position.Hook;

/** All counters of a game. */
public final class NaiveCounters implements Hook {
  private final List<Hook> parts;

  public NaiveCounters(Counters rule, NaivePlay play) {
    parts = rule.counters().stream().<Hook>map(counter -> new NaiveCounter(counter, play)).toList();
  }

  @Override
  public List<Hook> parts() {
    return parts;
  }
}
