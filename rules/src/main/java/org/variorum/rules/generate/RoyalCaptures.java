package org.variorum.rules.generate;

import org.variorum.rules.compile.GameTables;
import org.variorum.rules.position.MoveCode;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.MoveForm;
import org.variorum.rules.state.State;

/** Test of whether a move captures a royal piece. */
public final class RoyalCaptures {

  private RoyalCaptures() {}

  /** Whether a move captures an enemy royal piece, on its destination or on another square. */
  public static boolean capturesRoyal(GameTables tables, State state, long move) {
    MoveForm form = tables.form(move);
    return takesRoyal(tables, state, form, move, MoveCode.to(move))
        || takesRoyal(tables, state, form, move, MoveCode.otherFrom(move));
  }

  private static boolean takesRoyal(GameTables tables, State state, MoveForm form, long move, int square) {
    int piece = state.board[square];
    return PieceCode.holds(tables.royals, piece) && PieceCode.side(piece) != state.turn
        && form.takes(move, square);
  }
}
