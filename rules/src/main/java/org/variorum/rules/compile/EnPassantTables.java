package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.state.LastChanges;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/**
 * The pieces that capture or are captured en passant.
 *
 * @param captors the kinds that capture en passant
 * @param each the kinds of {@code captors}, as an array
 * @param victims the kinds that are captured en passant
 * @param byCode the squares that a piece crosses, by code; null for kinds that are not in {@code victims}
 * @param piece the slot of the state for the square, plus one, of the piece that can be captured; 0 if there is none
 * @param crossed the slot for the squares on which this piece can be captured, as a packed set of {@link Crossings}
 * @param from the squares from which a piece may capture on a crossed square, by code and crossed square. Other pieces
 *     are ignored. Null for kinds that are not in {@code captors}
 */
public record EnPassantTables(long captors, int[] each, long victims, @Nullable Crossings[] byCode,
    Slot piece,
    Slot crossed, long[][][] from) {

  /** The squares that a piece crosses by its initial moves; null if it is never captured en passant. */
  public @Nullable Crossings crossings(int code) {
    return PieceCode.holds(victims, code) ? byCode[code] : null;
  }

  /** The square of the piece that may be captured en passant; -1 if there is none, or after a turn's first move. */
  public int victim(State state) {
    int square = (int) state.get(piece) - 1;
    return square < 0 || state.part() > 0 ? -1 : square;
  }

  /** Whether the piece that may be captured has a code, and all squares that this piece crossed are still empty. */
  public boolean stands(State state, int code) {
    boolean isIntact = state.board[(int) state.get(piece) - 1] == code;
    for (long remaining = state.get(crossed); remaining != 0; remaining = Crossings.rest(remaining)) {
      isIntact &= state.board[Crossings.first(remaining)] == PieceCode.EMPTY;
    }
    return isIntact;
  }

  /** Forgets the crossing after a move that changes the square of the piece or fills a crossed square. */
  public void forgetTouched(State state) {
    int square = (int) state.get(piece) - 1;
    if (square < 0) {
      return;
    }
    LastChanges changes = new LastChanges(state);
    boolean isTouched = !stands(state, state.board[square]);
    for (int i = 0; i < changes.count(); i++) {
      isTouched |= !changes.ofHand(i) && changes.square(i) == square;
    }
    if (isTouched) {
      forget(state);
    }
  }

  /** Forgets the piece that has crossed squares. */
  public void forget(State state) {
    state.set(piece, 0);
    state.set(crossed, 0);
  }

  /** Whether some captor might reach a crossed square. This cheap test is made before moves are generated. */
  public boolean mayCapture(State state) {
    for (long remaining = state.get(crossed); remaining != 0; remaining = Crossings.rest(remaining)) {
      for (int kind : each) {
        int code = PieceCode.code(kind, state.turn);
        long[] squares = from[code][Crossings.first(remaining)];
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
