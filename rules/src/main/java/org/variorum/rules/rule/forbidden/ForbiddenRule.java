package org.variorum.rules.rule.forbidden;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Places;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.judge.Judge;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.State;

/** A move is not legal that leads to something. */
final class ForbiddenRule implements Rule, Veto.Prohibition {

  private final Judge judge;
  private final Optional<Side> only;
  private final boolean mayMate;
  private final String clause;

  ForbiddenRule(Forbidden forbidden, Context context) {
    only = forbidden.only();
    mayMate = forbidden.mayMate();
    judge = Judge.of(forbidden.condition(), context);
    clause = new ConditionWords(new Names(context.definition()), new Places(context.board()))
        .clause(forbidden.condition()) + (mayMate ? ", but for one that mates" : "");
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional
        .of(RuleNote.ofMoves("forbidden results", "forbidden results", "which moves are forbidden"));
  }

  /** A capture that is forbidden answers no other. */
  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE);
  }

  @Override
  public Optional<Veto.Prohibition> prohibition() {
    return Optional.of(this);
  }

  @Override
  public boolean forbids(State after, int mover, Threats threats) {
    return (only.isEmpty() || only.get() == PieceCode.sideOf(mover)) && judge.holds(after, mover, threats);
  }

  @Override
  public boolean sparesMate() {
    return mayMate;
  }

  @Override
  public String why() {
    return only.map(side -> "no move of " + side.word()).orElse("no move") + " may be made after which "
        + clause;
  }
}
