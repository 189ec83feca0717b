package org.variorum.rules.card;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.variorum.rules.board.Step;

/**
 * Where a piece of White can go on a board without other pieces, at most {@link #FARTHEST} squares away.
 *
 * @param marks the squares that it reaches, seen from its own
 * @param others pieces that must stand there, by their letters
 * @param takesSome the squares among them where it captures certain kinds of pieces only; words say which
 * @param hops whether some movement needs another piece to go over
 */
public record MoveDiagram(Map<Step, Mark> marks, Map<Step, String> others, Set<Step> takesSome,
    boolean hops) {

  /** How far away squares are shown. */
  public static final int FARTHEST = 4;

  /** How a square is reached, from the easiest on. */
  public enum How {
    FREELY, INITIALLY, OVER_A_PIECE
  }

  /**
   * A square that is reached.
   *
   * @param how the easiest way
   * @param moves whether it can go there if the square is empty
   * @param captures whether it can capture there
   */
  public record Mark(How how, boolean moves, boolean captures) {
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
    takesSome = Set.copyOf(takesSome);
  }

  /** The distance of the farthest mark in king's steps, or -1 for a piece without movement of its own. */
  public int radius() {
    return marks.keySet().stream().mapToInt(MoveDiagram::distance).max().orElse(-1);
  }

  /** Whether some squares are reached only by a first move. */
  public boolean hasInitialMoves() {
    return marks.values().stream().anyMatch(mark -> mark.how() == How.INITIALLY);
  }

  static int distance(Step step) {
    return Math.max(Math.abs(step.right()), Math.abs(step.up()));
  }
}
