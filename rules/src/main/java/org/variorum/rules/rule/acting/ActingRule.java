package org.variorum.rules.rule.acting;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.Fates;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.rule.Wording;

/** NOT-2: nothing is captured, but changed. */
public final class ActingRule implements Rule {

  private final Acting acting;
  private final Context context;
  private final Fates fates;

  public ActingRule(Acting acting, Context context) {
    this.acting = acting;
    this.context = context;
    fates = new Fates(context.kinds().codes(), this::after);
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE);
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("acting", "acting, not capturing", "acting instead of capturing"));
  }

  private int after(int piece, int by) {
    PieceKind kind = context.definition().pieces().get(PieceCode.kind(piece));
    Acting.Effect effect = PieceCode.side(piece) == by ? acting.ally()
        : kind.basic().isPresent() ? acting.promotedEnemy() : acting.enemy();
    return switch (effect) {
      case NONE -> Fates.NONE;
      case DISPLACE -> piece;
      case RECRUIT -> PieceCode.code(PieceCode.kind(piece), by);
      case DEMOTE -> changed(piece, kind.basic());
      case PROMOTE -> changed(piece, kind.promotion()
          .map(promotion -> promotion.to(PieceCode.sideOf(PieceCode.side(piece))))
          .filter(choices -> choices.size() == 1).map(List::getFirst));
    };
  }

  private int changed(int piece, Optional<String> letter) {
    return letter.map(other -> PieceCode.code(context.kinds().of(other), PieceCode.side(piece)))
        .orElse(Fates.NONE);
  }

  @Override
  public OptionalInt fate(int piece, int by) {
    return OptionalInt.of(fates.of(piece, by));
  }

  @Override
  public Optional<Acts> acts() {
    return Optional.of(new Targets(acting.form().places, fates, context.kinds()));
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(new ActingForm(context.definition(), fates, context.kinds().set(acting.zoneBound())));
  }

  /** NOT-12: who is acted on goes, or becomes something else. */
  @Override
  public boolean movesOtherwise(String letter) {
    return true;
  }

  @Override
  public Optional<Veto> veto() {
    return acting.compulsory() ? Optional.of(new ActingFirst()) : Optional.empty();
  }

  /** NOT-3, option: no plain move where an acting move with the same start and destination is legal. */
  private record ActingFirst() implements Veto {

    @Override
    public boolean forbids(long move, long other, Trials trials) {
      return MoveCode.kind(move) == MoveCode.PLAIN && MoveCode.kind(other) == MoveCode.ACTION
          && MoveCode.haveSameSquares(other, move);
    }

    @Override
    public boolean comparesSameSquares() {
      return true;
    }

    @Override
    public String why(long move, Wording words) {
      return words.pieceOn(MoveCode.from(move)) + " must act if it goes to "
          + words.square(MoveCode.to(move));
    }
  }
}
