package org.variorum.rules.rule.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.CaptureForm;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.MoveSource;
import org.variorum.rules.rule.Rule;

/** Some pieces capture from where they stand. */
final class StandingRule implements Rule, CaptureForm.Standing, MoveSource.Expansion {

  private static final int NO_KIND = -1;

  private final StandingTable table;
  /** Of captures by who never moves there; by who may; of steps away and back. */
  private final int kind;
  private final int freeKind;
  private final int stepKind;

  StandingRule(StandingCaptures captures, Context context) {
    table = new StandingTable(captures, context);
    kind = context.moveKinds().next();
    freeKind = table.alsoByMoving != 0 ? context.moveKinds().next() : NO_KIND;
    stepKind = table.stepsBack != 0 ? context.moveKinds().next() : NO_KIND;
  }

  @Override
  public Optional<RuleNote> note() {
    String name = "captures without moving";
    return Optional.of(RuleNote.ofMoves(name, name, name));
  }

  /** Who has captured does not stand where somebody was captured. */
  @Override
  public Set<Guarantee> guarantees() {
    return table.stepsBack == 0 ? Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE)
        : Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE, Guarantee.OWN_MOVEMENT);
  }

  @Override
  public List<MoveForm> forms() {
    List<MoveForm> forms = new ArrayList<>(List.of(new StandingForm(kind, false)));
    if (freeKind != NO_KIND) {
      forms.add(new StandingForm(freeKind, true));
    }
    if (stepKind != NO_KIND) {
      forms.add(new StepBackForm(stepKind));
    }
    return forms;
  }

  @Override
  public Optional<MoveSource.Maker> moves() {
    return Optional.<MoveSource.Maker>of((state, _, gates) -> new StepsBack(table, stepKind, state, gates))
        .filter(_ -> stepKind != NO_KIND);
  }

  @Override
  public Optional<CaptureForm.Standing> standing() {
    return Optional.of(this);
  }

  @Override
  public boolean captures(int piece, int from, int square) {
    return PieceCode.holds(table.captors, piece) && table.reaches(piece, from, square);
  }

  @Override
  public boolean alsoByMoving(int piece) {
    return PieceCode.holds(table.alsoByMoving, piece);
  }

  private int kind(int piece) {
    return alsoByMoving(piece) ? freeKind : kind;
  }

  @Override
  public long capture(int piece, int from, int square) {
    return MoveCode.capture(kind(piece), from, from, square, square);
  }

  /** Told from others by a square of the other piece that it can never have. */
  @Override
  public long enPassant(int piece, int from, int square) {
    return MoveCode.capture(kind(piece), from, from, square, from);
  }

  private boolean isCapture(long move) {
    return MoveCode.kind(move) == kind || MoveCode.kind(move) == freeKind;
  }

  @Override
  public boolean isEnPassant(long move) {
    return isCapture(move) && MoveCode.otherTo(move) == MoveCode.from(move);
  }

  @Override
  public Optional<MoveSource.Expansion.Maker> expansion() {
    return Optional.of((_, _) -> this);
  }

  /** A piece that captures another in several ways does the same by each. */
  @Override
  public void expand(MoveBuffer moves, long move) {
    if (!isCapture(move)) {
      moves.add(move);
      return;
    }
    int from = MoveCode.from(move);
    int square = MoveCode.otherFrom(move);
    long capture = MoveCode.capture(MoveCode.kind(move), from, from, square, square);
    if (!moves.contains(capture)) {
      moves.add(capture);
    }
  }
}
