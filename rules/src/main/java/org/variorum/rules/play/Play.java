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

/**
 * A position that is played on: its {@link State}, and what finds its moves, makes them and takes them back. Not
 * thread-safe.
 */
public final class Play {

  /** The depth limit for a sequence of checks that answer checks: the fifth is assumed not to mate. */
  private static final int FARTHEST = 4;

  public final FastTables fast;
  public final State state;
  public final GameTables tables;
  private final CheckConsequence[] onCheck;
  private final EnPassantTables passing;
  private final Maker maker;
  private final Generator generator;
  private final Gates gates;
  /** Passes over parts of turns; null where each turn is one move. */
  private final @Nullable Skips skips;
  private int skipped;
  /** How many moves ahead of the game it looks. */
  private final int ahead;
  /** For looking one move ahead; created lazily. */
  private @Nullable Play further;
  /** Finds the checking pieces; created lazily. */
  private @Nullable Attackers attackers;

  Play(FastTables fast, State state) {
    this(fast, state, 0);
  }

  private Play(FastTables fast, State state, int ahead) {
    this.ahead = ahead;
    this.fast = fast;
    this.state = state;
    tables = fast.tables;
    onCheck = tables.onCheck;
    passing = tables.enPassant;
    maker = new Maker(tables, state);
    generator = new Generator(fast, state, maker, move -> mates(move), end -> isCertain(end));
    gates = new Gates(tables.gates, state);
    @Nullable TurnOrder order = tables.order;
    skips =
        order == null ? null : new Skips(state, order, generator, () -> Objects.requireNonNull(copy().skips));
  }

  /** The same position to play on apart, without moves to take back. */
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

  /** The squares of the attacked royal pieces that put the side to move in check. */
  public List<Integer> checkedSquares() {
    if (!inCheck()) {
      return List.of();
    }
    @Nullable Royals several = tables.ends.several();
    return several == null ? List.of(state.royal[state.turn])
        : legality().attacks().attackedRoyals(several, state.turn);
  }

  /** Makes a legal move. */
  public void make(long move) {
    int me = state.turn;
    int mover = state.board[MoveCode.from(move)];
    long crossed = crossed(move, mover);
    maker.make(move);
    if (crossed != 0) {
      state.set(passing.piece(), MoveCode.to(move) + 1);
      state.set(passing.crossed(), crossed);
      if (!passing.stands(state, mover)) {
        passing.forget(state);
      }
    }
    skip();
    if (onCheck.length > 0) {
      followCheck(me);
    }
    forgetIdleEnPassant();
  }

  /** Passes over parts of turns that have no legal move, after a move or in a position that has been set up. */
  void skip() {
    skipped = skips == null ? 0 : skips.skip();
  }

  /** How many parts of turns the last move has had passed over. */
  public int skipped() {
    return skipped;
  }

  /** Whether a move mates, as replies are judged by the same rules; not asked without end. Where the turn goes on there is no reply. */
  private boolean mates(long move) {
    if (ahead == FARTHEST) {
      return false;
    }
    Play next = further();
    int me = state.turn;
    next.make(move);
    boolean mates = state.turn != me && next.inCheck() && !next.generator.canMove();
    next.unmake();
    return mates;
  }

  private Play further() {
    if (further == null) {
      further = new Play(fast, state, ahead + 1);
    }
    return further;
  }

  /** Whether every move ends the turn, and the game so. */
  private boolean isCertain(Outcome end) {
    Play next = further();
    MoveBuffer moves = new MoveBuffer();
    next.generator.movesOnBoard(moves);
    int me = state.turn;
    boolean certain = true;
    for (int i = 0; certain && i < moves.size; i++) {
      next.make(moves.moves[i]);
      certain = state.turn != me && end.equals(next.generator.end().standing());
      next.unmake();
    }
    return certain;
  }

  private void followCheck(int me) {
    boolean check = state.turn != me && inCheck();
    for (CheckConsequence consequence : onCheck) {
      if (check) {
        consequence.follow(state, me, this::checking);
      } else {
        consequence.withoutCheck(state, me);
      }
    }
  }

  /** The kinds of the pieces that give check to the side to move. */
  private long checking() {
    if (attackers == null) {
      attackers = new Attackers(tables, state);
    }
    return attackers.checking(state.turn);
  }

  /** Brings what a position remembers, after it has been set up, into line with the pieces that give check. */
  void seatChecks() {
    for (CheckConsequence consequence : onCheck) {
      consequence.seat(state, inCheck(), this::checking);
    }
  }

  /** Where a piece can be captured that makes a move: nowhere, if it moves by what it has borrowed. */
  private long crossed(long move, int mover) {
    boolean plain = PieceCode.holds(passing.victims(), mover) && !MoveCode.captures(move)
        && MoveCode.kind(tables.found(move)) == MoveCode.PLAIN && MoveCode.becomes(move) < 0;
    @Nullable Crossings crossings = plain ? passing.crossings(mover) : null;
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

  /** Forgets that a piece has crossed squares if no legal move captures it there (COM-2). Waits for the end of the turn. */
  void forgetIdleEnPassant() {
    if (passing.victim(state) >= 0 && !generator.canCaptureEnPassant()) {
      passing.forget(state);
    }
  }

  /** What makes moves to look at what they lead to. */
  public Veto.Trials trials() {
    return maker;
  }

  /** Makes only a move's changes of the board, to look at it. */
  public void attempt(long move) {
    maker.attempt(move);
  }

  /** Gives the turn away (null moves). */
  public void pass() {
    int me = state.turn;
    maker.pass();
    for (CheckConsequence consequence : onCheck) {
      consequence.withoutCheck(state, me);
    }
    skip();
    forgetIdleEnPassant();
  }

  /** Takes back what was made, attempted or passed last. */
  public void unmake() {
    maker.unmake();
    assert !state.checkIsKnown() || state.knownCheck() == legality().attacked(state.turn)
        : FenWriter.write(tables, state);
  }
}
