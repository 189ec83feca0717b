package org.variorum.rules.rule.bare;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;

/** The verdict is for a side that has nothing left but its royal piece. */
public record BareRule(Verdict verdict, String royal) implements Rule {

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofEnds("bare king", "bare king"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    Set<Guarantee> all = EnumSet.of(Guarantee.SAFETY_ONLY, Guarantee.OWN_MOVEMENT, Guarantee.RECAPTURE,
        Guarantee.QUIET_ENDS_NOTHING, Guarantee.MAY_STAND_PAT);
    if (verdict != Verdict.WIN) {
      all.add(Guarantee.LACK_NEVER_WINS);
    }
    return all;
  }

  @Override
  public List<Ending> endings(Set<Property> properties) {
    return List.of(new Ending(verdict, new Reason("bare", "%s has nothing left but the " + royal),
        BareRule::isBare));
  }

  /** Whether a side has nothing left but its royal piece. */
  static boolean isBare(State state, int side) {
    return state.isBare(side) && state.royal[side] != State.NO_SQUARE;
  }
}
