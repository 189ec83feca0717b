package org.variorum.rules.play;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.compile.EnPassantTables;
import org.variorum.rules.compile.FastTables;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.generate.Attackers;
import org.variorum.rules.generate.Legality;
import org.variorum.rules.make.FenWriter;
import org.variorum.rules.make.Maker;
import org.variorum.rules.position.MoveBuffer;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.rule.CheckConsequence;
import org.variorum.rules.rule.Gates;
import org.variorum.rules.rule.TurnOrder;
import org.variorum.rules.rule.Veto;
import org.variorum.rules.state.Royals;
import org.variorum.rules.state.State;

/** A mutable position with move generation, make and unmake. Works on one {@link State}. Not thread-safe. */
public final class Play {

  /** The depth limit of nested tests for mate. Beyond the limit, a move is assumed not to mate. */
  private static final int MAX_LOOKAHEAD = 4;

  public final FastTables fast;
  public final State state;
  public final GameTables tables;
  private final CheckConsequence[] checkConsequences;
  private final EnPassantTables enPassant;
  private final Maker maker;
  private final Generator generator;
  private final Gates gates;
  /** Skips parts of turns that have no legal move; null if each turn is one move. */
  private final @Nullable PartSkipper skipper;
  private int skippedParts;
  /** The depth of this look-ahead; 0 for the position of the game. */
  private final int depth;
  /** The look-ahead with a depth greater by one, on the same state; created lazily. */
  private @Nullable Play lookAhead;
  /** Finds the checking pieces; created lazily. */
  private @Nullable Attackers attackers;

  Play(FastTables fast, State state) {
    this(fast, state, 0);
  }

  private Play(FastTables fast, State state, int depth) {
    this.depth = depth;
    this.fast = fast;
    this.state = state;
    tables = fast.tables;
    checkConsequences = tables.checkConsequences;
    enPassant = tables.enPassant;
    maker = new Maker(tables, state);
    generator = new Generator(fast, state, maker, move -> mates(move), end -> isCertain(end));
    gates = new Gates(tables.gates, state);
    @Nullable TurnOrder order = tables.turnOrder;
    skipper =
        order == null ? null
            : new PartSkipper(state, order, generator, () -> Objects.requireNonNull(copy().skipper));
  }

  /** Returns an independent copy of the position, without moves to take back. */
  public Play copy() {
    return new Play(fast, state.copy());
  }

  public Generator generator() {
    return generator;
  }

  public Legality legality() {
    return generator.legality();
  }

  /** Whether the royal piece of the side to move is attacked. */
  public boolean inCheck() {
    return legality().inCheck();
  }

  /** The squares of the attacked royal pieces of the side to move; empty if that side is not in check. */
  public List<Integer> checkedSquares() {
    if (!inCheck()) {
      return List.of();
    }
    @Nullable Royals several = tables.ends.severalRoyals();
    return several == null ? List.of(state.royal[state.turn])
        : legality().attacks().attackedRoyals(several, state.turn);
  }

  /** Makes a legal move. */
  public void make(long move) {
    int side = state.turn;
    int mover = state.board[MoveCode.from(move)];
    long crossed = crossedSquares(move, mover);
    maker.make(move);
    if (crossed != 0) {
      state.set(enPassant.victimSlot(), MoveCode.to(move) + 1);
      state.set(enPassant.crossedSlot(), crossed);
      if (!enPassant.isIntact(state, mover)) {
        enPassant.forget(state);
      }
    }
    skip();
    if (checkConsequences.length > 0) {
      followCheck(side);
    }
    forgetIdleEnPassant();
  }

  /** Skips parts of the turn that have no legal move. Called after a move and after a position has been set up. */
  void skip() {
    skippedParts = skipper == null ? 0 : skipper.skip();
  }

  /** The number of parts of turns that were skipped after the last move. */
  public int skippedParts() {
    return skippedParts;
  }

  /** Whether a move gives mate by the rules of this position. False if the same side moves again after the move. */
  private boolean mates(long move) {
    if (depth == MAX_LOOKAHEAD) {
      return false;
    }
    Play next = lookAhead();
    int side = state.turn;
    next.make(move);
    boolean isMate = state.turn != side && next.inCheck() && !next.generator.canMove();
    next.unmake();
    return isMate;
  }

  private Play lookAhead() {
    if (lookAhead == null) {
      lookAhead = new Play(fast, state, depth + 1);
    }
    return lookAhead;
  }

  /** Whether every legal move ends the turn and gives the game this outcome. */
  private boolean isCertain(Outcome end) {
    Play next = lookAhead();
    MoveBuffer moves = new MoveBuffer();
    next.generator.addMovesOnBoard(moves);
    int side = state.turn;
    boolean areAllEqual = true;
    for (int i = 0; areAllEqual && i < moves.size; i++) {
      next.make(moves.moves[i]);
      areAllEqual = state.turn != side && end.equals(next.generator.end().decisionByGoal());
      next.unmake();
    }
    return areAllEqual;
  }

  /** Applies the consequences of a check, or of its absence, after a move of {@code side}. */
  private void followCheck(int side) {
    boolean check = state.turn != side && inCheck();
    for (CheckConsequence consequence : checkConsequences) {
      if (check) {
        consequence.follow(state, side, this::checkingKinds);
      } else {
        consequence.withoutCheck(state, side);
      }
    }
  }

  /** Returns the set of kinds of the pieces that give check to the side to move. */
  private long checkingKinds() {
    if (attackers == null) {
      attackers = new Attackers(tables, state);
    }
    return attackers.checkingKinds(state.turn);
  }

  /** Updates the state slots that depend on check, after a position has been set up. */
  void updateCheckSlots() {
    for (CheckConsequence consequence : checkConsequences) {
      consequence.seat(state, inCheck(), this::checkingKinds);
    }
  }

  /** Returns the packed squares where the mover can be captured en passant; 0 if none, or if it borrows movement. */
  private long crossedSquares(long move, int mover) {
    boolean isPlain = PieceCode.holds(enPassant.victims(), mover) && !MoveCode.captures(move)
        && MoveCode.kind(tables.baseMove(move)) == MoveCode.PLAIN && MoveCode.becomes(move) < 0;
    @Nullable Crossings crossings = isPlain ? enPassant.crossings(mover) : null;
    if (crossings == null || PieceCode.holds(tables.lent.borrowers(), mover)) {
      return 0;
    }
    if (!gates.mayShut()) {
      return crossings.squares(state.board, MoveCode.from(move), MoveCode.to(move));
    }
    gates.prepare(state.turn);
    return crossings.squares(square -> state.board[square] == PieceCode.EMPTY && !gates.isShut(square),
        MoveCode.from(move), MoveCode.to(move));
  }

  /**
   * Clears the en passant square if no legal move captures there (COM-2), so that equal positions have equal hashes.
   */
  void forgetIdleEnPassant() {
    if (enPassant.victim(state) >= 0 && !generator.canCaptureEnPassant()) {
      enPassant.forget(state);
    }
  }

  /** Make and unmake of trial moves, for rules that test the effects of moves. */
  public Veto.Trials trials() {
    return maker;
  }

  /** Makes a trial move: applies its effects, but not the turn order, the clock or the consequences of check. */
  public void attempt(long move) {
    maker.attempt(move);
  }

  /** Makes a null move. */
  public void makeNullMove() {
    int side = state.turn;
    maker.makeNullMove();
    for (CheckConsequence consequence : checkConsequences) {
      consequence.withoutCheck(state, side);
    }
    skip();
    forgetIdleEnPassant();
  }

  /** Takes back the last move, trial move or null move. */
  public void unmake() {
    maker.unmake();
    assert !state.hasStoredCheck() || state.storedCheck() == legality().inCheck(state.turn)
        : FenWriter.write(tables, state);
  }
}
