package org.variorum.testkit.random;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Generator of random conditions.
 *
 * @param letters the letters of the pieces
 * @param squares returns a random set of squares, as text
 * @param mayNameSpots whether conditions may name squares of a move, for example {@code here} and {@code there}
 * @param mayCountHands whether conditions may count pieces in hand
 */
public record RandomCondition(SplittableRandom random, List<String> letters, Supplier<String> squares,
    boolean mayNameSpots,
    boolean mayCountHands) {

  /**
   * Returns a condition of one clause for moves, promotions or drops. It may count pieces in hand.
   *
   * @param squares returns a random set of squares, as text
   */
  public static String clause(SplittableRandom random, List<String> letters, Supplier<String> squares) {
    return new RandomCondition(random, letters, squares, true, true).text(0);
  }

  /** Returns the word {@code when} with a condition, for the end of a section; usually an empty text. */
  static String whenWord(SplittableRandom random, List<String> letters, int ranks, boolean mayCountHands) {
    return random.nextInt(3) > 0 ? ""
        : ", when: "
            + new RandomCondition(random, letters, () -> "rank " + (1 + random.nextInt(ranks)), true,
                mayCountHands)
                .text(1);
  }

  /** Returns a condition with at most {@code depth} levels of {@code and} and {@code or}; 0 levels for one clause. */
  public String text(int depth) {
    if (depth > 0 && random.nextInt(3) == 0) {
      String joined = text(depth - 1) + pick(" and ", " or ") + text(depth - 1);
      return random.nextBoolean() ? joined : "not (" + joined + ")";
    }
    if (mayNameSpots && random.nextInt(4) == 0) {
      String spot = spot();
      return spot + (random.nextInt(3) == 0 ? pick(" free", " not free") : place());
    }
    return switch (random.nextInt(5)) {
      case 0 -> pick("in check", "enemy in check", "not in check");
      case 1 -> "no " + piecesOnBoard();
      case 2 -> piecesOnBoard() + pick(" at least ", " at most ", " more than ", " = ") + random.nextInt(4);
      case 3 ->
          piecesOnBoard() + pick(" fewer than ", " = ")
              + pick(piecesOnBoard(), mayCountHands ? "held " + pieces() : piecesOnBoard());
      default -> piecesOnBoard();
    };
  }

  private String pieces() {
    return pick("own", "enemy", "any") + " "
        + pick("all", "all but K", letters.get(random.nextInt(letters.size())));
  }

  private String piecesOnBoard() {
    StringBuilder text = new StringBuilder(pieces());
    while (random.nextBoolean()) {
      text.append(mayNameSpots && random.nextInt(4) == 0 ? " " + spot() : place());
    }
    return text.toString();
  }

  private String spot() {
    return random.nextInt(3) == 0 ? pick("between", "beyond", "behind") : pick("here", "there");
  }

  private String place() {
    return (random.nextInt(6) == 0 ? " not" : "") + switch (random.nextInt(6)) {
      case 0 -> " near " + (mayNameSpots && random.nextInt(3) == 0 ? spot() : pieces());
      case 1 -> " within 2 of " + pieces();
      case 2 -> pick(" attacked by enemy", " attacked by own");
      case 3 -> pick(" attacked by ", " reached by ") + attackers();
      case 4 -> pick(" reached by enemy", " reached by own");
      default -> " in " + squares.get();
    };
  }

  private String attackers() {
    return pick("own", "enemy") + " "
        + pick("all but K", letters.get(random.nextInt(letters.size())),
            letters.get(random.nextInt(letters.size())));
  }

  private String pick(String... words) {
    return words[random.nextInt(words.length)];
  }
}
