package org.variorum.testkit.naive.mechanism.castling;

import org.variorum.rules.board.Side;

/** A castling right (COM-2), in the order of the FEN. */
enum Right {
  WHITE_HIGH(Side.WHITE, true, "K"), WHITE_LOW(Side.WHITE, false, "Q"), BLACK_HIGH(Side.BLACK, true, "k"),
  BLACK_LOW(Side.BLACK, false, "q");

  private final Side side;
  private final boolean high;
  private final String letter;

  Right(Side side, boolean high, String letter) {
    this.side = side;
    this.high = high;
    this.letter = letter;
  }

  Side side() {
    return side;
  }

  /** Whether the rook is the one on the higher file. */
  boolean high() {
    return high;
  }

  String letter() {
    return letter;
  }
}
