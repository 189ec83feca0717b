package org.variorum.rules.rule.push;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.push.Push.PushOwner;

/** Pieces push rows of others before them. */
final class PushRule implements Rule {

  private final Push push;
  private final PushTable table;
  private final Set<Guarantee> guarantees;

  PushRule(Push push, Context context) {
    this.push = push;
    Guarantee[] broken = {Guarantee.SAFETY_ONLY, Guarantee.OWN_MOVEMENT, Guarantee.RECAPTURE,
        Guarantee.QUIET_ENDS_NOTHING};
    guarantees =
        push.owner() == PushOwner.OWN ? Guarantee.usualExcept(broken) : context.movingEnemiesBut(broken);
    int kind = context.moveKinds().next(Push.WORD);
    boolean check = context.definition().royalty().mode() == Royalty.Mode.CHECK;
    table = new PushTable(push, kind, push.off() ? context.moveKinds().next(Push.WORD) : kind,
        context.kinds().set(push.pieces()), context.kinds().set(push.pushed()),
        check ? context.kinds().royals() : 0, Row.all(context.board(), push.lines()));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return guarantees;
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("pushes", "pushes", "pushes"));
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return push.pieces().contains(letter) || push.pushed().contains(letter);
  }

  @Override
  public Optional<MoveSource.Maker> moves() {
    return Optional.of((state, _, gates) -> new PushMoves(table, state, gates));
  }

  @Override
  public List<MoveForm> forms() {
    MoveForm plain = new PushForm(table, false);
    return push.off() ? List.of(plain, new PushForm(table, true)) : List.of(plain);
  }
}
