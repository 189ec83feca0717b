package org.variorum.rules.rule.counting;

import java.util.Set;
import org.variorum.rules.definition.Mechanism;

/**
 * Moves of both sides are counted when few pieces are left, and the game is a draw when there are more than a limit, which goes by
 * the pieces of the stronger side.
 *
 * @param form how it is counted
 * @param pawns the pieces that stop counting by the pieces that are left, and by the board unless that goes by three pieces, while
 *     one of them is left
 * @param rooks the letters of the pieces that count as rooks
 * @param bishops those that count as bishops (khons)
 * @param knights those that count as knights
 * @param queens those that bishops and knights need beside them where it goes by the pieces alone
 */
public record Counting(Form form, Set<String> pawns, Set<String> rooks, Set<String> bishops,
    Set<String> knights, Set<String> queens) implements Mechanism {

  /** How it is counted. */
  public enum Form {
    /** The board's honour, and the pieces' honour where a side has one piece left. */
    BOARD_AND_PIECES,
    /** The board's honour from three pieces of a side on, and the pieces' honour where a side has one piece left and no pawns are. */
    THREE_AND_PIECES,
    /** The pieces' honour alone. */
    PIECES
  }

  public Counting {
    pawns = Set.copyOf(pawns);
    rooks = Set.copyOf(rooks);
    bishops = Set.copyOf(bishops);
    knights = Set.copyOf(knights);
    queens = Set.copyOf(queens);
  }

  @Override
  public boolean keepsMaterial() {
    return true;
  }
}
