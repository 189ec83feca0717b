package org.variorum.rules.ini;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A kind of pieces that the program knows by name, as the table {@code pieces.txt} says it.
 *
 * @param betza how it moves; empty if it does not
 * @param name our name of it
 * @param more whether it neither hops over its like nor captures it
 */
record PieceType(String word, String betza, String name, boolean more) {

  /** All kinds by their words, in the order of the table; kinds that a file makes itself are not among them. */
  static final Map<String, PieceType> ALL = all();

  /** The kind whose like may not be left attacked. */
  static final String KING = "king";
  /** The kind that starts with two steps. */
  static final String PAWN = "pawn";
  /** A kind of one's own: {@code customPiece1}. */
  static final String CUSTOM = "customPiece";
  /** By what moves are counted by, in the words of a definition: which kinds count as pawns, rooks and so on. */
  static final Map<String, Map<String, String>> COUNTED = Map.of(
      "board and pieces", Map.of("pawns", PAWN, "rooks", "rook", "bishops", "silver", "knights", "knight"),
      "pieces", Map.of("queens", "fers", "rooks", "rook", "bishops", "silver", "knights", "knight"));
  /** The kinds that may not give mate alone where the program asks who gives mate, and those whose checks make mate count. */
  static final String NO_MATE = "knight";
  static final List<String> STRONG = List.of("rook", "bers", NO_MATE);
  /** How many kinds of one's own there are. */
  static final int CUSTOMS = 25;

  private static Map<String, PieceType> all() {
    Map<String, PieceType> types = new LinkedHashMap<>();
    for (List<String> row : Option.table("pieces.txt")) {
      boolean more = row.get(0).startsWith("*");
      String word = row.get(0).substring(more ? 1 : 0);
      types.put(word, new PieceType(word, row.get(1).replace("-", ""), row.get(2), more));
    }
    return Collections.unmodifiableMap(types);
  }

  /** Whether that is the word of a kind, one's own included. */
  static boolean isType(String word) {
    return ALL.containsKey(word) || isCustom(word);
  }

  static boolean isCustom(String word) {
    if (!word.startsWith(CUSTOM)) {
      return false;
    }
    String number = word.substring(CUSTOM.length());
    return number.matches("[1-9]\\d?") && Integer.parseInt(number) <= CUSTOMS;
  }
}
