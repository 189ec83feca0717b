package org.variorum.rules.rule.compulsory;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Veto;

/** A player who can capture has to: no other move is legal beside a capture, and no capture beside one that comes before it. */
final class CompulsoryCapturesRule implements Rule {

  private final CapturesFirst captures;

  CompulsoryCapturesRule(CompulsoryCaptures rule, Context context) {
    captures = new CapturesFirst(rule, context);
  }

  /** Nothing of what moves by itself changes; but who may capture may not stand still, nor stop within an exchange. */
  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE, Guarantee.MAY_STAND_PAT);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional
        .of(RuleNote.ofMoves("compulsory captures", "compulsory captures", "which captures are compulsory"));
  }

  @Override
  public Optional<Veto> veto() {
    return Optional.of(captures);
  }
}
