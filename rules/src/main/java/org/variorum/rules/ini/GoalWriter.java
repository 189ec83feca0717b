package org.variorum.rules.ini;

import static org.variorum.rules.ini.ImportDraft.BLACK;
import static org.variorum.rules.ini.ImportDraft.WHITE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writer of the goals and draws of a definition. */
record GoalWriter(ImportDraft draft) {

  private static final String LOSS = "loss";

  void writeGoals() {
    if (draft.firstRoyal().isPresent() && !options().text("checkmateValue").equals(LOSS)) {
      draft.output().section("goals").put("checkmate", options().text("checkmateValue"));
    }
    boolean mayPass = options().is("passOnStalemateWhite") || options().is("passWhite");
    String stalemate = options().text("stalemateValue");
    if (!stalemate.equals("draw") && !mayPass && !LineWriter.countsWithoutMove(options())) {
      draft.output().section("goals").put("stalemate", stalemate);
    }
    if (options().is(Option.STRONG_MATES) && draft.firstRoyal().isPresent()) {
      writeMating();
    }
    writeFlags();
    writeExtinction();
    if (options().is("checkCounting")) {
      writeChecks();
    }
    new LineWriter(draft).write();
  }

  private VariantOptions options() {
    return draft.options();
  }

  /**
   * Writes the rule about which mates count. Fairy-Stockfish fixes the kinds that the rule names; no option changes
   * them.
   */
  private void writeMating() {
    List<String> strongLetters = draft.letters(PieceType.STRONG_KINDS);
    if (strongLetters.isEmpty() || !options().text("checkmateValue").equals(LOSS)) {
      options().refuse(Option.STRONG_MATES,
          strongLetters.isEmpty() ? "there is no rook, bers or knight, and so no mate counts"
              : "checkmate is not a loss for the mated side");
      return;
    }
    Map<String, Object> mating = new LinkedHashMap<>();
    List<String> weakLetters = draft.letters(List.of(PieceType.NO_MATE));
    if (!weakLetters.isEmpty()) {
      mating.put("not by", String.join(" ", weakLetters));
    }
    mating.put("needs check by", String.join(" ", strongLetters));
    draft.output().section("goals").put("mating", mating);
  }

  private void writeChecks() {
    String[] counts = draft.start().checks().orElse("3+3").split("\\+");
    draft.output().section("goals").put("checks",
        counts[0].equals(counts[1]) ? counts[0] : counts[0] + " / " + counts[1]);
  }

  /** Writes the goal of reaching squares: one goal for both sides, or one for each if their pieces differ. */
  private void writeFlags() {
    Zone white = options().zone("flagRegionWhite");
    Zone black = options().zone("flagRegionBlack");
    if (white.isEmpty() && black.isEmpty()) {
      return;
    }
    String letters = draft.letters("flagPieceWhite");
    String lettersOfBlack = draft.letters("flagPieceBlack");
    boolean countsDiffer = options().is("flagPieceBlockedWin") && white.size() != black.size();
    if (letters.equals(lettersOfBlack) && !countsDiffer) {
      writeFlag(letters, white, black);
    } else {
      writeFlag(letters, white, Zone.none(options().files(), options().ranks()));
      writeFlag(lettersOfBlack, Zone.none(options().files(), options().ranks()), black);
    }
  }

  private void writeFlag(String letters, Zone white, Zone black) {
    if (letters.isEmpty() || white.isEmpty() && black.isEmpty()) {
      return;
    }
    boolean isConditional = options().number("flagPieceCount") > 1 || draft.hasHands()
        || options().is("flagPieceSafe")
        || letters.contains("+");
    Map<String, Object> goal = new LinkedHashMap<>();
    String squares = draft.squaresText(white, black);
    if (isConditional) {
      goal.put("holds", condition(letters, squares, white.size(), black.size()));
      goal.put("verdict", "win");
    } else {
      goal.put("pieces", letters);
      goal.put("in", squares);
      if (options().is("flagPieceSafe")) {
        goal.put("safe", "yes");
      }
    }
    if (options().is("flagMove")) {
      boolean king = options().types("flagPieceWhite").equals(List.of(PieceType.KING));
      goal.put("judged", king ? "after Black's reply" : "after the reply");
    }
    draft.output().add("goals", isConditional ? "if" : "reach", goal);
  }

  /** The condition of a flag goal: enough pieces on the squares or, as an option, no square that is still empty. */
  private String condition(String letters, String squares, int whiteSquareCount, int blackSquareCount) {
    String safe = options().is("flagPieceSafe") ? " not attacked by enemy" : "";
    String onSquares = "own " + letters + " in " + squares + safe;
    int count = options().number("flagPieceCount");
    if (count <= 1) {
      return onSquares;
    }
    String enoughOnSquares = onSquares + " at least " + count;
    if (!options().is("flagPieceBlockedWin")) {
      return enoughOnSquares;
    }
    return enoughOnSquares + " or " + onSquares + " and any all in " + squares + " at least "
        + Math.max(whiteSquareCount, blackSquareCount);
  }

  /** Writes goals of extinction. Goals that make a kind royal are written with the pieces instead. */
  private void writeExtinction() {
    String value = options().text("extinctionValue");
    if (value.equals("none") || draft.firstRoyal().isPresent() && !draft.pseudoRoyal().isEmpty()) {
      return;
    }
    List<String> kinds = new ArrayList<>();
    if (options().text("extinctionPieceTypes").equals(VariantOptions.ALL)) {
      kinds.add("all");
    } else {
      for (String kind : options().types("extinctionPieceTypes")) {
        String letters = String.join(" ", draft.letters(List.of(kind)));
        kinds.add(letters);
      }
    }
    kinds.stream().filter(letters -> !letters.isEmpty()).forEach(letters -> writeExtinction(letters, value));
  }

  private void writeExtinction(String letters, String value) {
    int maxCount = options().number("extinctionPieceCount");
    int enemyCount = options().number("extinctionOpponentPieceCount");
    boolean hasHands = draft.hasHands();
    Map<String, Object> goal = new LinkedHashMap<>();
    if (enemyCount > 0 || hasHands) {
      if (hasHands && (maxCount > 0 || enemyCount > 0)) {
        options().refuse("extinctionValue", "pieces on the board and in hand cannot be counted together");
      }
      goal.put("holds", (hasHands ? "no own " + letters + " and held own " + letters + " = 0"
          : "own " + letters + " at most " + maxCount + " and enemy " + letters + " at least " + enemyCount));
      goal.put("verdict", value);
      draft.output().add("goals", "if", goal);
      return;
    }
    if (!letters.equals("all")) {
      goal.put("pieces", letters);
    }
    if (maxCount > 0) {
      goal.put("at most", maxCount);
    }
    goal.put("verdict", value);
    draft.output().add("goals", "extinction", goal);
  }

  void writeDraws() {
    Map<String, Object> draws = new LinkedHashMap<>();
    int repetition = options().number("nFoldRule");
    draws.put("repetition", repetition < 2 ? "never" : repetition);
    String loser = repetitionLoser();
    if (repetition >= 2 && !loser.isEmpty()) {
      draws.put("repetition loses for", loser);
    }
    if (repetition >= 2 && options().is("perpetualCheckIllegal") && draft.firstRoyal().isPresent()) {
      draws.put("perpetual check", "loses");
    }
    if (repetition >= 2 && !options().text("chasingRule").equals("none")) {
      draws.put("perpetual chase",
          PieceType.chasing(draft::letters, options().number("soldierPromotionRank")));
    }
    int moves = options().number("nMoveRule");
    draws.put("moves", moves == 0 ? "never" : moves);
    draws.put("progress", progress());
    if (draft.firstRoyal().isPresent()) {
      draws.put("bare kings", "no");
    }
    String winnerOfDraws = LineWriter.winnerOfDraws(options());
    if (!winnerOfDraws.isEmpty()) {
      draws.put("a draw wins for", winnerOfDraws);
    }
    countingWords().ifPresent(counting -> draws.put("counting", counting));
    draft.output().put("draws", draws);
  }

  /**
   * Returns the rule of counting moves when few pieces are left, with the pieces of each role; empty if there is none.
   */
  private Optional<Map<String, Object>> countingWords() {
    String option = options().text("countingRule");
    if (option.equals("none")) {
      return Optional.empty();
    }
    String rule = Option.words("countingRule", option);
    Map<String, String> roles = PieceType.COUNTING_ROLES.get(rule);
    if (roles == null) {
      options().refuse("countingRule", "this counting rule is not supported");
      return Optional.empty();
    }
    Map<String, Object> counting = new LinkedHashMap<>();
    counting.put("rule", rule);
    roles.forEach((role, kind) -> {
      List<String> letters = draft.letters(List.of(kind));
      if (!letters.isEmpty()) {
        counting.put(role, String.join(" ", letters));
      }
    });
    return Optional.of(counting);
  }

  /** The side that loses by repetition, in words of the definition; empty if it is a draw. */
  private String repetitionLoser() {
    boolean absolute = options().is("nFoldValueAbsolute");
    return switch (options().text("nFoldValue")) {
      case "loss" -> absolute ? WHITE : "who is to move";
      case "win" -> absolute ? BLACK : "who repeats";
      default -> "";
    };
  }

  private String progress() {
    Set<String> kinds = Stream.of(WHITE, BLACK)
        .flatMap(side -> options().types("nMoveRuleTypes" + side).stream())
        .filter(draft.kinds()::contains).collect(Collectors.toCollection(LinkedHashSet::new));
    return Stream.concat(Stream.of("captures"), kinds.stream().map(options()::letter))
        .collect(Collectors.joining(" "));
  }
}
