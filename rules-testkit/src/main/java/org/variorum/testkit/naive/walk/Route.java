package org.variorum.testkit.naive.walk;

import java.util.List;
import org.variorum.rules.board.Side;
import org.variorum.rules.movement.Leg.Over;
import org.variorum.testkit.naive.position.Board;

/**
 * A walk before anybody has looked what stands on the board.
 *
 * @param passing what the squares must hold that are passed, one after the other
 */
record Route(Walk walk, List<Over> passing) {

  /** Whether a piece of that side may go it. */
  boolean isOpen(Board board, Side side) {
    for (int i = 0; i < passing.size(); i++) {
      if (!mayPass(board, side, walk.squares().get(i), passing.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayPass(Board board, Side side, int square, Over over) {
    return switch (over) {
      case EMPTY -> board.isEmpty(square);
      case PIECE -> board.at(square).isPresent();
      case ENEMY -> board.holds(square, side.opponent());
    };
  }
}
