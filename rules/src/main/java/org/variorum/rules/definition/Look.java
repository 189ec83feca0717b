package org.variorum.rules.definition;

import java.util.List;
import java.util.Map;
import org.variorum.rules.board.BoardLook;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.board.Tint;
import org.variorum.rules.platform.Copies;

/**
 * The look of a game; no rule depends on it.
 *
 * @param board the look of the board
 * @param characters the characters that are written on pieces, by letter of the kind
 * @param sides the names of the sides
 * @param tints the colours of the sides' pieces
 */
public record Look(BoardLook board, Map<String, Characters> characters, SideNames sides, Tints tints) {

  /** The look of most games: a chequered board, no characters, and the usual names and colours. */
  public static final Look USUAL =
      new Look(BoardLook.CHEQUERED, Map.of(), SideNames.USUAL, Tints.USUAL);

  /** The characters on White's and on Black's pieces of a kind. */
  public record Characters(String white, String black) {

    /** Converts a list of one text for both sides, or of White's text and Black's text. */
    public static Characters of(List<String> bySide) {
      return new Characters(bySide.getFirst(), bySide.getLast());
    }
  }

  /** The colours of White's and of Black's pieces. */
  public record Tints(Tint white, Tint black) {

    /** White and black. */
    public static final Tints USUAL = new Tints(Tint.WHITE, Tint.BLACK);

    /** The colour of a side's pieces. */
    public Tint of(Side side) {
      return side == Side.WHITE ? white : black;
    }
  }

  public Look {
    characters = Copies.of(characters);
  }
}
