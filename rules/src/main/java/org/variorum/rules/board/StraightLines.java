package org.variorum.rules.board;

import java.util.Arrays;

/**
 * The straight lines over a board in some directions. On a board with joined edges the direction round is ambiguous.
 */
public final class StraightLines {

  /** No straight line leads there. */
  public static final int NONE = -1;

  /** By square and direction: the squares from there to an edge or a hole. */
  private final int[][][] lines;
  private final int directions;
  /** By two squares: in which direction the second lies from the first, or {@link #NONE}. */
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

  /** In which direction a square lies from another, or {@link #NONE}. */
  public int direction(int from, int to) {
    return direction[from][to];
  }

  public int opposite(int direction) {
    return (direction + directions / 2) % directions;
  }

  /** The squares from one on, without it. */
  public int[] of(int square, int direction) {
    return lines[square][direction];
  }

  /** The squares from one on, without it, in each direction. */
  public int[][] from(int square) {
    return lines[square];
  }
}
