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
    String how = !phrasing.properties().contains(Property.CAPTURES_SPREAD) ? "capturing"
        : phrasing.check() && !phrasing.definition().royalty().maySpareOne() ? "blowing up"
            : "capturing or blowing up";
    boolean otherwise = !phrasing.check() && phrasing.definition().pieces().stream().filter(PieceKind::royal)
        .anyMatch(phrasing.definition()::mayLose);
    return "A side wins by " + how + (otherwise ? " or otherwise taking off the board" : "")
        + switch (phrasing.definition().royalty().several()) {
          case ONE -> " the enemy's royal piece.";
          case ALL -> " a royal piece of the enemy, so that it has fewer than at the start.";
          case LAST, NOT_ALL -> " the enemy's last royal piece.";
        };
  }
}
