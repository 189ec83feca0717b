package org.variorum.rules.definition;

/**
 * What royal men are subject to.
 *
 * @param mode check or capture
 * @param facing whether a royal man's own move may leave the royal men of both sides attacking each other by their
 *     movement out of check, another man giving check at the same time (NMT-7)
 */
public record Royalty(Mode mode, Facing facing) {

  /** What may happen to a royal man. */
  public enum Mode {
    /** It may not be left attacked; exactly one a side. */
    CHECK,
    /** It may be captured, and that ends the game; at most one a side. */
    CAPTURE,
    /** There is no royal man. */
    NONE
  }

  /** Which moves may leave the royal men facing each other, where another man gives check. */
  public enum Facing {
    /** Moves of men that are not royal only. */
    OTHER_MEN,
    /** All moves, but for royal men that stand adjacent. */
    ALL_MEN
  }
}
