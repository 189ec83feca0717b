package org.variorum.fuzz;

import java.util.SplittableRandom;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.MoveList;
import org.variorum.testkit.laws.Laws;

/** The laws that hold for every position, however it came about. */
final class PositionLaws {

  private PositionLaws() {}

  static void check(Position position) {
    MutablePosition board = position.mutable();
    MoveList moves = board.legalMoves(new MoveList());
    Laws.fenRoundTrip(board);
    Laws.moveTextRoundTrip(board, moves);
    Laws.countAgrees(board, moves);
    Laws.movesLeadToPositions(board, moves);
    Laws.unmakeRestores(board, moves, new SplittableRandom(position.hash()));
    position.outcome();
  }
}
