package org.variorum.rules.board;

/** A player: White moves first and up the board, Black moves down it (COM-1). */
public enum Side {
  WHITE, BLACK;

  /** The other player. */
  public Side opponent() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** Its name in a sentence. */
  public String word() {
    return this == WHITE ? "White" : "Black";
  }
}
