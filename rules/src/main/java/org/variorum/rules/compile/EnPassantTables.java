package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.state.LastChanges;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/**
 * Which pieces capture, and are captured, en passant.
 *
 * @param captors the kinds that capture so
 * @param each the same one by one
 * @param victims the kinds that are captured so
 * @param byCode the squares that pieces of a code cross; nothing for others
 * @param piece where one more than the square of the piece is remembered that may be captured so
 * @param crossed where it may be, as a packed set of {@link Crossings}
 * @param from by code of such a piece and square: from where it may capture there, others standing as they please; null for others
 */
public record EnPassantTables(long captors, int[] each, long victims, @Nullable Crossings[] byCode,
    Slot piece,
    Slot crossed, long[][][] from) {

  /** The squares that a piece crosses by its initial moves; null if it is never captured on them. */
  public @Nullable Crossings crossings(int code) {
    return PieceCode.holds(victims, code) ? byCode[code] : null;
  }

  /** The square of the piece that the side to move may capture so; -1 if there is none. One that moved in this turn is for the reply. */
  public int victim(State state) {
    int square = (int) state.get(piece) - 1;
    return square < 0 || state.part() > 0 ? -1 : square;
  }

  /** Whether a piece of a code stands where it has come over squares on which no piece has come since. */
  public boolean stands(State state, int code) {
    boolean stands = state.board[(int) state.get(piece) - 1] == code;
    for (long left = state.get(crossed); left != 0; left = Crossings.rest(left)) {
      stands &= state.board[Crossings.first(left)] == PieceCode.EMPTY;
    }
    return stands;
  }

  /** Forgets it after a move that has changed the square of the piece, or put one on a square that it has crossed. */
  public void forgetTouched(State state) {
    int square = (int) state.get(piece) - 1;
    if (square < 0) {
      return;
    }
    LastChanges changes = new LastChanges(state);
    boolean touched = !stands(state, state.board[square]);
    for (int i = 0; i < changes.count(); i++) {
      touched |= !changes.ofHand(i) && changes.square(i) == square;
    }
    if (touched) {
      forget(state);
    }
  }

  /** Forgets that a piece has crossed squares. */
  public void forget(State state) {
    state.set(piece, 0);
    state.set(crossed, 0);
  }

  /** Whether some piece that captures so has such a square on its way: a quick look before moves are generated. */
  public boolean mayCapture(State state) {
    for (long left = state.get(crossed); left != 0; left = Crossings.rest(left)) {
      for (int kind : each) {
        int code = PieceCode.code(kind, state.turn);
        long[] squares = from[code][Crossings.first(left)];
        for (int word = 0; word < state.words; word++) {
          if ((state.pieces[code * state.words + word] & squares[word]) != 0) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
