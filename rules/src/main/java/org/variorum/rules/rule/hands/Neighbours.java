package org.variorum.rules.rule.hands;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.board.Directions;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.DropTable;
import org.variorum.rules.rule.hands.Drop.Beside;
import org.variorum.rules.state.State;

/**
 * What must stand around where a piece is dropped.
 *
 * @param around by square: the squares that are looked at
 */
record Neighbours(Beside beside, int[][] around) implements DropTable.Footing {

  private static final Step DOWN = new Step(0, -1);

  /** Null where it does not matter. */
  static @Nullable Neighbours of(Beside beside, Geometry board) {
    return switch (beside) {
      case ANYTHING -> null;
      case OWN, ANYBODY -> new Neighbours(beside, IntStream.range(0, board.size())
          .mapToObj(square -> board.around(square, 1).stream().mapToInt(Integer::intValue).toArray())
          .toArray(int[][]::new));
      case NO_ENEMY -> new Neighbours(beside, board.neighbours(Directions.STRAIGHT));
      case BELOW -> new Neighbours(beside, below(board));
    };
  }

  private static int[][] below(Geometry board) {
    return IntStream.range(0, board.size())
        .map(square -> board.step(square, Side.WHITE, DOWN))
        .mapToObj(below -> below == Geometry.NONE ? new int[0] : new int[] {below})
        .toArray(int[][]::new);
  }

  @Override
  public boolean holds(State state, int square) {
    return switch (beside) {
      case ANYTHING -> true;
      case OWN -> any(state, square, state.turn);
      case ANYBODY -> any(state, square, PieceCode.WHITE) || any(state, square, PieceCode.BLACK);
      case NO_ENEMY -> !any(state, square, state.turn ^ 1);
      case BELOW -> around[square].length == 0 || state.board[around[square][0]] != PieceCode.EMPTY;
    };
  }

  private boolean any(State state, int square, int side) {
    for (int other : around[square]) {
      int piece = state.board[other];
      if (piece != PieceCode.EMPTY && PieceCode.side(piece) == side) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String missing() {
    return switch (beside) {
      case ANYTHING -> "";
      case OWN -> "no own piece stands next to it";
      case ANYBODY -> "no piece stands next to it";
      case NO_ENEMY -> "an enemy stands beside it";
      case BELOW -> "the square below it is empty";
    };
  }
}
