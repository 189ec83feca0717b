package org.variorum.testkit.naive;

import java.util.Locale;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;

/** One piece on the board: whose it is, of what kind, and whether it is frozen (RS-7). */
record Piece(Side side, PieceKind kind, boolean frozen) {

  Piece(Side side, PieceKind kind) {
    this(side, kind, false);
  }

  String letter() {
    return kind.letter();
  }

  boolean is(Side whose, String letter) {
    return side == whose && letter().equals(letter);
  }

  Piece frozen(boolean now) {
    return new Piece(side, kind, now);
  }

  /** As a FEN writes it: upper case is White (COM-2). */
  String fen() {
    return side == Side.WHITE ? letter() : letter().toLowerCase(Locale.ROOT);
  }
}
