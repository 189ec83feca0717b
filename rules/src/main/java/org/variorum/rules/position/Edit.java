package org.variorum.rules.position;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One change that a move makes, and why. The edits of a move, made one after the other in their order, turn the position before it
 * into the one after; only shifts that follow each other are made at once, so that two pieces can exchange squares.
 *
 * <p>{@link SlotKind} says what a slot is. The side to move and the move counters are no edits.
 */
public sealed interface Edit {

  Cause cause();

  /** A piece leaves the board. */
  record Remove(Cause cause, Piece piece, int square) implements Edit {}

  /** A piece comes to an empty square of the board. */
  record Put(Cause cause, Piece piece, int square) implements Edit {}

  /** A piece goes to another square. */
  record Shift(Cause cause, Piece piece, int from, int to) implements Edit {}

  /** A piece becomes one of another kind or side where it stands; or does not, where what is done to it leaves it as it is. */
  record Change(Cause cause, Piece before, Piece after, int square) implements Edit {}

  /** A piece comes into the hand of its side. */
  record Hold(Cause cause, Piece piece) implements Edit {}

  /** A piece leaves the hand of its side. */
  record Release(Cause cause, Piece piece) implements Edit {}

  /** The text of a slot becomes another: empty where nothing is remembered. */
  record SetSlot(Cause cause, String slot, String before, String after) implements Edit {}

  /**
   * Makes the edits on a board.
   *
   * @param board what stands on squares; gets what stands on those that the edits touch, empty ones included
   */
  static void board(List<Edit> edits, Map<Integer, Optional<Piece>> board) {
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
          List<Shift> atOnce = edits.subList(first, i + 1).stream().map(Shift.class::cast).toList();
          atOnce.forEach(shift -> board.put(shift.from(), Optional.empty()));
          atOnce.forEach(shift -> board.put(shift.to(), Optional.of(shift.piece())));
        }
        case Hold _,Release _,SetSlot _ -> {}
      }
    }
  }
}
