package org.variorum.rules.rule.rebirth;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.Names;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Gate;
import org.variorum.rules.rule.Programs;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.LastChanges;
import org.variorum.rules.state.State;
import org.variorum.rules.text.English;

/** Captured pieces come back, or capturers. */
final class RebirthRule implements Rule, Consequence {

  private static final Cause REBORN = new Cause("reborn", false);

  private final Rebirth rebirth;
  private final Context context;
  private final Names names;
  private final Homes homes;
  /** Where it is they who come back. */
  private final @Nullable Capturers capturers;

  RebirthRule(Rebirth rebirth, Context context) {
    this.rebirth = rebirth;
    this.context = context;
    names = new Names(context.definition());
    homes = new Homes(rebirth, context);
    capturers = rebirth.capturers() ? new Capturers(homes) : null;
  }

  @Override
  public void shape(Programs programs) {
    if (capturers != null) {
      capturers.shape(context, programs);
    }
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("rebirth", "rebirth",
        rebirth.capturers() ? "where capturers come back" : "where captured pieces come back"));
  }

  /** Who has come back may attack, and a line may be closed or open. */
  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE);
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return rebirth.pieces().contains(letter) && (rebirth.mirrored()
        || !rebirth.others().isEmpty() && homes.isAbsent(context.kinds().of(letter)));
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this);
  }

  @Override
  public Optional<Veto.Prohibition> prohibition() {
    return Optional.ofNullable(capturers);
  }

  @Override
  public List<Gate> gates() {
    return capturers == null ? List.of() : List.of(capturers);
  }

  @Override
  public void follow(State state, Editor editor, long move, int mover) {
    if (!MoveCode.captures(move)) {
      return;
    }
    if (capturers != null) {
      comeBack(capturers, state, editor, move);
    } else {
      comeBack(state, editor, move);
    }
  }

  private static void comeBack(Capturers capturers, State state, Editor editor, long move) {
    int to = MoveCode.to(move);
    int home = Capturers.captures(move) ? capturers.home(state.board[to], to) : State.NO_SQUARE;
    if (home != State.NO_SQUARE && (home == to || editor.isFree(home))) {
      editor.bringBack(to, home, REBORN);
    }
  }

  private void comeBack(State state, Editor editor, long move) {
    int to = MoveCode.to(move);
    int other = MoveCode.otherFrom(move);
    LastChanges changes = new LastChanges(state);
    int there = changes.pieceBefore(to);
    switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN -> comeBack(state, editor, there, to);
      case MoveCode.EN_PASSANT -> comeBack(state, editor, changes.pieceBefore(other), other);
      case MoveCode.IN_PASSING -> {
        comeBack(state, editor, changes.pieceBefore(other), other);
        if (to != other) {
          comeBack(state, editor, there, to);
        }
      }
      default -> {}
    }
  }

  private void comeBack(State state, Editor editor, int piece, int on) {
    if (piece == PieceCode.EMPTY || PieceCode.side(piece) != state.turn) {
      return;
    }
    int home = homes.of(piece, on);
    if (home != State.NO_SQUARE && editor.isFree(home)) {
      editor.restore(piece, on, home, REBORN);
    }
  }

  @Override
  public Optional<String> spoken(List<Edit> edits) {
    List<String> told = edits.stream()
        .filter(edit -> edit.cause().equals(REBORN) && edit instanceof Edit.Put)
        .map(Edit.Put.class::cast)
        .map(put -> "the " + names.of(put.piece().letter()) + " comes back on "
            + context.board().name(put.square()))
        .toList();
    return told.isEmpty() ? Optional.empty() : Optional.of(English.list(told, "and"));
  }
}
