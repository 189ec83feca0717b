package org.variorum.testkit.random;

import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;

/**
 * Generator of random sets of squares, in the words of definitions.
 *
 * @param random chooses squares and ranks
 * @param secondRandom chooses colours and exceptions; separate, so that a change to these choices does not change the rest
 *     of a seed's definition
 */
record RandomSquares(SplittableRandom random, SplittableRandom secondRandom, Geometry board) {

  private static final Set<String> VARIED_LINES =
      Set.of("pieces", "goals", "forbidden", "counters", "walls", "en passant");
  private static final Pattern RANK_IN_CONDITION = Pattern.compile("(?<= in )rank \\d+");
  private static final Pattern RANKS_IN_RULE = Pattern.compile("(?<=, (?:to|in): )ranks? [\\d-]+");
  /** In goals, {@link #place} has already varied the squares after {@code in}. */
  private static final Pattern RANKS_IN_GOAL = Pattern.compile("(?<=, to: )ranks? [\\d-]+");
  private static final Pattern ENCLOSING = Pattern.compile("which: enclosed \\w+|how: custody");

  /** A set of squares, sometimes with another set for Black. */
  String region() {
    return chance(10) ? place() + " / " + (chance(4) ? "nowhere" : place()) : place();
  }

  String square() {
    return board.name(random.nextInt(board.size()));
  }

  /** Sometimes replaces a rank in a line by other squares. */
  void vary(Map<String, String> lines) {
    lines.replaceAll((word, line) -> VARIED_LINES.contains(word) ? varied(line, word) : line);
  }

  /** Sometimes adds closing squares to a line about enclosed enemies: squares that enclose like a piece. */
  void addClosingSquares(Map<String, String> lines) {
    lines.replaceAll((word, line) -> word.equals("surroundings") || word.equals("captures from afar")
        ? ENCLOSING.matcher(line).replaceAll(found -> found.group() + closingSquares()) : line);
  }

  private String closingSquares() {
    String squares = secondRandom.nextBoolean() ? board.name(secondRandom.nextInt(board.size()))
        : varied("rank " + (1 + secondRandom.nextInt(board.ranks())));
    return secondRandom.nextBoolean() ? ""
        : ", closing squares: " + squares + (secondRandom.nextInt(4) == 0 ? " / light" : "");
  }

  /** Varies the ranks in the line of a section; {@code word} is the section's name. */
  private String varied(String line, String word) {
    String varied = RANK_IN_CONDITION.matcher(line).replaceAll(found -> varied(found.group()));
    return word.equals("pieces") ? varied
        : (word.equals("goals") ? RANKS_IN_GOAL : RANKS_IN_RULE).matcher(varied)
            .replaceAll(found -> varied(found.group()));
  }

  String place() {
    return varied(switch (random.nextInt(8)) {
      case 0 -> "rank " + rank();
      case 1, 2 -> "rank " + board.ranks();
      case 3 -> "ranks " + span(1 + random.nextInt(board.ranks()), rank());
      case 4 -> "files " + (char) ('a' + random.nextInt((board.files() + 1) / 2)) + "-"
          + (char) ('a' + (board.files() - 1));
      case 5 -> IntStream.range(0, 1 + random.nextInt(6)).mapToObj(i -> square()).distinct()
          .collect(Collectors.joining(" "));
      case 6 -> "a1-" + (char) ('a' + random.nextInt(board.files())) + rank();
      default -> "anywhere";
    });
  }

  /** Sometimes restricts squares to a colour, or replaces them by a colour or by their complement. */
  private String varied(String squares) {
    String colour = secondRandom.nextBoolean() ? "light" : "dark";
    boolean isWholeBoard = squares.equals("anywhere");
    return switch (secondRandom.nextInt(16)) {
      case 0 -> colour;
      case 1 -> squares.matches("[a-v]\\d+( .*)?") ? "all but " + squares : colour + " " + squares;
      case 2 -> "all but " + (isWholeBoard ? board.name(secondRandom.nextInt(board.size())) : squares);
      case 3 -> squares + " but " + colour;
      default -> squares;
    };
  }

  private int rank() {
    return 1 + random.nextInt(board.ranks());
  }

  private static String span(int first, int second) {
    return Math.min(first, second) + "-" + Math.max(first, second);
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }
}
