package org.variorum.rules.rule.standing;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Rule;

/** Some pieces capture from where they stand. */
final class StandingRule implements Rule, CaptureForm.Standing, MoveSource.Expansion {

  private final int kind;
  private final long captors;

  StandingRule(StandingCaptures captures, Context context) {
    kind = context.moveKinds().next();
    captors = context.kinds().set(captures.captors());
  }

  @Override
  public Optional<RuleNote> note() {
    String name = "captures without moving";
    return Optional.of(RuleNote.ofMoves(name, name, name));
  }

  /** Who has captured does not stand where somebody was captured. */
  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualBut(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE);
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(new StandingForm(kind));
  }

  @Override
  public Optional<CaptureForm.Standing> standing() {
    return Optional.of(this);
  }

  @Override
  public long captors() {
    return captors;
  }

  @Override
  public long capture(int from, int square) {
    return MoveCode.taking(kind, from, from, square, square);
  }

  /** Told from others by a square of the other piece that it can never have. */
  @Override
  public long enPassant(int from, int square) {
    return MoveCode.taking(kind, from, from, square, from);
  }

  @Override
  public boolean isEnPassant(long move) {
    return MoveCode.kind(move) == kind && MoveCode.otherTo(move) == MoveCode.from(move);
  }

  @Override
  public Optional<MoveSource.Expansion.Maker> expansion() {
    return Optional.of((_, _) -> this);
  }

  /** A piece that captures another in several ways does the same by each. */
  @Override
  public void expand(MoveBuffer moves, long move) {
    if (MoveCode.kind(move) != kind) {
      moves.add(move);
      return;
    }
    long capture = capture(MoveCode.from(move), MoveCode.otherFrom(move));
    if (!moves.contains(capture)) {
      moves.add(capture);
    }
  }
}
