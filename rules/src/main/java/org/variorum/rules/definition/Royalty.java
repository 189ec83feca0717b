package org.variorum.rules.definition;

import java.util.Optional;
import org.variorum.rules.board.Side;

/**
 * What royal pieces are subject to.
 *
 * @param mode check or capture
 * @param facing whether a royal piece's own move may leave the royal pieces of both sides attacking each other by their
 *     movement out of check, another piece giving check at the same time (NMT-7)
 * @param without the side that has no royal piece, if one has none
 */
public record Royalty(Mode mode, Facing facing, Optional<Side> without) {

  /** Whether a side has a royal piece from the start, where there are any. */
  public boolean has(Side side) {
    return without.filter(side::equals).isEmpty();
  }

  /** What may happen to a royal piece. */
  public enum Mode {
    /** It may not be left attacked; exactly one for each side that has one. */
    CHECK,
    /** It may be captured, and that ends the game; at most one a side. */
    CAPTURE,
    /** There is no royal piece. */
    NONE
  }

  /** Which moves may leave the royal pieces facing each other, where another piece gives check. */
  public enum Facing {
    /** Moves of pieces that are not royal only. */
    OTHER_PIECES,
    /** All moves, but for royal pieces that stand adjacent. */
    ALL_PIECES
  }
}
