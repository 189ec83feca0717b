package org.variorum.testkit.naive.position;

import java.util.Locale;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;

/** One piece on the board: whose it is, of what kind, and whether it is frozen (RS-7). */
public record Piece(Side side, PieceKind kind, boolean frozen) {

  public Piece(Side side, PieceKind kind) {
    this(side, kind, false);
  }

  public String letter() {
    return kind.letter();
  }

  public boolean is(Side whose, String letter) {
    return side == whose && letter().equals(letter);
  }

  public Piece frozen(boolean now) {
    return new Piece(side, kind, now);
  }

  /** As a FEN writes it: upper case is White (COM-2). */
  public String fen() {
    return side == Side.WHITE ? letter() : letter().toLowerCase(Locale.ROOT);
  }
}
