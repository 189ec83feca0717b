package org.variorum.rules.definition;

/** The ways by which a piece moves onto a piece of its own side. */
public enum WaysOntoOwn {
  /** All ways. */
  EITHER(true, true),
  /** Ways that lead to empty squares. */
  MOVING(true, false),
  /** Ways that could capture the other piece if it were an enemy. */
  CAPTURING(false, true);

  private final boolean moves;
  private final boolean captures;

  WaysOntoOwn(boolean moves, boolean captures) {
    this.moves = moves;
    this.captures = captures;
  }

  /**
   * Whether a way counts that could move to the square ({@code moving}) or capture the other piece ({@code capturing}).
   */
  public boolean serves(boolean moving, boolean capturing) {
    return moves && moving || captures && capturing;
  }
}
