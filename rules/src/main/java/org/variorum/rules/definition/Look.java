package org.variorum.rules.definition;

import java.util.List;
import java.util.Map;
import org.variorum.rules.board.BoardLook;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.SideNames;
import org.variorum.rules.board.Tint;

/**
 * How a game looks. No rule depends on it.
 *
 * @param board how the board is drawn
 * @param characters by the letters of pieces: what is written on them
 * @param sides what the sides are called
 * @param tints the colours of their pieces
 */
public record Look(BoardLook board, Map<String, Characters> characters, SideNames sides, Tints tints) {

  /** As nearly all games look. */
  public static final Look USUAL =
      new Look(BoardLook.CHEQUERED, Map.of(), SideNames.USUAL, Tints.USUAL);

  /** What is written on White's pieces of a kind, and on Black's. */
  public record Characters(String white, String black) {

    /** The same of both, or one of each. */
    public static Characters of(List<String> bySide) {
      return new Characters(bySide.getFirst(), bySide.getLast());
    }
  }

  /** The colour of White's pieces, and of Black's. */
  public record Tints(Tint white, Tint black) {

    /** White and black. */
    public static final Tints USUAL = new Tints(Tint.WHITE, Tint.BLACK);

    /** Of a side's pieces. */
    public Tint of(Side side) {
      return side == Side.WHITE ? white : black;
    }
  }

  public Look {
    characters = Map.copyOf(characters);
  }
}
