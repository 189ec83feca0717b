package org.variorum.fuzz;

import java.util.SplittableRandom;
import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.MoveList;
import org.variorum.testkit.laws.Laws;

/** The laws that hold for every position, however it came about. */
final class PositionLaws {

  /** The maximum number of moves checked in a position: some texts are games with thousands of moves in each. */
  private static final int MOST_MOVES = 100;

  private PositionLaws() {}

  static void check(Position position) {
    MutablePosition board = position.mutable();
    MoveList moves = board.legalMoves(new MoveList());
    Laws.fenRoundTrip(board);
    Laws.countAgrees(board, moves);
    MoveList some = some(moves);
    Laws.moveTextRoundTrip(board, some);
    Laws.movesLeadToPositions(board, some);
    Laws.unmakeRestores(board, moves, new SplittableRandom(position.hash()));
    position.outcome();
  }

  /** Returns moves at even distances from the whole list. */
  private static MoveList some(MoveList moves) {
    MoveList some = new MoveList();
    int step = Math.ceilDiv(moves.size(), MOST_MOVES);
    for (int i = 0; i < moves.size(); i += step) {
      some.buffer.add(moves.get(i));
    }
    return some;
  }
}
