package org.variorum.rules.rule.ban;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.SlotFormat;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/** NMT-4: whoever is answered in kind. Remembers one more than the kind that may not answer. */
public final class BanRule implements Rule {

  private static final int BITS = 7;

  private final Slot slot;
  private final long kinds;
  private final BanForm form;

  public BanRule(AnswerBan ban, Context context) {
    slot = context.memory().allocateFleeting(BITS);
    kinds = context.kinds().set(ban.pieces());
    form = new BanForm(context, slot, context.inOrder(ban.pieces()));
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("answer ban", "no answer in kind", "which pieces may not answer"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public List<SlotFormat> memory() {
    return List.of(form);
  }

  @Override
  public List<Gate> gates() {
    return List.of(new BanGate(slot));
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this::ban);
  }

  private void ban(State state, Editor editor, long move, int mover) {
    boolean own = PieceCode.side(mover) != state.turn;
    if (own && PieceCode.holds(kinds, mover) && MoveCode.kind(move) != MoveCode.DROP) {
      state.set(slot, PieceCode.kind(mover) + 1);
    }
  }
}
