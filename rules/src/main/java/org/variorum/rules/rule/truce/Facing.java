package org.variorum.rules.rule.truce;

import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.state.State;

/**
 * Whether the royal pieces stand on one file with nobody between.
 *
 * @param matters whether anybody asks; else they never do
 */
record Facing(Geometry board, boolean matters) {

  boolean holds(State state) {
    int white = state.royal[PieceCode.WHITE];
    int black = state.royal[PieceCode.BLACK];
    return matters && white != State.NO_SQUARE && black != State.NO_SQUARE
        && (sees(state, white, black, 1) || sees(state, white, black, -1));
  }

  private boolean sees(State state, int from, int to, int ahead) {
    int square = board.step(from, Side.WHITE, new Step(0, ahead));
    while (square != Geometry.NONE && square != to && state.board[square] == PieceCode.EMPTY) {
      square = board.step(square, Side.WHITE, new Step(0, ahead));
    }
    return square == to;
  }
}
