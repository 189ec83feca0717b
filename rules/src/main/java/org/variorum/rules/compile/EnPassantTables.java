package org.variorum.rules.compile;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.program.Crossings;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/**
 * Who captures, and is captured, en passant.
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
