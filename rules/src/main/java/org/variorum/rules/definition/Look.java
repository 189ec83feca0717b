package org.variorum.rules.definition;

import java.util.List;
import java.util.Map;
import org.variorum.rules.board.BoardLook;

/**
 * How a game looks. No rule depends on it.
 *
 * @param board how the board is drawn
 * @param characters by the letters of pieces: what is written on them
 */
public record Look(BoardLook board, Map<String, Characters> characters) {

  /** As nearly all games look. */
  public static final Look USUAL = new Look(BoardLook.CHEQUERED, Map.of());

  /** What is written on White's pieces of a kind, and on Black's. */
  public record Characters(String white, String black) {

    /** The same of both, or one of each. */
    public static Characters of(List<String> bySide) {
      return new Characters(bySide.getFirst(), bySide.getLast());
    }
  }

  public Look {
    characters = Map.copyOf(characters);
  }
}
