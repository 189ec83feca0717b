package org.variorum.rules.rule.royalcapture;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/** A side whose royal piece is captured has lost, or which has lost too many of several. */
public record RoyalCaptureRule(Context context) implements Rule {

  /** Whether a side has lost what it had to keep, on the board as it stands. */
  @FunctionalInterface
  private interface Fallen {
    boolean is(State state, int side);
  }

  /** Where royal pieces are in hand a side may have none on the board that has lost none: then a drop can end the game. */
  @Override
  public Set<Guarantee> guarantees() {
    boolean held = context.definition().pieces().stream().filter(PieceKind::royal)
        .anyMatch(piece -> context.definition().heldLetters().contains(piece.letter()));
    return held ? Guarantee.usualExcept(Guarantee.QUIET_ENDS_NOTHING) : Guarantee.USUAL;
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    // Where no check forbids it, one capture may remove both royal pieces: whoever made it has lost. A diagram may have none.
    Royalty royalty = context.definition().royalty();
    boolean both = royalty.mode() == Royalty.Mode.CAPTURE
        && properties.contains(Property.CAPTURES_SPREAD);
    Fallen fallen = fallen(royalty);
    return List.of(new Ending(Verdict.LOSS, new Reason("king-captured", sentence(royalty)),
        (state, side, _) -> fallen.is(state, side) && royalty.has(PieceCode.sideOf(side))
            && (!fallen.is(state, side ^ 1) || !royalty.has(PieceCode.sideOf(side ^ 1))
                || both && side != state.turn)));
  }

  private Fallen fallen(Royalty royalty) {
    if (!royalty.hasSeveral()) {
      return (state, side) -> state.royal[side] == State.NO_SQUARE;
    }
    Royals royals = context.royals();
    return royals::areLost;
  }

  private String sentence(Royalty royalty) {
    return switch (royalty.several()) {
      case ONE -> "%s's " + context.royal() + " is captured";
      case ALL -> "%s has lost a " + context.royal();
      case LAST, NOT_ALL -> "%s's last " + context.royal() + " is captured";
    };
  }
}
