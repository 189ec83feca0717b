package org.variorum.testkit.naive;

import java.util.Locale;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Man;

/** One man on the board: whose it is, of what kind, and whether it is frozen (RS-7). */
record Piece(Side side, Man man, boolean frozen) {

  Piece(Side side, Man man) {
    this(side, man, false);
  }

  String letter() {
    return man.letter();
  }

  boolean is(Side whose, String letter) {
    return side == whose && letter().equals(letter);
  }

  Piece frozen(boolean now) {
    return new Piece(side, man, now);
  }

  /** As a FEN writes it: upper case is White (COM-2). */
  String fen() {
    return side == Side.WHITE ? letter() : letter().toLowerCase(Locale.ROOT);
  }
}
