package org.variorum.rules.definition;

/** The ways by which a piece moves onto a piece of its own side. */
public enum WaysOntoOwn {
  /** All ways. */
  EITHER(true, true),
  /** Ways by which the piece could move to the square if it were empty. */
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
   * Whether a way counts.
   *
   * @param moving whether the way could move to the square if it were empty
   * @param capturing whether the way could capture the other piece if it were an enemy
   */
  public boolean include(boolean moving, boolean capturing) {
    return moves && moving || captures && capturing;
  }
}
