package org.variorum.rules.generate;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Side;
import org.variorum.rules.compile.Goals;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Property;
import org.variorum.rules.state.State;

/** Ends of the game that can be read off a position without its history. */
public final class GameEnd {

  private final State state;
  private final Tables tables;
  private final boolean possible;

  public GameEnd(Tables tables, State state) {
    this.state = state;
    this.tables = tables;
    possible = !tables.checksLeft.isEmpty() || !tables.goals.standing().isEmpty();
  }

  /**
   * A win or loss that needs no look at the moves; null if the game goes on. The side that has just moved is asked first,
   * and only it can have reached a goal square.
   */
  @Nullable
  public Outcome standing() {
    if (!possible) {
      return null;
    }
    Outcome outcome = standing(state.turn ^ 1, false);
    return outcome != null ? outcome : standing(state.turn, false);
  }

  /** A draw of the same kind. It takes the moves away, but mate and stalemate come first (COM-7). */
  @Nullable
  public Outcome standingDraw() {
    if (!possible) {
      return null;
    }
    Outcome outcome = standing(state.turn ^ 1, true);
    return outcome != null ? outcome : standing(state.turn, true);
  }

  private @Nullable Outcome standing(int side, boolean draw) {
    if (!draw && !tables.checksLeft.isEmpty() && state.get(tables.checksLeft.get(side)) == 0) {
      return new Outcome(Optional.of(PieceCode.sideOf(side)), Reason.CHECKS);
    }
    for (Goals.Standing goal : tables.goals.standing()) {
      if ((goal.verdict() == Verdict.DRAW) == draw && holds(goal, side)) {
        return outcome(goal.verdict(), side, reason(goal));
      }
    }
    return null;
  }

  /** The end of a position in which the side to move has no legal move. */
  public Outcome withoutMoves(boolean check) {
    if (check) {
      return outcome(tables.goals.mated(), state.turn, Reason.MATE);
    }
    return outcome(tables.goals.stalemated(), state.turn, Reason.STALEMATE);
  }

  private static Outcome outcome(Verdict verdict, int side, Reason reason) {
    Side own = PieceCode.sideOf(side);
    return new Outcome(switch (verdict) {
      case WIN -> Optional.of(own);
      case LOSS -> Optional.of(own.opponent());
      case DRAW -> Optional.empty();
    }, reason);
  }

  private static Reason reason(Goals.Standing goal) {
    return switch (goal) {
      case Goals.Standing.Reached reached -> Reason.REACHED;
      case Goals.Standing.Bare bare -> Reason.BARE_ROYAL;
      case Goals.Standing.Extinct extinct -> Reason.EXTINCTION;
      case Goals.Standing.RoyalGone gone -> Reason.ROYAL_CAPTURED;
    };
  }

  private boolean holds(Goals.Standing goal, int side) {
    return switch (goal) {
      case Goals.Standing.Reached reached ->
          side != state.turn && onSquares(reached.pieces(), reached.squares()[side], side);
      case Goals.Standing.Bare bare -> isBare(side) && state.royal[side] != State.NO_SQUARE;
      case Goals.Standing.Extinct extinct -> count(extinct.pieces(), side) == 0;
      case Goals.Standing.RoyalGone gone -> state.royal[side] == State.NO_SQUARE
          && (state.royal[side ^ 1] != State.NO_SQUARE || blewUpBoth(side));
    };
  }

  /** Where no check forbids it, one blast may remove both royal pieces: whoever did so has lost. */
  private boolean blewUpBoth(int side) {
    return tables.holds(Property.CAPTURES_SPREAD) && tables.royalty == Royalty.Mode.CAPTURE && side != state.turn;
  }

  private boolean onSquares(long pieces, long[] squares, int side) {
    for (int word = 0; word < tables.words; word++) {
      for (long left = state.sides[side * tables.words + word] & squares[word]; left != 0; left &= left - 1) {
        if (PieceCode.holds(pieces, state.board[word << 6 | Long.numberOfTrailingZeros(left)])) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a side has at most one piece, those in hand included. */
  private boolean isBare(int side) {
    int onBoard = 0;
    for (int word = 0; word < tables.words; word++) {
      onBoard += Long.bitCount(state.sides[side * tables.words + word]);
    }
    return onBoard <= 1 && count(~0L, side) <= 1;
  }

  private int count(long pieces, int side) {
    int count = 0;
    for (int kind = 0; kind < tables.kinds; kind++) {
      if ((pieces & PieceCode.bit(kind)) != 0) {
        int code = PieceCode.code(kind, side);
        count += state.held[code];
        for (int word = 0; word < tables.words; word++) {
          count += Long.bitCount(state.pieces[code * tables.words + word]);
        }
      }
    }
    return count;
  }

  /** Whether both sides have nothing but their royal pieces (COM-7). */
  public boolean bareRoyals() {
    return isBare(PieceCode.WHITE) && isBare(PieceCode.BLACK)
        && state.royal[PieceCode.WHITE] != State.NO_SQUARE
        && state.royal[PieceCode.BLACK] != State.NO_SQUARE;
  }
}
