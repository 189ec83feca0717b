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
 * @param several which royal pieces count where a side may have several
 */
public record Royalty(Mode mode, Facing facing, Optional<Side> without, Several several) {

  /** Where a side has one royal piece at most. */
  public Royalty(Mode mode, Facing facing, Optional<Side> without) {
    this(mode, facing, without, Several.ONE);
  }

  /** Whether a side has a royal piece from the start, where there are any. */
  public boolean has(Side side) {
    return without.filter(side::equals).isEmpty();
  }

  /** Whether a side may have several royal pieces. */
  public boolean hasSeveral() {
    return several != Several.ONE;
  }

  /** Whether one of several royal pieces may be captured, and the game goes on. */
  public boolean maySpareOne() {
    return mode == Mode.CAPTURE ? hasSeveral() : several == Several.LAST || several == Several.NOT_ALL;
  }

  /** What may happen to a royal piece. */
  public enum Mode {
    /** It may not be left attacked. */
    CHECK,
    /** It may be captured, and that ends the game. */
    CAPTURE,
    /** There is no royal piece. */
    NONE
  }

  /** Which of a side's royal pieces count. */
  public enum Several {
    /** The one that each side has; at most one where it may be captured. */
    ONE,
    /**
     * Each of them: none may be left attacked. Where royal pieces are captured, a side that has fewer than at the start has lost.
     */
    ALL,
    /** The last that a side has: others may be captured. */
    LAST,
    /** Not all of them may be left attacked at once: one may, and may be captured. */
    NOT_ALL
  }

  /** Which moves may leave the royal pieces facing each other, where another piece gives check. */
  public enum Facing {
    /** Moves of pieces that are not royal only. */
    OTHER_PIECES,
    /** All moves, except when the royal pieces stand adjacent. */
    ALL_PIECES
  }
}
