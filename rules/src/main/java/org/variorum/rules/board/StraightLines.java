package org.variorum.rules.board;

import java.util.Arrays;

/**
 * The straight lines over a board in some directions. If joined edges allow several directions from one square to
 * another, only one of them is found.
 */
public final class StraightLines {

  /** The direction of a square that no straight line reaches. */
  public static final int NONE = -1;

  /** By square and direction: the squares up to an edge or a hole. */
  private final int[][][] lines;
  private final int directions;
  /** By two squares: the direction from the first to the second, or {@link #NONE}. */
  private final int[][] direction;

  public StraightLines(Geometry board, Directions along) {
    lines = board.lines(along);
    directions = along.steps().size();
    direction = new int[lines.length][lines.length];
    for (int from = 0; from < lines.length; from++) {
      Arrays.fill(direction[from], NONE);
      for (int i = 0; i < directions; i++) {
        for (int to : lines[from][i]) {
          direction[from][to] = i;
        }
      }
    }
  }

  /** Returns the direction from one square to another, or {@link #NONE}. */
  public int direction(int from, int to) {
    return direction[from][to];
  }

  public int opposite(int direction) {
    return (direction + directions / 2) % directions;
  }

  /** Returns the squares of a line from a square in a direction, without the square itself. */
  public int[] of(int square, int direction) {
    return lines[square][direction];
  }

  /** Returns the lines from a square in each direction, without the square itself. */
  public int[][] from(int square) {
    return lines[square];
  }
}
