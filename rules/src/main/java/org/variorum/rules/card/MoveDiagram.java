package org.variorum.rules.card;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.variorum.rules.board.Step;

/**
 * The squares that a white piece reaches on a board without other pieces, at most {@link #FARTHEST} squares away.
 * Squares are given as steps from the square of the piece.
 *
 * @param marks the reached squares
 * @param others squares where other pieces must be for some of the moves, with the letters of these pieces
 * @param limitedCaptures the reached squares where the piece captures only certain kinds of pieces
 * @param hops whether some movement hops over another piece
 */
public record MoveDiagram(Map<Step, Mark> marks, Map<Step, String> others, Set<Step> limitedCaptures,
    boolean hops) {

  /** The greatest distance that is shown, in king's steps. */
  public static final int FARTHEST = 4;

  /** The way in which a piece reaches a square, the easiest way first. */
  public enum How {
    FREELY, INITIALLY, OVER_A_PIECE
  }

  /**
   * The mark of a reached square.
   *
   * @param how the easiest way to the square
   * @param moves whether the piece can move to the square if it is empty
   * @param captures whether the piece can capture on the square
   */
  public record Mark(How how, boolean moves, boolean captures) {
    /** Returns the mark with the easier way; joins the moves and captures of two equal ways. */
    Mark or(Mark other) {
      if (how != other.how) {
        return how.compareTo(other.how) < 0 ? this : other;
      }
      return new Mark(how, moves || other.moves, captures || other.captures);
    }
  }

  public MoveDiagram {
    marks = Collections.unmodifiableMap(new LinkedHashMap<>(marks));
    others = Map.copyOf(others);
    limitedCaptures = Set.copyOf(limitedCaptures);
  }

  /** The distance of the farthest mark in king's steps, or -1 for a piece without movement of its own. */
  public int radius() {
    return marks.keySet().stream().mapToInt(MoveDiagram::distance).max().orElse(-1);
  }

  /** Whether the piece reaches some squares only by its first move. */
  public boolean hasInitialMoves() {
    return marks.values().stream().anyMatch(mark -> mark.how() == How.INITIALLY);
  }

  static int distance(Step step) {
    return Math.max(Math.abs(step.right()), Math.abs(step.up()));
  }
}
