package org.variorum.rules.rule.displacement;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
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
    slot = freezes ? context.memory().allocatePieceCells() : CellSlot.NONE;
    kind = context.moveKinds().next();
    captures = Displacements.of(displacement, context, kind);
    form = new FrozenForm(context, slot, context.inOrder(displacement.pieces()));
  }

  /** It is put elsewhere as it is. */
  @Override
  public OptionalInt fate(int piece, int by) {
    boolean displaced = PieceCode.holds(captures.victims(), piece)
        && (captures.ownToo() || PieceCode.side(piece) != by);
    return displaced ? OptionalInt.of(piece) : OptionalInt.empty();
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional
        .of(RuleNote.ofMoves("displacement", "displacement", "the displacement of captured pieces"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY);
  }

  @Override
  public List<SlotFormat> memory() {
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
