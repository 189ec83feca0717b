package org.variorum.server.api;

import java.util.List;

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
 */
public record Shape(int files, int ranks, List<String> holes, double width, double height, List<Cell> cells,
    List<List<Double>> outlines) {

  /**
   * A square as White sees it.
   *
   * @param x its place on the picture, from the left
   * @param y from the top
   * @param outline which of the outlines it has, from 0
   */
  public record Cell(String name, double x, double y, boolean dark, int outline) {}
}
