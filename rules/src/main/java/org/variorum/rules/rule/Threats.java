package org.variorum.rules.rule;

/** Who attacks what in a position that is played on. */
public interface Threats {

  /** What attack is made of. So that no attack depends on itself, each stratum asks only those that stand before it here. */
  enum Stratum {
    /** Pieces attack by their own movement, as the board stands. */
    OWN,
    /** Pieces attack by the movement of others (DEL-2). */
    LENT,
    /** Pieces attack by what they have while their side is, or is not, attacked in the strata before (NMT-7). */
    IN_CHECK
  }

  /** Whether it matters that a royal piece is attacked: not where royal pieces may be captured. */
  boolean matter();

  /** Whether a side is in check; never where royal pieces may be captured. */
  boolean inCheck(int side);

  /** Whether a side attacks a square where a royal piece of the other side stands or would stand. */
  boolean attacked(int square, int by);

  /** The same by pieces of some kinds. */
  boolean attacked(int square, int by, long kinds);

  /**
   * Whether pieces of some kinds of a side could capture a royal piece on a square by their movement out of check, if nothing had to hold
   * before they go. No attack is asked for that, so that every stratum may ask it.
   */
  boolean reached(int square, int by, long kinds);

  /** Whether the side to move may pass although it is in check: a pass ends the game. */
  boolean mayPassInCheck();

  /** Whether the royal pieces attack each other by their movement out of check. */
  boolean facing();
}
