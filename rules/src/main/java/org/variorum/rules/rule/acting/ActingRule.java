package org.variorum.rules.rule.acting;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.variorum.rules.definition.Mechanism.Acting;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Rule;

/** NOT-2: nothing is captured, but changed. How targets are found is the core's still. */
public record ActingRule(Acting acting, Context context) implements Rule {

  @Override
  public Set<Guarantee> guarantees() {
    return Set.of(Guarantee.OWN_MOVEMENT, Guarantee.QUIET_ENDS_NOTHING, Guarantee.MAY_STAND_PAT,
        Guarantee.LACK_NEVER_WINS);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("acting", "acting, not capturing", "acting instead of capturing"));
  }

  @Override
  public OptionalInt fate(int piece, int by) {
    PieceKind kind = context.definition().pieces().get(PieceCode.kind(piece));
    Acting.Effect effect = PieceCode.side(piece) == by ? acting.ally()
        : kind.basic().isPresent() ? acting.promotedEnemy() : acting.enemy();
    return OptionalInt.of(switch (effect) {
      case NONE -> Fates.NONE;
      case DISPLACE -> piece;
      case RECRUIT -> PieceCode.code(PieceCode.kind(piece), by);
      case DEMOTE -> changed(piece, kind.basic());
      case PROMOTE -> changed(piece, kind.promotion().map(promotion -> promotion.to())
          .filter(choices -> choices.size() == 1).map(List::getFirst));
    });
  }

  private int changed(int piece, Optional<String> letter) {
    return letter.map(other -> PieceCode.code(context.kinds().of(other), PieceCode.side(piece)))
        .orElse(Fates.NONE);
  }
}
