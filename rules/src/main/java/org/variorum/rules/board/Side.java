package org.variorum.rules.board;

/** One of the two sides: White moves first and up the board, Black moves down the board (COM-1). */
public enum Side {
  WHITE, BLACK;

  /** The other side. */
  public Side opponent() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** The name of the side in a sentence. */
  public String word() {
    return this == WHITE ? "White" : "Black";
  }
}
