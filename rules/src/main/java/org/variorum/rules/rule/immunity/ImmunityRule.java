package org.variorum.rules.rule.immunity;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Rule;

/** A piece is captured by some kinds only. */
final class ImmunityRule implements Rule {

  private final Immunity immunity;

  ImmunityRule(Immunity immunity, Context context) {
    this.immunity = immunity;
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(
        RuleNote.ofMoves("immunity", "pieces that not all may capture", "which pieces may not be captured"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public boolean mayCapture(String captor, String victim) {
    return !victim.equals(immunity.piece()) || immunity.captors().contains(captor);
  }
}
