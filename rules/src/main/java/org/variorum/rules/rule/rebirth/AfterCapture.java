package org.variorum.rules.rule.rebirth;

import org.variorum.rules.definition.Promotion;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Programs;

/**
 * What a piece of one kind may be after it has captured, by promotion: all that it could become, whatever is limited, and whether or not the
 * condition holds under which it promotes.
 *
 * @param itself its kind, as a set
 * @param to by side: the kinds to choose from
 * @param zone by side and square: where a move that ends there may promote
 * @param leaving whether a move that starts there may, too
 * @param forced by side and square: where a move that may promote must
 */
record AfterCapture(long itself, long[] to, boolean[][] zone, boolean leaving, boolean[][] forced) {

  static AfterCapture of(int kind, Context context, Programs programs) {
    long itself = PieceCode.bit(kind);
    boolean[][] never = new boolean[2][context.board().size()];
    return context.definition().pieces().get(kind).promotion()
        .map(rule -> new AfterCapture(itself,
            new long[] {context.kinds().set(rule.white()), context.kinds().set(rule.black())},
            rule.zone().squares(context.board()), rule.leaving(),
            rule.when().isPresent() ? never : forced(kind, rule, context, programs)))
        .orElse(new AfterCapture(itself, new long[2], never, false, never));
  }

  private static boolean[][] forced(int kind, Promotion rule, Context context, Programs programs) {
    boolean[][] forced = rule.forced().squares(context.board());
    for (int side = 0; rule.forcedWhenStuck() && side < 2; side++) {
      for (int square = 0; square < forced[side].length; square++) {
        forced[side][square] |= !programs.of(PieceCode.code(kind, side), square).movesOnEmptyBoard();
      }
    }
    return forced;
  }

  /** The kinds that it may be after a capture. */
  long after(int side, int from, int end) {
    boolean may = zone[side][end] || leaving && zone[side][from];
    if (!may) {
      return itself;
    }
    return forced[side][end] ? to[side] : itself | to[side];
  }
}
