package org.variorum.rules.rule.walls;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.state.State;

/**
 * Walls are dropped at the edge only.
 *
 * @param kinds those that become walls
 * @param walls what they are called
 */
record EdgeLimit(Geometry board, Edge edge, long kinds, Walls walls) implements DropTable.Limit {

  @Override
  public boolean forbids(State state, Open open, int kind, int square) {
    return (kinds & PieceCode.bit(kind)) != 0 && !edge.holds(state, square);
  }

  @Override
  public String why(State state, Open open, int kind, int square) {
    return walls.several()
        + " come only to the edge of what is left of the board, and there are squares without "
        + walls.one() + " on all four sides of " + board.name(square);
  }
}
