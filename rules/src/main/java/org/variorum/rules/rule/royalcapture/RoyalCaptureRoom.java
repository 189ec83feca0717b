package org.variorum.rules.rule.royalcapture;

import java.util.Optional;
import org.variorum.rules.definition.Goal.RoyalCaptured;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Phrasing;

/** A side whose royal piece is captured has lost. No word says so: it holds wherever one can be. */
public final class RoyalCaptureRoom implements Room<RoyalCaptured> {

  @Override
  public Class<RoyalCaptured> record() {
    return RoyalCaptured.class;
  }

  @Override
  public Optional<Rule> rule(RoyalCaptured goal, Context context) {
    return Optional.of(new RoyalCaptureRule(context));
  }

  /** Where there is check, a royal piece can only be near the capture of another. */
  @Override
  public String sentence(RoyalCaptured goal, Phrasing phrasing) {
    String how = !phrasing.properties().contains(Property.CAPTURES_SPREAD) ? "captures"
        : phrasing.check() ? "blows up" : "captures or blows up";
    return "Who " + how + " the enemy's royal piece wins.";
  }
}
