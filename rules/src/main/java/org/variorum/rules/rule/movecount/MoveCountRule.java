package org.variorum.rules.rule.movecount;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Rule;

/** Too many moves without progress are a draw. */
record MoveCountRule(MoveCount count, Context context) implements Rule {

  private static final Reason REASON = new Reason("move-count", true, "too many moves without progress");

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public Optional<Progress> progress() {
    return Optional.of(new Progress(count.captures(), count.actions(), count.promotions(),
        context.kinds().set(count.pieces())));
  }

  @Override
  public Optional<EndByLength> endByLength() {
    return count.moves() == 0 ? Optional.empty()
        : Optional.of(new EndByLength(1, 2 * count.moves(), false, List.of(REASON),
            (_, _, _) -> Optional.of(Outcome.draw(REASON))));
  }
}
