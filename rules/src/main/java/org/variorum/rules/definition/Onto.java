package org.variorum.rules.definition;

/** By which of its ways a piece goes onto another of its own side. */
public enum Onto {
  /** All. */
  EITHER(true, true),
  /** Those by which it goes to empty squares. */
  MOVING(true, false),
  /** Those by which it could capture the other, if that were an enemy. */
  CAPTURING(false, true);

  private final boolean moves;
  private final boolean captures;

  Onto(boolean moves, boolean captures) {
    this.moves = moves;
    this.captures = captures;
  }

  /** Whether a way serves by which a piece could move there, or could capture the other. */
  public boolean serves(boolean moving, boolean capturing) {
    return moves && moving || captures && capturing;
  }
}
