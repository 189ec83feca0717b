package org.variorum.rules.rule.royalcapture;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;

/** A side whose royal piece is captured has lost. */
public record RoyalCaptureRule(Context context) implements Rule {

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    // Where no check forbids it, one capture may remove both royal pieces: whoever made it has lost. A diagram may have none.
    Royalty royalty = context.definition().royalty();
    boolean both = royalty.mode() == Royalty.Mode.CAPTURE
        && properties.contains(Property.CAPTURES_SPREAD);
    return List
        .of(new Ending(Verdict.LOSS, new Reason("king-captured", "%s's " + context.royal() + " is captured"),
            (state, side, _) -> state.royal[side] == State.NO_SQUARE && royalty.has(PieceCode.sideOf(side))
                && (state.royal[side ^ 1] != State.NO_SQUARE || !royalty.has(PieceCode.sideOf(side ^ 1))
                    || both && side != state.turn)));
  }
}
