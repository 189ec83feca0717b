package org.variorum.rules.rule.borrowing;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats.Stratum;

/** DEL-2: whose movement is that of others. How it is found is the core's still. */
public record BorrowingRule(Borrowing borrowing) implements Rule {

  @Override
  public Set<Guarantee> guarantees() {
    return Set.of(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE, Guarantee.QUIET_ENDS_NOTHING,
        Guarantee.MAY_STAND_PAT, Guarantee.LACK_NEVER_WINS);
  }

  /** Who is told how each piece moves is told from whom it borrows. */
  @Override
  public Optional<RuleNote> note() {
    return Optional.of(new RuleNote("borrowing", Optional.of("borrowed movement"), true, Optional.empty()));
  }

  /** Who lends is found by native movement alone, and what is borrowed is not passed on (DEL-3). */
  @Override
  public Optional<Stratum> asks() {
    return Optional.of(Stratum.OWN);
  }

  @Override
  public Set<String> lenders(String letter) {
    return borrowing.borrowers().contains(letter) ? borrowing.lenders() : Set.of();
  }
}
