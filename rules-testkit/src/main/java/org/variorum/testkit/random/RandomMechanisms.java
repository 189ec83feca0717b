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
record RandomMechanisms(SplittableRandom random, List<String> letters, Map<String, String> lines,
    Geometry board) {

  private static final Pattern DROP = Pattern.compile("([A-Z]): ");

  /** The greatest number of files of a board on which castling rights have the letters KQkq. */
  private static final int MAX_FILES_OF_KQKQ = 10;

  void add() {
    if (random.nextInt(6) == 0) {
      lines.put("walls", walls());
    }
    addTruce();
    addRoyaltyWords();
    if (lines.containsKey("hands") && random.nextInt(5) == 0) {
      addSetUp();
    }
    if (letters.size() > 2 && random.nextInt(8) == 0) {
      lines.put("promotion in place", conversion());
    }
    if (random.nextInt(10) == 0) {
      lines.put("first moves", firstMoves());
    }
    if (random.nextInt(10) == 0) {
      lines.put("turn", new RandomTurns(random, letters).text());
    }
    String castling = lines.getOrDefault("castling", "{");
    if (!castling.contains("{") && board.files() <= MAX_FILES_OF_KQKQ && random.nextInt(4) == 0) {
      lines.put("castling", "{ style: " + castling + ", from: rank 1 }");
    }
    if (lines.containsKey("en passant") ? random.nextBoolean() : random.nextInt(14) == 0) {
      lines.put("en passant", enPassant());
    }
    if (!lines.containsKey("acting") && !lines.containsKey("first moves") && random.nextInt(10) == 0) {
      addGating();
    }
    if (random.nextInt(8) == 0) {
      addCounting();
    }
  }

  /**
   * Adds words of later features after all others, so that the older part of each seed's definition remains unchanged.
   */
  void addLast() {
    String goals = lines.getOrDefault("goals", "");
    boolean mateLoses = !goals.contains("checkmate: win") && !goals.contains("checkmate: draw")
        && !lines.getOrDefault("royalty", "").contains("capture");
    if (random.nextInt(10) == 0 && mateLoses) {
      String words = Stream.of("not by", "needs check by").filter(_ -> random.nextInt(3) > 0)
          .map(word -> word + ": " + Stream.of(0, 1).map(_ -> letters.get(random.nextInt(letters.size())))
              .distinct().collect(Collectors.joining(" ")))
          .collect(Collectors.joining(", "));
      addGoal("mating: { " + (words.isEmpty() ? "not by: nobody" : words) + " }");
    }
    new RandomDistantCaptures(random, letters, lines).add();
    new RandomRebirths(random, letters, lines).add();
    new RandomEnds(random, letters, lines, board).add();
    new RandomSides(random, letters, lines, board.ranks()).add();
    new RandomCounters(random, letters, lines, board).add();
    new RandomActions(random, letters, lines).add();
    new RandomMoves(random, letters, lines).add();
    new RandomFusion(random, letters, lines).add();
    new RandomTurns(random, letters).addTo(lines);
    if (!lines.getOrDefault("royalty", "").contains("capture") && random.nextInt(8) == 0) {
      lines.put("compulsory checks", "yes");
    }
    new RandomMoves(random, letters, lines).addLeaps();
    new RandomFusion(random, letters, lines).addCondition();
    new RandomMoves(random, letters, lines).addSelfCaptures();
    new RandomMoves(random, letters, lines).addFarLeaps();
    new RandomEnds(random, letters, lines, board).judgeGoalOnlyWithoutMove();
    new RandomEffects(random, letters, lines, board).add();
    new RandomStacks(random, letters, lines).add();
  }

  /** The kinds that capture en passant, and the moves after which they may. */
  private String enPassant() {
    boolean onlyInitialMoves = lines.containsKey("en passant") && random.nextBoolean();
    return "{ pieces: " + subset()
        + (random.nextBoolean() ? ", targets: " + (random.nextBoolean() ? subset() : "all but K") : "")
        + (random.nextInt(3) == 0 ? ", in: ranks 1-" + (1 + random.nextInt(board.ranks())) : "")
        + (random.nextBoolean() ? ", passed: " + List.of("all", "first", "last").get(random.nextInt(3)) : "")
        + (onlyInitialMoves ? "" : ", after moves: all") + " }";
  }

  private String subset() {
    List<String> subset = letters.stream().filter(letter -> random.nextInt(3) > 0).toList();
    return String.join(" ", subset.isEmpty() ? letters : subset);
  }

  /** Adds a counting rule. Any kind may have the role of rooks, bishops and so on. */
  private void addCounting() {
    boolean countsByBoard = random.nextBoolean();
    String roles = Stream.of(countsByBoard ? "pawns" : "queens", "rooks", "bishops", "knights")
        .filter(role -> role.equals("queens") || random.nextInt(3) > 0)
        .map(role -> ", " + role + ": " + letters.get(random.nextInt(letters.size())))
        .collect(Collectors.joining());
    String counting = "counting: { rule: " + (countsByBoard ? "board and pieces" : "pieces") + roles + " }";
    lines.merge("draws", "{ " + counting + " }",
        (draws, _) -> draws.substring(0, draws.length() - 2) + ", " + counting + " }");
  }

  private void addRoyaltyWords() {
    if (random.nextInt(6) == 0) {
      addSeveralRoyals();
    }
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("explosion",
          (_, text) -> text.replace(" }", ", immune: " + letters.get(random.nextInt(letters.size())) + " }"));
    }
    if (random.nextInt(2) == 0) {
      lines.computeIfPresent("explosion", (_, text) -> text.replace(" }", blast() + " }"));
    }
  }

  private String blast() {
    String reaches = List.of("K", "W", "N", "fK", "R", "KAD").get(random.nextInt(6));
    return (random.nextBoolean() ? ", after: moves" : "")
        + (random.nextBoolean() ? ", reaches: " + reaches : "")
        + (random.nextBoolean() ? ", owner: enemy" : "")
        + (random.nextInt(3) == 0 ? ", capturer: stays" : "");
  }

  /** Allows several royal pieces of a side: perhaps of a second kind, by promotion, or from the hand. */
  private void addSeveralRoyals() {
    String mode = random.nextInt(4) == 0 ? "capture" : "check";
    lines.put("royalty",
        "{ mode: " + mode + ", of several: " + List.of("all", "last", "not all").get(random.nextInt(3))
            + " }");
    String pieces = lines.getOrDefault("pieces", "");
    String other = letters.get(random.nextInt(letters.size()));
    if (random.nextBoolean() && RandomDefinition.LETTERS.contains(other)) {
      pieces = pieces.replace("name: piece " + other + ",", "name: piece " + other + ", royal: yes,");
    }
    if (random.nextBoolean()) {
      pieces = pieces.replaceFirst("promotes: \\{ becomes: ", "promotes: { becomes: K ")
          .replaceFirst("limited: yes", random.nextBoolean() ? "limited: K" : "limited: yes");
    }
    lines.put("pieces", pieces);
    if (random.nextInt(3) == 0) {
      lines.computeIfPresent("hands", (_, text) -> text.replaceFirst("\\{ ", "{ K: anywhere, "));
    }
  }

  private String walls() {
    String placed = List.of("never", "anywhere", "in reach", "moved", "behind").get(random.nextInt(5));
    String squares = placed.equals("never") || random.nextBoolean() ? ""
        : ", in: ranks 1-" + (1 + random.nextInt(board.ranks()));
    String letter = letters.get(random.nextInt(letters.size()));
    return "{ placed: " + placed + squares
        + (placed.equals("moved") || random.nextBoolean() ? "" : ", turn to stone: " + letter) + " }";
  }

  private String firstMoves() {
    return letters.stream().filter(letter -> letter.equals(RandomDefinition.ROYAL) || random.nextInt(3) == 0)
        .limit(2)
        .map(letter -> "{ pieces: " + letter + ", way: "
            + List.of("mfD", "mN", "mffN", "mnA", "mfW2", "mpR", "mgQ").get(random.nextInt(7))
            + (random.nextBoolean() ? ", in check: no" : "")
            + (random.nextInt(3) == 0 ? ", until aimed at by: " + letters.get(random.nextInt(letters.size()))
                : "")
            + " }")
        .collect(Collectors.joining(", ", "[ ", " ]"));
  }

  /** Adds gating by pieces in hand. Some of these pieces are never dropped. */
  private void addGating() {
    List<String> entering = letters.stream()
        .filter(letter -> letter.length() == 1 && !letter.equals(RandomDefinition.ROYAL))
        .filter(_ -> random.nextInt(3) > 0).limit(3).toList();
    if (entering.isEmpty()) {
      return;
    }
    String hands = lines.getOrDefault("hands", "");
    String drops = DROP.matcher(hands).find() ? hands : "{ }";
    if (!lines.containsKey("hands") && random.nextBoolean()) {
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
        + (random.nextInt(4) == 0 ? "" : ", in: rank " + (1 + random.nextInt(2))) + " }");
  }

  private String conversion() {
    int piece = 1 + random.nextInt(letters.size() - 2);
    return "{ pieces: " + letters.get(piece) + ", becomes: " + letters.get(piece + 1)
        + (piece > 1 && random.nextBoolean() ? " " + letters.get(1) : "") + (random.nextBoolean()
            ? ", in: rank " + (1 + random.nextInt(board.ranks()))
                + (random.nextBoolean() ? ", last anywhere: yes" : "")
            : "")
        + (random.nextInt(3) > 0 ? ", going on: yes" : "") + (random.nextBoolean() ? ", may attack: no" : "")
        + (random.nextInt(3) == 0 ? ", at most: 2" : "") + " }";
  }

  /** Puts the royal piece and others in hand at the start. They may still castle after they are dropped. */
  private void addSetUp() {
    String squares = random.nextBoolean() ? "rank 1" : "anywhere";
    lines.computeIfPresent("hands", (_, hands) -> hands.replaceFirst("\\{", "{ K: " + squares + ","));
    List<String> held = DROP.matcher(String.valueOf(lines.get("hands"))).results()
        .map(found -> found.group(1))
        .filter(letter -> letter.equals(RandomDefinition.ROYAL) || random.nextInt(3) > 0).toList();
    String onBothColours = held.get(random.nextInt(held.size()));
    lines.put("set-up", "{ pieces: " + String.join(" ", held)
        + (random.nextBoolean() ? ", on different colours: " + onBothColours : "")
        + (held.contains(RandomDefinition.ROYAL) && random.nextBoolean() ? ", check: yes" : "") + " }");
    if (lines.containsKey("castling") && board.files() > 3) {
      lines.computeIfPresent("castling",
          (_, style) -> "{ style: " + style + ", king from: c1, rook from: a1 d1 }");
    }
  }

  /** Sometimes forbids flight from check. Sometimes adds the goal of a truce, which ends the game. */
  private void addTruce() {
    if (random.nextInt(10) == 0) {
      lines.put("flight from check", "no");
    }
    if (random.nextInt(3) == 0 && lines.getOrDefault("turn", "").contains("pass: always")) {
      String by = List.of("two passes", "facing", "[two passes, facing]").get(random.nextInt(3));
      String worth = letters.stream().filter(_ -> random.nextBoolean())
          .map(letter -> letter + ": " + (1 + random.nextInt(9))).collect(Collectors.joining(", "));
      String goal = "truce: { on: " + by + (worth.isEmpty() ? "" : ", worth: { " + worth + " }")
          + (worth.isEmpty() || random.nextBoolean() ? "" : ", lead: " + (1 + random.nextInt(3))) + " }";
      addGoal(goal);
    }
  }

  private void addGoal(String goal) {
    lines.merge("goals", "{ " + goal + " }",
        (goals, _) -> goals.substring(0, goals.length() - 2) + ", " + goal + " }");
  }
}
