package org.variorum.rules.rule.incheck;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats.Stratum;

/** NMT-7, NMT-9: who moves otherwise in check attacks as others tell whether there is check, and is not asked himself. */
public final class MovementInCheckRule implements Rule {

  /** Each of its two movements is one as others are; which it is, is known before a move is made. */
  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.USUAL;
  }

  @Override
  public Optional<Stratum> asks() {
    return Optional.of(Stratum.LENT);
  }
}
