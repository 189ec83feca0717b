package org.variorum.testkit.random;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;

/**
 * Random words for further mechanisms: walls, several royal pieces, a set-up, first moves, gating.
 *
 * @param letters the letters of the pieces, the royal piece first
 * @param lines the lines of the definition so far, by word; changed in place
 */
record RandomRooms(SplittableRandom rng, List<String> letters, Map<String, String> lines, Geometry board) {

  private static final Pattern DROPPED = Pattern.compile("([A-Z]): ");

  /** The greatest board width on which castling rights have the letters KQkq. */
  private static final int MOST_FILES = 10;

  void add() {
    if (rng.nextInt(6) == 0) {
      lines.put("walls", walls());
    }
    truce();
    royalty();
    if (lines.containsKey("hands") && rng.nextInt(5) == 0) {
      setUp();
    }
    if (letters.size() > 2 && rng.nextInt(8) == 0) {
      lines.put("promotion in place", conversion());
    }
    if (rng.nextInt(10) == 0) {
      lines.put("first moves", firstMoves());
    }
    if (rng.nextInt(10) == 0) {
      lines.put("turn", new RandomTurns(rng, letters).text());
    }
    String castling = lines.getOrDefault("castling", "{");
    if (!castling.contains("{") && board.files() <= MOST_FILES && rng.nextInt(4) == 0) {
      lines.put("castling", "{ style: " + castling + ", from: rank 1 }");
    }
    if (lines.containsKey("en passant") ? rng.nextBoolean() : rng.nextInt(14) == 0) {
      lines.put("en passant", enPassant());
    }
    if (!lines.containsKey("acting") && !lines.containsKey("first moves") && rng.nextInt(10) == 0) {
      gating();
    }
    if (rng.nextInt(8) == 0) {
      counting();
    }
  }

  /**
   * Adds words of later features after all others, so that the older part of each seed's definition remains unchanged.
   */
  void addLast() {
    String goals = lines.getOrDefault("goals", "");
    boolean mateLoses = !goals.contains("checkmate: win") && !goals.contains("checkmate: draw")
        && !lines.getOrDefault("royalty", "").contains("capture");
    if (rng.nextInt(10) == 0 && mateLoses) {
      String words = Stream.of("not by", "needs check by").filter(_ -> rng.nextInt(3) > 0)
          .map(word -> word + ": " + Stream.of(0, 1).map(_ -> letters.get(rng.nextInt(letters.size())))
              .distinct().collect(Collectors.joining(" ")))
          .collect(Collectors.joining(", "));
      goal("mating: { " + (words.isEmpty() ? "not by: nobody" : words) + " }");
    }
    new RandomAfar(rng, letters, lines).add();
    new RandomRebirths(rng, letters, lines).add();
    new RandomEnds(rng, letters, lines, board).add();
    new RandomSides(rng, letters, lines, board.ranks()).add();
    new RandomCounters(rng, letters, lines, board).add();
    new RandomActions(rng, letters, lines).add();
    new RandomMoves(rng, letters, lines).add();
    new RandomFusion(rng, letters, lines).add();
    new RandomTurns(rng, letters).addTo(lines);
    if (!lines.getOrDefault("royalty", "").contains("capture") && rng.nextInt(8) == 0) {
      lines.put("compulsory checks", "yes");
    }
    new RandomMoves(rng, letters, lines).addLeaps();
    new RandomFusion(rng, letters, lines).addCondition();
    new RandomMoves(rng, letters, lines).addSelfCaptures();
    new RandomMoves(rng, letters, lines).addFarLeaps();
    new RandomEnds(rng, letters, lines, board).addStuck();
    new RandomEffects(rng, letters, lines, board).add();
    new RandomStacks(rng, letters, lines).add();
  }

  /** The kinds that capture en passant, and the moves after which they may. */
  private String enPassant() {
    boolean first = lines.containsKey("en passant") && rng.nextBoolean();
    return "{ pieces: " + subset()
        + (rng.nextBoolean() ? ", targets: " + (rng.nextBoolean() ? subset() : "all but K") : "")
        + (rng.nextInt(3) == 0 ? ", in: ranks 1-" + (1 + rng.nextInt(board.ranks())) : "")
        + (rng.nextBoolean() ? ", passed: " + List.of("all", "first", "last").get(rng.nextInt(3)) : "")
        + (first ? "" : ", after moves: all") + " }";
  }

  private String subset() {
    List<String> subset = letters.stream().filter(letter -> rng.nextInt(3) > 0).toList();
    return String.join(" ", subset.isEmpty() ? letters : subset);
  }

  /** Adds a counting rule. Any kind may have the role of rooks, bishops and so on. */
  private void counting() {
    boolean byBoard = rng.nextBoolean();
    String roles = Stream.of(byBoard ? "pawns" : "queens", "rooks", "bishops", "knights")
        .filter(role -> role.equals("queens") || rng.nextInt(3) > 0)
        .map(role -> ", " + role + ": " + letters.get(rng.nextInt(letters.size())))
        .collect(Collectors.joining());
    String counting = "counting: { rule: " + (byBoard ? "board and pieces" : "pieces") + roles + " }";
    lines.merge("draws", "{ " + counting + " }",
        (draws, _) -> draws.substring(0, draws.length() - 2) + ", " + counting + " }");
  }

  private void royalty() {
    if (rng.nextInt(6) == 0) {
      severalRoyals();
    }
    if (rng.nextInt(3) == 0) {
      lines.computeIfPresent("explosion",
          (_, text) -> text.replace(" }", ", immune: " + letters.get(rng.nextInt(letters.size())) + " }"));
    }
    if (rng.nextInt(2) == 0) {
      lines.computeIfPresent("explosion", (_, text) -> text.replace(" }", blast() + " }"));
    }
  }

  private String blast() {
    String reaches = List.of("K", "W", "N", "fK", "R", "KAD").get(rng.nextInt(6));
    return (rng.nextBoolean() ? ", after: moves" : "") + (rng.nextBoolean() ? ", reaches: " + reaches : "")
        + (rng.nextBoolean() ? ", owner: enemy" : "") + (rng.nextInt(3) == 0 ? ", capturer: stays" : "");
  }

  /** Allows several royal pieces of a side: perhaps of a second kind, by promotion, or from the hand. */
  private void severalRoyals() {
    String mode = rng.nextInt(4) == 0 ? "capture" : "check";
    lines.put("royalty",
        "{ mode: " + mode + ", of several: " + List.of("all", "last", "not all").get(rng.nextInt(3)) + " }");
    String pieces = lines.getOrDefault("pieces", "");
    String other = letters.get(rng.nextInt(letters.size()));
    if (rng.nextBoolean() && RandomDefinition.LETTERS.contains(other)) {
      pieces = pieces.replace("name: piece " + other + ",", "name: piece " + other + ", royal: yes,");
    }
    if (rng.nextBoolean()) {
      pieces = pieces.replaceFirst("promotes: \\{ becomes: ", "promotes: { becomes: K ")
          .replaceFirst("limited: yes", rng.nextBoolean() ? "limited: K" : "limited: yes");
    }
    lines.put("pieces", pieces);
    if (rng.nextInt(3) == 0) {
      lines.computeIfPresent("hands", (_, text) -> text.replaceFirst("\\{ ", "{ K: anywhere, "));
    }
  }

  private String walls() {
    String placed = List.of("never", "anywhere", "in reach", "moved", "behind").get(rng.nextInt(5));
    String on = placed.equals("never") || rng.nextBoolean() ? ""
        : ", in: ranks 1-" + (1 + rng.nextInt(board.ranks()));
    String letter = letters.get(rng.nextInt(letters.size()));
    return "{ placed: " + placed + on
        + (placed.equals("moved") || rng.nextBoolean() ? "" : ", turn to stone: " + letter) + " }";
  }

  private String firstMoves() {
    return letters.stream().filter(letter -> letter.equals(RandomDefinition.ROYAL) || rng.nextInt(3) == 0)
        .limit(2)
        .map(letter -> "{ pieces: " + letter + ", way: "
            + List.of("mfD", "mN", "mffN", "mnA", "mfW2", "mpR", "mgQ").get(rng.nextInt(7))
            + (rng.nextBoolean() ? ", in check: no" : "")
            + (rng.nextInt(3) == 0 ? ", until aimed at by: " + letters.get(rng.nextInt(letters.size()))
                : "")
            + " }")
        .collect(Collectors.joining(", ", "[ ", " ]"));
  }

  /** Adds gating by pieces in hand. Some of these pieces are never dropped. */
  private void gating() {
    List<String> entering = letters.stream()
        .filter(letter -> letter.length() == 1 && !letter.equals(RandomDefinition.ROYAL))
        .filter(_ -> rng.nextInt(3) > 0).limit(3).toList();
    if (entering.isEmpty()) {
      return;
    }
    String hands = lines.getOrDefault("hands", "");
    String drops = DROPPED.matcher(hands).find() ? hands : "{ }";
    if (!lines.containsKey("hands") && rng.nextBoolean()) {
      lines.put("captured pieces", "out of the game");
    }
    for (String letter : entering) {
      if (!drops.contains(" " + letter + ": ")) {
        drops = drops.replaceFirst("\\{ ", drops.equals("{ }") ? "{ " + letter + ": nowhere "
            : "{ " + letter + ": nowhere, ");
      }
    }
    lines.put("hands", drops);
    lines.put("gating", "{ pieces: " + String.join(" ", entering)
        + (rng.nextInt(4) == 0 ? "" : ", in: rank " + (1 + rng.nextInt(2))) + " }");
  }

  private String conversion() {
    int piece = 1 + rng.nextInt(letters.size() - 2);
    return "{ pieces: " + letters.get(piece) + ", becomes: " + letters.get(piece + 1)
        + (piece > 1 && rng.nextBoolean() ? " " + letters.get(1) : "") + (rng.nextBoolean()
            ? ", in: rank " + (1 + rng.nextInt(board.ranks()))
                + (rng.nextBoolean() ? ", last anywhere: yes" : "")
            : "")
        + (rng.nextInt(3) > 0 ? ", going on: yes" : "") + (rng.nextBoolean() ? ", may attack: no" : "")
        + (rng.nextInt(3) == 0 ? ", at most: 2" : "") + " }";
  }

  /** Puts the royal piece and others in hand at the start. They may still castle after they are dropped. */
  private void setUp() {
    String squares = rng.nextBoolean() ? "rank 1" : "anywhere";
    lines.computeIfPresent("hands", (_, hands) -> hands.replaceFirst("\\{", "{ K: " + squares + ","));
    List<String> held = DROPPED.matcher(String.valueOf(lines.get("hands"))).results()
        .map(found -> found.group(1))
        .filter(letter -> letter.equals(RandomDefinition.ROYAL) || rng.nextInt(3) > 0).toList();
    String apart = held.get(rng.nextInt(held.size()));
    lines.put("set-up", "{ pieces: " + String.join(" ", held)
        + (rng.nextBoolean() ? ", on different colours: " + apart : "")
        + (held.contains(RandomDefinition.ROYAL) && rng.nextBoolean() ? ", check: yes" : "") + " }");
    if (lines.containsKey("castling") && board.files() > 3) {
      lines.computeIfPresent("castling",
          (_, style) -> "{ style: " + style + ", king from: c1, rook from: a1 d1 }");
    }
  }

  /** Sometimes forbids flight from check, and sometimes ends the game by agreement. */
  private void truce() {
    if (rng.nextInt(10) == 0) {
      lines.put("flight from check", "no");
    }
    if (rng.nextInt(3) == 0 && lines.getOrDefault("turn", "").contains("pass: always")) {
      String by = List.of("two passes", "facing", "[two passes, facing]").get(rng.nextInt(3));
      String worth = letters.stream().filter(_ -> rng.nextBoolean())
          .map(letter -> letter + ": " + (1 + rng.nextInt(9))).collect(Collectors.joining(", "));
      String goal = "truce: { on: " + by + (worth.isEmpty() ? "" : ", worth: { " + worth + " }")
          + (worth.isEmpty() || rng.nextBoolean() ? "" : ", lead: " + (1 + rng.nextInt(3))) + " }";
      goal(goal);
    }
  }

  private void goal(String goal) {
    lines.merge("goals", "{ " + goal + " }",
        (goals, _) -> goals.substring(0, goals.length() - 2) + ", " + goal + " }");
  }
}
