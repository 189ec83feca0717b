package org.variorum.rules.rule.absorption;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.Edit;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.RuleNote;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.absorption.Absorption.Change;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.LastChanges;
import org.variorum.rules.state.State;

/** A piece that captures becomes another, changes sides or vanishes. */
final class AbsorptionRule implements Rule, Consequence {

  private static final Cause ABSORBED = new Cause("absorbed", false);
  private static final Cause VANISHED = new Cause("vanished", false);
  private static final Cause CHANGED_SIDES = new Cause("changed sides", false);
  private static final int STAYS = -1;
  private static final int VANISHES = -2;
  private static final int TURNS = -3;

  private final Absorption absorption;
  private final Names names;
  private final Kinds kinds;
  private final long royals;
  /** Whether a royal piece may not vanish. */
  private final boolean keepsRoyals;
  /** By the kinds of captor and captured: the kind that it becomes, or one of the above. */
  private final int[][] results;

  AbsorptionRule(Absorption absorption, Context context) {
    this.absorption = absorption;
    names = new Names(context.definition());
    kinds = context.kinds();
    royals = context.kinds().royals();
    keepsRoyals = context.definition().royalty().mode() == Royalty.Mode.CHECK;
    List<String> letters = context.definition().pieces().stream().map(piece -> piece.letter()).toList();
    results = letters.stream().map(captor -> letters.stream()
        .mapToInt(captured -> result(captor, captured, context)).toArray()).toArray(int[][]::new);
  }

  private int result(String captor, String captured, Context context) {
    Optional<Change> change = absorption.change(captor, captured);
    int own = context.kinds().of(captor);
    boolean royal = isRoyal(own);
    if (change.isEmpty()) {
      return STAYS;
    }
    return switch (change.get().result()) {
      case VANISHES -> VANISHES;
      case TURNS -> royal ? STAYS : TURNS;
      case BECOMES, BECOMES_CAPTURED -> {
        int kind = context.kinds().of(change.get().kind().orElse(captured));
        yield kind != own && isRoyal(kind) == royal ? kind : STAYS;
      }
    };
  }

  private boolean isRoyal(int kind) {
    return (royals & PieceCode.bit(kind)) != 0;
  }

  @Override
  public Optional<RuleNote> note() {
    return Optional.of(RuleNote.ofMoves("absorption", "absorption", "what pieces become that capture"));
  }

  @Override
  public Set<Guarantee> guarantees() {
    return Guarantee.usualExcept(Guarantee.SAFETY_ONLY, Guarantee.RECAPTURE);
  }

  @Override
  public boolean movesOtherwise(String letter) {
    return absorption.turns()
        || absorption.changes().stream().anyMatch(change -> change.kinds().contains(letter));
  }

  /** Nobody captures what would cost the own royal piece; so that attacks nobody either. */
  @Override
  public boolean mayCapture(String captor, String victim) {
    return !keepsRoyals || results[kinds.of(captor)][kinds.of(victim)] != VANISHES
        || !isRoyal(kinds.of(captor));
  }

  @Override
  public Optional<Consequence> consequence() {
    return Optional.of(this);
  }

  @Override
  public void follow(State state, Editor editor, long move, int mover) {
    int captured = captured(state, move);
    if (captured == PieceCode.EMPTY) {
      return;
    }
    int result = results[PieceCode.kind(mover)][PieceCode.kind(captured)];
    int to = MoveCode.to(move);
    if (result == VANISHES) {
      editor.remove(to, VANISHED);
    } else if (result == TURNS) {
      turn(state, editor, to);
    } else if (result != STAYS && MoveCode.becomes(move) < 0) {
      editor.change(to, PieceCode.code(result, PieceCode.side(mover)), ABSORBED);
    }
  }

  /** Changes the side of a captor, as what it has promoted to. */
  private void turn(State state, Editor editor, int square) {
    int captor = state.board[square];
    if (!PieceCode.holds(royals, captor)) {
      editor.change(square, PieceCode.code(PieceCode.kind(captor), PieceCode.side(captor) ^ 1),
          CHANGED_SIDES);
    }
  }

  /** The piece that a move has captured and removed: where it ends, or else elsewhere. */
  private static int captured(State state, long move) {
    if (!MoveCode.captures(move)) {
      return PieceCode.EMPTY;
    }
    LastChanges changes = new LastChanges(state);
    int there = changes.pieceBefore(MoveCode.to(move));
    return switch (MoveCode.kind(move)) {
      case MoveCode.PLAIN -> there;
      case MoveCode.EN_PASSANT -> changes.pieceBefore(MoveCode.otherFrom(move));
      case MoveCode.IN_PASSING ->
          there == PieceCode.EMPTY ? changes.pieceBefore(MoveCode.otherFrom(move)) : there;
      // Who is captured from where the captor stands.
      default -> MoveCode.from(move) == MoveCode.to(move) ? changes.pieceBefore(MoveCode.otherFrom(move))
          : PieceCode.EMPTY;
    };
  }

  @Override
  public Optional<String> spoken(List<Edit> edits) {
    if (edits.stream().anyMatch(edit -> edit.cause().equals(VANISHED))) {
      return Optional.of("vanishes");
    }
    if (edits.stream().anyMatch(edit -> edit.cause().equals(CHANGED_SIDES))) {
      return Optional.of("changes sides");
    }
    return edits.stream().filter(edit -> edit.cause().equals(ABSORBED) && edit instanceof Edit.Change)
        .map(edit -> "becomes " + names.withArticle(((Edit.Change) edit).after().letter())).findFirst();
  }
}
