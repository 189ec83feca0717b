package org.variorum.view.answer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The squares of a board, with their places in a FEN and in a picture.
 *
 * @param files the number of squares and holes in a rank of a FEN
 * @param ranks the number of ranks
 * @param holes squares of the rectangle that do not exist
 * @param width the width of the picture, in squares
 * @param height the height of the picture, in squares
 * @param cells the squares that exist
 * @param outlines the outlines of squares: x and y of each corner, clockwise, relative to the place of the square, with
 *     y downwards
 * @param lines lines in the picture: x and y of each point on the line
 * @param dots dots in the picture: x and y of each dot, one dot after the other
 * @param signs marks for squares that matter to the rules, drawn on top; absent if there are none
 * @param edges names at the edges of the board; absent if they are the same as in move notation
 */
public record Shape(int files, int ranks, List<String> holes, double width, double height, List<Cell> cells,
    List<List<Double>> outlines, List<List<Double>> lines, List<Double> dots, @Nullable Signs signs,
    @Nullable Edges edges) {

  /**
   * A square as White sees it.
   *
   * @param x the horizontal place in the picture, from the left
   * @param y the vertical place in the picture, from the top
   * @param dark whether the square is dark; false on every board that is not chequered
   * @param outline the index of its outline in the outlines of the board
   * @param byPlayers the name that players use, if it differs from the name in move notation
   */
  public record Cell(String name, double x, double y, boolean dark, int outline,
      @Nullable String byPlayers) {}

  /**
   * Names at the edges of the board, as White sees them.
   *
   * @param files names at the upper edge, from left to right
   * @param ranks names at the right edge, from top to bottom
   */
  public record Edges(List<String> files, List<String> ranks) {}

  /**
   * Marks for squares that matter to the rules.
   *
   * @param lines lines around squares on which movement depends: x and y of both ends
   * @param promotion lines around squares where pieces promote
   * @param goals squares that pieces are to reach
   * @param arrows directions in which pieces may leave squares
   */
  public record Signs(List<List<Double>> lines, List<List<Double>> promotion, List<Goal> goals,
      List<Arrow> arrows) {}

  /**
   * Squares that pieces are to reach.
   *
   * @param side the only side that is to reach them; absent if both sides are to reach them
   */
  public record Goal(@Nullable Color side, List<String> squares) {}

  /**
   * A direction in which pieces may leave a square.
   *
   * @param line x and y of the arrow's tail, then of its tip
   */
  public record Arrow(String square, List<Double> line) {}
}
