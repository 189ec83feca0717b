package org.variorum.rules.rule.counting;

import java.util.List;
import org.variorum.rules.rule.counting.Counting.Form;
import org.variorum.rules.state.Kinds;
import org.variorum.rules.state.State;

/**
 * To how many moves is counted where a side has one piece left: the first of some cases that holds of the other side.
 *
 * @param pieces the kinds of which that side has some
 * @param fewest how many at least
 * @param beside kinds of which it has one at least besides; -1L for none that are needed
 * @param moves how many moves by each side
 */
record Honour(long pieces, int fewest, long beside, int moves) {

  /**
   * The longest count: where it goes by board and pieces and no case holds, or both sides have several pieces; one less
   * from three pieces on.
   */
  static final int BOARD = 64;
  private static final long ANY = -1L;

  /** The cases in their order. */
  static List<Honour> of(Counting counting, Kinds kinds) {
    long rooks = kinds.set(counting.rooks());
    long bishops = kinds.set(counting.bishops());
    long knights = kinds.set(counting.knights());
    if (counting.form() == Form.PIECES) {
      long queens = kinds.set(counting.queens());
      return List.of(new Honour(rooks, 1, ANY, 16), new Honour(bishops, 1, queens, 44),
          new Honour(knights, 1, queens, 64));
    }
    int less = counting.form() == Form.THREE_AND_PIECES ? 1 : 0;
    return List.of(new Honour(rooks, 2, ANY, 8 - less), new Honour(rooks, 1, ANY, 16 - less),
        new Honour(bishops, 2, ANY, 22 - less), new Honour(knights, 2, ANY, 32 - less),
        new Honour(bishops, 1, ANY, 44 - less), new Honour(ANY, 0, ANY, BOARD - less));
  }

  boolean holds(State state, int side) {
    return state.count(pieces, side) >= fewest && (beside == ANY || state.count(beside, side) > 0);
  }
}
