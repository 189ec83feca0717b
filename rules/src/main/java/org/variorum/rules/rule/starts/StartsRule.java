package org.variorum.rules.rule.starts;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SetupContext;

/** A game begins in one of many positions; once it has begun, nothing of that matters. */
final class StartsRule implements Rule {

  private final Arrangements arrangements;

  StartsRule(Starts starts, Context context) {
    arrangements = new Arrangements(starts, context.board(),
        starts.condition().map(condition -> Judge.of(condition, context)));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public Optional<SetupContext.Lineups> lineups() {
    return Optional.of(arrangements);
  }
}
