package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Hurdles;
import org.variorum.rules.movement.Leg.Content;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.NaivePiece;

/**
 * A walk with the contents of squares that it requires.
 *
 * @param requiredContents the required contents of the passed squares, in order
 */
record Route(NaiveWalk walk, List<Content> requiredContents) {

  /** Whether a piece of a side can make the walk on a board. */
  boolean isOpen(Board board, Side side, Hurdles hurdles) {
    for (int i = 0; i < requiredContents.size(); i++) {
      if (!mayPass(board, side, walk.squares().get(i), requiredContents.get(i), hurdles)) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayPass(Board board, Side side, int square, Content content,
      Hurdles hurdles) {
    return switch (content) {
      case EMPTY -> board.isEmpty(square);
      case PIECE -> board.holds(square, piece -> isHurdle(piece, side, hurdles));
      case ENEMY -> board.holds(square, side.opponent());
      case EITHER -> board.isEmpty(square) || board.holds(square, piece -> isHurdle(piece, side, hurdles));
    };
  }

  private static boolean isHurdle(NaivePiece piece, Side side, Hurdles hurdles) {
    return (hurdles.letters().isEmpty() || hurdles.letters().contains(piece.letter()))
        && switch (hurdles.owner()) {
          case OWN -> piece.side() == side;
          case ENEMY -> piece.side() != side;
          case ANY -> true;
        };
  }
}
