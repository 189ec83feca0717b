package org.variorum.testkit.naive.mechanism.castling;

import org.variorum.rules.board.Side;

/** A castling right (COM-2), in the order of the FEN. */
enum CastlingRight {
  WHITE_HIGH(Side.WHITE, true, "K"), WHITE_LOW(Side.WHITE, false, "Q"), BLACK_HIGH(Side.BLACK, true, "k"),
  BLACK_LOW(Side.BLACK, false, "q");

  private final Side side;
  private final boolean isHigh;
  private final String letter;

  CastlingRight(Side side, boolean isHigh, String letter) {
    this.side = side;
    this.isHigh = isHigh;
    this.letter = letter;
  }

  Side side() {
    return side;
  }

  /** Whether the rook starts on a higher file than the king. */
  boolean isHigh() {
    return isHigh;
  }

  String letter() {
    return letter;
  }
}
