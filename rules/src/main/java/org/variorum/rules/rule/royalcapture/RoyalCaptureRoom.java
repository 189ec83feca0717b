package org.variorum.rules.rule.royalcapture;

import org.variorum.rules.definition.Goal.RoyalCaptured;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;

/** A side whose royal piece is captured has lost. No word says so: it holds wherever one can be. */
public final class RoyalCaptureRoom extends Room<RoyalCaptured> {

  public RoyalCaptureRoom() {
    super(RoyalCaptured.class, (_, context) -> new RoyalCaptureRule(context));
  }

  /** Where there is check, a royal piece can only be near the capture of another. */
  @Override
  public String sentence(RoyalCaptured goal, Phrasing phrasing) {
    String how = !phrasing.properties().contains(Property.CAPTURES_SPREAD) ? "captures"
        : phrasing.check() && !phrasing.definition().royalty().maySpareOne() ? "blows up"
            : "captures or blows up";
    boolean otherwise = !phrasing.check() && phrasing.definition().pieces().stream().filter(PieceKind::royal)
        .anyMatch(phrasing.definition()::takes);
    return "Who " + how + (otherwise ? " or otherwise takes off the board" : "")
        + switch (phrasing.definition().royalty().several()) {
          case ONE -> " the enemy's royal piece wins.";
          case ALL -> " a royal piece of the enemy, so that it has fewer than at the start, wins.";
          case LAST, NOT_ALL -> " the enemy's last royal piece wins.";
        };
  }
}
