package org.variorum.rules.make;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.compile.HandTables;
import org.variorum.rules.position.Cause;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Consequence;
import org.variorum.rules.rule.Editor;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Threats;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.PieceTracker;
import org.variorum.rules.state.Rebuilt;
import org.variorum.rules.state.State;

/** Make and unmake of moves on a {@link State}. Does not test moves: callers pass only pseudo-legal moves. */
public final class Maker implements Veto.Trials {

  private final State state;
  private final GameTables tables;
  private final HandTables hands;
  private final Consequence[] consequences;
  private final Editor editor;
  private final PieceTracker tracker;
  /** Whether the editor must make every change, which rules out shortcuts. */
  private final boolean reportsAll;
  private final Rule.Progress progress;
  /** The turn order; null if sides alternate. */
  private final @Nullable TurnOrder turnOrder;
  private @Nullable Threats threats;

  public Maker(GameTables tables, State state) {
    this(tables, state, new BoardEditor(tables, state), false);
  }

  /** Makes moves through an editor, which makes and records each change. */
  Maker(GameTables tables, State state, EditList editor) {
    this(tables, state, editor, true);
  }

  private Maker(GameTables tables, State state, Editor editor, boolean reportsAll) {
    this.state = state;
    this.tables = tables;
    this.editor = editor;
    tracker = editor.track();
    this.reportsAll = reportsAll || tracker.isRecording();
    hands = tables.hands;
    consequences = tables.consequences;
    progress = tables.progress;
    turnOrder = tables.turnOrder;
  }

  /** Sets the source of attacks used by the turn order and by vetoes that try moves. */
  public void attackSource(Threats threats) {
    this.threats = threats;
  }

  /** Makes a move, except for the updates that depend on whether it gives check. */
  public void make(long move) {
    int clock = state.clock + 1;
    int part = turnOrder == null ? 0 : state.part();
    state.clock = change(move) ? 0 : clock;
    if (turnOrder != null && threats != null) {
      int next = turnOrder.next(state, move, part, threats);
      if (next != TurnOrder.ENDS) {
        state.continueTurn(next);
      }
    }
    assert Rebuilt.agrees(state) : FenWriter.write(tables, state);
  }

  @Override
  public State state() {
    return state;
  }

  @Override
  public Threats threats() {
    return Objects.requireNonNull(threats);
  }

  /** Makes a move on trial. The halfmove clock does not change; the turn passes to the opponent. */
  @Override
  public void attempt(long move) {
    change(move);
  }

  /** Makes a move on trial without its consequences: only the changes of its form, and promotion. */
  public void attemptWithoutConsequences(long move) {
    state.beginMove();
    tracker.clear();
    edit(move, mover(move));
    state.endTurn();
  }

  private int mover(long move) {
    return MoveCode.kind(move) == MoveCode.PASS ? PieceCode.EMPTY : state.board[MoveCode.from(move)];
  }

  /**
   * Makes a move's changes and passes the turn. Returns whether the move is progress, which resets the clock (COM-2).
   */
  private boolean change(long move) {
    state.beginMove();
    tracker.clear();
    int mover = mover(move);
    boolean isProgress = edit(move, mover);
    state.endTurn();
    long baseMove = consequences.length == 0 ? move : tables.baseMove(move);
    for (Consequence consequence : consequences) {
      consequence.follow(state, editor, baseMove, mover);
    }
    if (turnOrder != null) {
      tables.enPassant.forgetIfChanged(state);
    }
    return isProgress;
  }

  /**
   * Makes the changes of the move itself. Returns whether they are progress. Plain moves and drops, which are most
   * moves, have shorter code; a test checks that it agrees with their forms.
   */
  private boolean edit(long move, int mover) {
    int kind = MoveCode.kind(move);
    int becomes = MoveCode.becomes(move);
    if (kind == MoveCode.DROP) {
      return makeDrop(move, PieceCode.code(becomes, state.turn));
    }
    boolean isProgress =
        PieceCode.holds(progress.pieces(), mover) || becomes >= 0 && progress.promotions();
    if (kind == MoveCode.PLAIN && !reportsAll) {
      int newPiece = becomes < 0 ? mover : PieceCode.code(becomes, state.turn);
      return makePlain(MoveCode.from(move), MoveCode.to(move), newPiece) && progress.captures() || isProgress;
    }
    MoveForm form = tables.form(move);
    form.make(editor, state, move);
    if (becomes >= 0) {
      editor.change(MoveCode.to(move), PieceCode.code(becomes, state.turn), Cause.PROMOTED);
    }
    return isProgress || form.isProgress(move, progress.captures(), progress.actions());
  }

  private boolean makeDrop(long move, int piece) {
    if (reportsAll) {
      tables.form(move).make(editor, state, move);
      return PieceCode.holds(progress.pieces(), piece);
    }
    int released = hands.released(piece);
    if (hands.isUsedUp(released)) {
      state.changeHand(released, -1);
    }
    state.put(MoveCode.to(move), piece);
    return PieceCode.holds(progress.pieces(), piece);
  }

  /** Makes a plain move. Returns whether it captures. */
  private boolean makePlain(int from, int to, int newPiece) {
    int captured = state.board[to];
    if (captured != PieceCode.EMPTY) {
      int held = hands.held(captured, state.turn);
      if (held != PieceCode.EMPTY) {
        state.changeHand(held, 1);
      }
    }
    state.put(from, PieceCode.EMPTY);
    state.put(to, newPiece);
    return captured != PieceCode.EMPTY;
  }

  /** Makes a null move. */
  public void makeNullMove() {
    state.beginMove();
    state.clock++;
    state.endTurn();
    if (turnOrder != null) {
      turnOrder.giveAway(state);
    }
  }

  /** Unmakes the last move, trial or null move. */
  @Override
  public void unmake() {
    state.restore();
    assert Rebuilt.agrees(state) : FenWriter.write(tables, state);
  }
}
