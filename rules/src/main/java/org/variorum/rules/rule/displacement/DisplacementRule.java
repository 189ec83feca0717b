package org.variorum.rules.rule.displacement;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.Mechanism.Displacement;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotForm;
import org.variorum.rules.state.CellSlot;
import org.variorum.rules.state.State;

/** RS-5: a captured piece is put elsewhere. RS-7: it may then be frozen until the end of its owner's next turn. */
public final class DisplacementRule implements Rule {

  private final boolean freezes;
  private final int kind;
  private final CellSlot slot;
  private final Displacements captures;
  private final FrozenForm form;

  public DisplacementRule(Displacement displacement, Context context) {
    freezes = displacement.freezes();
    slot = freezes ? context.memory().ofPieces() : CellSlot.NONE;
    kind = context.moveKinds().next();
    captures = new Displacements(displacement, context, kind);
    form = new FrozenForm(context, slot, context.inOrder(displacement.pieces()));
  }

  @Override
  public List<SlotForm> memory() {
    return freezes ? List.of(form) : List.of();
  }

  @Override
  public List<Gate> gates() {
    return freezes ? List.of(new FrozenGate(slot, captures.victims())) : List.of();
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(new DisplacementForm(kind));
  }

  @Override
  public Optional<CaptureForm> captures() {
    return Optional.of(captures);
  }

  @Override
  public Optional<Consequence> consequence() {
    return freezes ? Optional.of(this::freeze) : Optional.empty();
  }

  private void freeze(State state, Editor editor, long move, int mover) {
    if (MoveCode.kind(move) == kind) {
      state.add(slot, MoveCode.otherTo(move));
    }
  }
}
