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
 * @param captorKinds the kinds of {@code captors}, as an array
 * @param victims the kinds that are captured en passant
 * @param crossings the squares that a piece crosses, by code; null for kinds that are not in {@code victims}
 * @param victimSlot the slot for the square, plus one, of the piece that can be captured; 0 if there is none
 * @param crossedSlot the slot for the squares on which this piece can be captured, as a packed set of {@link Crossings}
 * @param origins the squares from which a piece may capture on a crossed square, by code and crossed square, whatever
 *     the other pieces; null for kinds that are not in {@code captors}
 */
public record EnPassantTables(long captors, int[] captorKinds, long victims, @Nullable Crossings[] crossings,
    Slot victimSlot,
    Slot crossedSlot, long[][][] origins) {

  /** The squares that a piece crosses; null if it is never captured en passant. */
  public @Nullable Crossings crossings(int code) {
    return PieceCode.holds(victims, code) ? crossings[code] : null;
  }

  /** The square of the piece that may be captured en passant; -1 if there is none, or after a turn's first move. */
  public int victim(State state) {
    int square = (int) state.get(victimSlot) - 1;
    return square < 0 || state.part() > 0 ? -1 : square;
  }

  /**
   * Whether a piece of the given code is still on the victim's square, and all crossed squares are still empty. There
   * must be a victim.
   */
  public boolean isIntact(State state, int code) {
    boolean intact = state.board[(int) state.get(victimSlot) - 1] == code;
    for (long remaining = state.get(crossedSlot); remaining != 0; remaining = Crossings.rest(remaining)) {
      intact &= state.board[Crossings.first(remaining)] == PieceCode.EMPTY;
    }
    return intact;
  }

  /** Forgets the crossing after a move that changes the square of the piece or fills a crossed square. */
  public void forgetIfChanged(State state) {
    int square = (int) state.get(victimSlot) - 1;
    if (square < 0) {
      return;
    }
    LastChanges changes = new LastChanges(state);
    boolean hasChanged = !isIntact(state, state.board[square]);
    for (int i = 0; i < changes.count(); i++) {
      hasChanged |= !changes.isInHand(i) && changes.square(i) == square;
    }
    if (hasChanged) {
      forget(state);
    }
  }

  /** Clears both slots. */
  public void forget(State state) {
    state.set(victimSlot, 0);
    state.set(crossedSlot, 0);
  }

  /** Whether some captor might reach a crossed square. This cheap test is made before moves are generated. */
  public boolean mayCapture(State state) {
    for (long remaining = state.get(crossedSlot); remaining != 0; remaining = Crossings.rest(remaining)) {
      for (int kind : captorKinds) {
        int code = PieceCode.code(kind, state.turn);
        long[] squares = origins[code][Crossings.first(remaining)];
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
