package org.variorum.rules.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One change by a move, with its cause. The edits of a move, applied in order, turn the position before the move into
 * the position after it. Consecutive shifts are applied together, so that two pieces can exchange squares.
 *
 * <p>A slot is further state, such as castling rights ({@link SlotKind}). The side to move and the move counters are
 * not edits.
 */
public sealed interface Edit {

  Cause cause();

  /** A piece leaves the board. */
  record Remove(Cause cause, Piece piece, int square) implements Edit {}

  /** A piece enters the board on an empty square. */
  record Put(Cause cause, Piece piece, int square) implements Edit {}

  /** A piece moves to another square. */
  record Shift(Cause cause, Piece piece, int from, int to) implements Edit {}

  /** A piece changes its kind or side on its square; {@code after} may equal {@code before}, to show the cause only. */
  record Change(Cause cause, Piece before, Piece after, int square) implements Edit {}

  /** A piece enters the hand of its side. */
  record Hold(Cause cause, Piece piece) implements Edit {}

  /** A piece leaves the hand of its side. */
  record Release(Cause cause, Piece piece) implements Edit {}

  /** The text of the {@link SlotKind} with the name {@code slot} changes. The text of an empty slot is empty. */
  record SetSlot(Cause cause, String slot, String before, String after) implements Edit {}

  /**
   * Applies edits to a board.
   *
   * @param board the pieces by square; receives the content of each square that an edit changes, also of a square
   *     that becomes empty
   */
  static void apply(List<Edit> edits, Map<Integer, Optional<Piece>> board) {
    for (int i = 0; i < edits.size(); i++) {
      switch (edits.get(i)) {
        case Remove remove -> board.put(remove.square(), Optional.empty());
        case Put put -> board.put(put.square(), Optional.of(put.piece()));
        case Change change -> board.put(change.square(), Optional.of(change.after()));
        case Shift _ -> {
          int first = i;
          while (i + 1 < edits.size() && edits.get(i + 1) instanceof Shift) {
            i++;
          }
          List<Shift> shifts = edits.subList(first, i + 1).stream().map(Shift.class::cast).toList();
          shifts.forEach(shift -> board.put(shift.from(), Optional.empty()));
          shifts.forEach(shift -> board.put(shift.to(), Optional.of(shift.piece())));
        }
        case Hold _,Release _,SetSlot _ -> {}
      }
    }
  }
}
