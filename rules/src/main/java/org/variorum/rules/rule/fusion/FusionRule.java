package org.variorum.rules.rule.fusion;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Rule;

/** A piece joins another of its side, and both are one; some part again. */
final class FusionRule implements Rule {

  private final Fusion fusion;
  private final JoiningForm joining;
  private final @Nullable PartingForm parting;
  private final Joints joints;

  FusionRule(Fusion fusion, Context context) {
    this.fusion = fusion;
    FusionTable table = FusionTable.of(fusion, context);
    joining = new JoiningForm(context.moveKinds().next(), table);
    parting = fusion.parted().isEmpty() ? null : new PartingForm(context.moveKinds().next(), table);
    joints = new Joints(fusion, table, joining, parting, context);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("fusion", "fusion", "fusion"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.OWN_MOVEMENT, Guarantee.QUIET_ENDS_NOTHING);
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return fusion.pairs().stream().anyMatch(pair -> pair.becomes().equals(letter))
        || fusion.leaving().contains(letter);
  }

  @Override
  public List<MoveForm> forms() {
    return parting == null ? List.of(joining) : List.of(joining, parting);
  }

  @Override
  public Optional<MoveSource.JoinRule> joinRule() {
    return Optional.of(joints);
  }
}
