package org.variorum.rules.judge;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.StraightLines;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.rule.Context;

/**
 * The squares of a move that a {@link Spot} denotes, compiled. The parameter {@code spots} of all methods is the move,
 * packed by {@link Spots}.
 *
 * <p>A move from c1 to f4 has here c1, there f4, between d2 and e3, beyond g5, and behind b0, which does not exist. A
 * move that is not straight has no squares between, beyond or behind.
 */
final class MoveSquares {

  private final Spot spot;
  /** The lines of the board; null if the spot is an end of the move, which needs none. */
  private final @Nullable StraightLines lines;

  MoveSquares(Spot spot, Context context) {
    this.spot = spot;
    lines = spot.needsStraightMove() ? new StraightLines(context.board(), Directions.ALL) : null;
  }

  /** Whether a square is one of the spot's squares. */
  boolean contains(int square, int spots) {
    for (int i = 0, count = count(spots); i < count; i++) {
      if (square(i, spots) == square) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a square is near one of the spot's squares.
   *
   * @param around for each square of the board, the squares near it
   */
  boolean isNear(int square, int[][] around, int spots) {
    for (int i = 0, count = count(spots); i < count; i++) {
      for (int near : around[square(i, spots)]) {
        if (near == square) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a condition on the spot holds if the spot has no squares: one on all squares between does. */
  boolean holdsIfEmpty() {
    return spot == Spot.BETWEEN;
  }

  /** The number of the spot's squares. */
  int count(int spots) {
    if (lines == null) {
      return 1;
    }
    int here = Spots.here(spots);
    int there = Spots.there(spots);
    int direction = lines.direction(here, there);
    if (direction == StraightLines.NONE) {
      return 0;
    }
    return switch (spot) {
      case HERE, THERE -> 1;
      case BETWEEN -> lines.line(here, direction).length - lines.line(there, direction).length - 1;
      case BEYOND -> Math.min(1, lines.line(there, direction).length);
      case BEHIND -> Math.min(1, lines.line(here, lines.opposite(direction)).length);
    };
  }

  /** Returns the spot's square with an index, from 0 to {@link #count} minus 1. */
  int square(int index, int spots) {
    int here = Spots.here(spots);
    int there = Spots.there(spots);
    if (lines == null) {
      return spot == Spot.HERE ? here : there;
    }
    int direction = lines.direction(here, there);
    return switch (spot) {
      case HERE -> here;
      case THERE -> there;
      case BETWEEN -> lines.line(here, direction)[index];
      case BEYOND -> lines.line(there, direction)[0];
      case BEHIND -> lines.line(here, lines.opposite(direction))[0];
    };
  }
}
