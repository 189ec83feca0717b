package org.variorum.rules.position;

import java.util.Locale;
import org.variorum.rules.board.Side;

/**
 * A piece of one side.
 *
 * @param letter the letter of its kind in the definition, such as {@code "R"}, {@code "+R"} or {@code "Q~"}
 * @param side the side that owns it
 */
public record Piece(String letter, Side side) {

  /** The piece in FEN: upper case for White. */
  public String fen() {
    return side == Side.WHITE ? letter : letter.toLowerCase(Locale.ROOT);
  }
}
