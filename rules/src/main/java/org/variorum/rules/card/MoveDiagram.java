package org.variorum.rules.card;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.variorum.rules.board.Step;
import org.variorum.rules.platform.Copies;

/**
 * The squares that a white piece reaches on a board without other pieces, at most {@link #FARTHEST} squares away.
 * Squares are given as steps from the square of the piece.
 *
 * @param marks the reached squares
 * @param neededPieces the pieces that some of the moves need: the letter of each piece by its square
 * @param limitedCaptures the reached squares where the piece captures only certain kinds of pieces
 * @param hasHops whether some movement hops over another piece
 */
public record MoveDiagram(Map<Step, Mark> marks, Map<Step, String> neededPieces, Set<Step> limitedCaptures,
    boolean hasHops) {

  /** The greatest distance that is shown, in king's steps. */
  public static final int FARTHEST = 4;

  /** The condition under which a piece reaches a square; the easiest condition is first. */
  public enum Access {
    FREELY, INITIALLY, OVER_A_PIECE
  }

  /**
   * The mark of a reached square.
   *
   * @param access the easiest condition under which the piece reaches the square
   * @param moves whether the piece can move to the square if it is empty
   * @param captures whether the piece can capture on the square
   */
  public record Mark(Access access, boolean moves, boolean captures) {
    /** Returns the mark with the easier access; joins the moves and captures of marks with equal access. */
    Mark or(Mark other) {
      if (access != other.access) {
        return access.compareTo(other.access) < 0 ? this : other;
      }
      return new Mark(access, moves || other.moves, captures || other.captures);
    }
  }

  public MoveDiagram {
    marks = Collections.unmodifiableMap(new LinkedHashMap<>(marks));
    neededPieces = Copies.of(neededPieces);
    limitedCaptures = Set.copyOf(limitedCaptures);
  }

  /** The distance of the farthest mark in king's steps, or -1 for a piece without movement of its own. */
  public int radius() {
    return marks.keySet().stream().mapToInt(MoveDiagram::distance).max().orElse(-1);
  }

  /** Whether the piece reaches some squares only by its first move. */
  public boolean hasInitialMoves() {
    return marks.values().stream().anyMatch(mark -> mark.access() == Access.INITIALLY);
  }

  /** The distance of a square in king's steps. */
  static int distance(Step step) {
    return Math.max(Math.abs(step.right()), Math.abs(step.up()));
  }
}
