package org.variorum.rules.ini;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A kind of pieces that Fairy-Stockfish knows by name: a row of the table {@code pieces.txt}.
 *
 * @param word the option that gives a piece of this kind its letter
 * @param betza its movement in Betza's notation; empty if it does not move
 * @param name its name in definitions
 * @param sparesOwnKind whether it neither hops over pieces of its kind nor captures them
 */
record PieceType(String word, String betza, String name, boolean sparesOwnKind) {

  /** All kinds by their words, in the order of the table. Custom kinds of a file are not included. */
  static final Map<String, PieceType> ALL = all();

  /** The kind that may not be left attacked. */
  static final String KING = "king";
  /** The kind that may start with a double step. */
  static final String PAWN = "pawn";
  /** Prefix of custom kinds, for example {@code customPiece1}. */
  static final String CUSTOM = "customPiece";
  /** For each rule of counting moves, by its name in definitions: the kind with each role, such as pawns or rooks. */
  static final Map<String, Map<String, String>> COUNTING_ROLES = Map.of(
      "board and pieces", roles(Map.of("pawns", PAWN)), "three and pieces", roles(Map.of("pawns", PAWN)),
      "pieces", roles(Map.of("queens", "fers")));
  /** The kinds that may chase for ever. The second, the soldier, may also be chased for ever before it promotes. */
  private static final List<String> FREE_CHASERS = List.of(KING, "soldier");
  /** For each chased kind: the kinds for which a chase counts even if the chased piece is protected. */
  private static final Map<String, List<String>> CHASERS_BY_VICTIM = chasersByVictim();
  /** The kind that must not give mate alone under {@link Option#STRONG_MATES}: its side then loses. */
  static final String NO_MATE = "knight";
  /** Kinds for {@link Option#STRONG_MATES}: mate counts only if one of them gives check in it, or just before it. */
  static final List<String> STRONG_KINDS = List.of("rook", "bers", NO_MATE);
  /** The number of custom kinds. */
  static final int CUSTOM_COUNT = 25;

  /** The roles of all rules and one more, in the order in which they are written. */
  private static Map<String, String> roles(Map<String, String> other) {
    Map<String, String> roles = new TreeMap<>(other);
    roles.putAll(Map.of("rooks", "rook", "bishops", "silver", "knights", "knight"));
    return Collections.unmodifiableMap(roles);
  }

  private static Map<String, List<String>> chasersByVictim() {
    Map<String, List<String>> chasers = new LinkedHashMap<>();
    chasers.put("rook", List.of("horse", "cannon", "elephant", "fers"));
    chasers.put("cannon", List.of("elephant", "fers"));
    chasers.put("horse", List.of("elephant", "fers"));
    return chasers;
  }

  /**
   * Returns the words of a definition for Fairy-Stockfish's rule of chasing.
   *
   * @param letters returns the letters of the pieces of given kinds
   * @param rank the first rank on which a soldier counts as chased
   */
  static Map<String, Object> chasing(Function<List<String>, List<String>> letters, int rank) {
    Map<String, Object> words = new LinkedHashMap<>();
    words.put("pieces", allBut(letters.apply(FREE_CHASERS)));
    words.put("targets", allBut(letters.apply(FREE_CHASERS.subList(0, 1))));
    Map<String, Object> spared = new LinkedHashMap<>();
    if (rank > 1) {
      letters.apply(FREE_CHASERS.subList(1, 2))
          .forEach(letter -> spared.put(letter, rank == 2 ? "rank 1" : "ranks 1-" + (rank - 1)));
    }
    Map<String, Object> evenIfProtected = new LinkedHashMap<>();
    CHASERS_BY_VICTIM.forEach((kind, chasers) -> letters.apply(List.of(kind)).stream()
        .filter(_ -> !letters.apply(chasers).isEmpty())
        .forEach(letter -> evenIfProtected.put(letter, String.join(" ", letters.apply(chasers)))));
    if (!spared.isEmpty()) {
      words.put("spared", spared);
    }
    if (!evenIfProtected.isEmpty()) {
      words.put("even if protected", evenIfProtected);
    }
    return words;
  }

  private static String allBut(List<String> letters) {
    return letters.isEmpty() ? "all" : "all but " + String.join(" ", letters);
  }

  private static Map<String, PieceType> all() {
    Map<String, PieceType> types = new LinkedHashMap<>();
    for (List<String> row : Option.table("pieces.txt")) {
      boolean sparesOwnKind = row.get(0).startsWith("*");
      String word = row.get(0).substring(sparesOwnKind ? 1 : 0);
      types.put(word, new PieceType(word, row.get(1).replace("-", ""), row.get(2), sparesOwnKind));
    }
    return Collections.unmodifiableMap(types);
  }

  /** Whether a word names a kind, custom kinds included. */
  static boolean isType(String word) {
    return ALL.containsKey(word) || isCustom(word);
  }

  static boolean isCustom(String word) {
    if (!word.startsWith(CUSTOM)) {
      return false;
    }
    String number = word.substring(CUSTOM.length());
    return number.matches("[1-9]\\d?") && Integer.parseInt(number) <= CUSTOM_COUNT;
  }
}
