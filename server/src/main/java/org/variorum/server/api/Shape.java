package org.variorum.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The squares of a board: how its FEN is written, and how it is drawn.
 *
 * @param files how many squares and holes a FEN has in a row
 * @param ranks how many rows
 * @param holes squares of the rectangle that do not exist
 * @param width how wide the picture is, in units of a square
 * @param height how high
 * @param cells the squares that exist
 * @param outlines the forms that squares have: x and y of each corner, clockwise, from a square's place to the right and down
 * @param lines lines on the picture: x and y of each point that they join
 * @param dots dots on it: x and y of each by turns
 * @param signs what the rules ask of squares, drawn over all that; absent if there is nothing to draw
 * @param edges what players write at the edges of the board besides the names in move notation; absent if nothing
 */
public record Shape(int files, int ranks, List<String> holes, double width, double height, List<Cell> cells,
    List<List<Double>> outlines, List<List<Double>> lines, List<Double> dots, @Nullable Signs signs,
    @Nullable Edges edges) {

  /**
   * A square as White sees it.
   *
   * @param x its place on the picture, from the left
   * @param y from the top
   * @param dark whether it is one of the dark ones; where pieces stand between lines or on them, none is
   * @param outline which of the outlines it has, from 0
   * @param byPlayers what players call it, if they do not call it what it is called in moves
   */
  public record Cell(String name, double x, double y, boolean dark, int outline,
      @Nullable String byPlayers) {}

  /**
   * Names at edges, as White sees them.
   *
   * @param files at the upper edge, from the left
   * @param ranks at the right edge, from the top
   */
  public record Edges(List<String> files, List<String> ranks) {}

  /**
   * What the rules ask of squares.
   *
   * @param lines lines around squares on which movement depends: x and y of both ends
   * @param promotion lines around squares where pieces promote
   * @param goals squares to come to
   * @param arrows directions in which squares may be left
   */
  public record Signs(List<List<Double>> lines, List<List<Double>> promotion, List<Goal> goals,
      List<Arrow> arrows) {}

  /**
   * Squares to come to.
   *
   * @param side the one side that has to; absent: each
   */
  public record Goal(@Nullable Color side, List<String> squares) {}

  /**
   * A direction in which a square may be left.
   *
   * @param line x and y of the arrow's tail, then of its tip
   */
  public record Arrow(String square, List<Double> line) {}
}
