package org.variorum.rules.board;

import java.util.Arrays;

/**
 * The straight lines over a board in some directions. If joined edges allow several directions from one square to
 * another, {@link #direction} returns only one of them.
 */
public final class StraightLines {

  /** The direction of a square that no straight line reaches. */
  public static final int NONE = -1;

  /** The squares up to an edge or a hole, by square and direction. */
  private final int[][][] lines;
  private final int directionCount;
  /** The direction from one square to another, or {@link #NONE}, by these two squares. */
  private final int[][] direction;

  public StraightLines(Geometry board, Directions directions) {
    lines = board.lines(directions);
    directionCount = directions.steps().size();
    direction = new int[lines.length][lines.length];
    for (int from = 0; from < lines.length; from++) {
      Arrays.fill(direction[from], NONE);
      for (int i = 0; i < directionCount; i++) {
        for (int to : lines[from][i]) {
          direction[from][to] = i;
        }
      }
    }
  }

  /** Returns the index of the direction from one square to another, or {@link #NONE}. */
  public int direction(int from, int to) {
    return direction[from][to];
  }

  /** Returns the index of the opposite direction. */
  public int opposite(int direction) {
    return (direction + directionCount / 2) % directionCount;
  }

  /** Returns the squares of a line from a square in a direction, without the square itself. */
  public int[] line(int square, int direction) {
    return lines[square][direction];
  }

  /** Returns the lines from a square, by index of the direction. A line does not contain the square itself. */
  public int[][] linesFrom(int square) {
    return lines[square];
  }
}
