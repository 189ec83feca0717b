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

/** Writes the goals and draws of a definition. */
record GoalWriter(ImportDraft making) {

  private static final String LOSS = "loss";

  void goals() {
    if (making.royal().isPresent() && !sheet().text("checkmateValue").equals(LOSS)) {
      making.draft().part("goals").put("checkmate", sheet().text("checkmateValue"));
    }
    boolean passes = sheet().is("passOnStalemateWhite") || sheet().is("passWhite");
    String stalemate = sheet().text("stalemateValue");
    if (!stalemate.equals("draw") && !passes && !LineWriter.countsWithoutMove(sheet())) {
      making.draft().part("goals").put("stalemate", stalemate);
    }
    if (sheet().is(Option.STRONG_MATES) && making.royal().isPresent()) {
      mating();
    }
    flags();
    extinction();
    if (sheet().is("checkCounting")) {
      checks();
    }
    new LineWriter(making).write();
  }

  private VariantOptions sheet() {
    return making.sheet();
  }

  /** Writes the goal of mating. The program, not an option, decides which kinds count. */
  private void mating() {
    List<String> strong = making.letters(PieceType.STRONG);
    if (strong.isEmpty() || !sheet().text("checkmateValue").equals(LOSS)) {
      sheet().refuse(Option.STRONG_MATES,
          strong.isEmpty() ? "there is no rook, bers or knight, and so no mate counts"
              : "checkmate is not a loss for the mated side");
      return;
    }
    Map<String, Object> mating = new LinkedHashMap<>();
    List<String> weak = making.letters(List.of(PieceType.NO_MATE));
    if (!weak.isEmpty()) {
      mating.put("not by", String.join(" ", weak));
    }
    mating.put("needs check by", String.join(" ", strong));
    making.draft().part("goals").put("mating", mating);
  }

  private void checks() {
    String[] counts = making.start().checks().orElse("3+3").split("\\+");
    making.draft().part("goals").put("checks",
        counts[0].equals(counts[1]) ? counts[0] : counts[0] + " / " + counts[1]);
  }

  private void flags() {
    Zone white = sheet().zone("flagRegionWhite");
    Zone black = sheet().zone("flagRegionBlack");
    if (white.isEmpty() && black.isEmpty()) {
      return;
    }
    String letters = making.letters("flagPieceWhite");
    String lettersOfBlack = making.letters("flagPieceBlack");
    boolean counted = sheet().is("flagPieceBlockedWin") && white.size() != black.size();
    if (letters.equals(lettersOfBlack) && !counted) {
      flag(letters, white, black);
    } else {
      flag(letters, white, Zone.none(sheet().files(), sheet().ranks()));
      flag(lettersOfBlack, Zone.none(sheet().files(), sheet().ranks()), black);
    }
  }

  private void flag(String letters, Zone white, Zone black) {
    if (letters.isEmpty() || white.isEmpty() && black.isEmpty()) {
      return;
    }
    boolean arrives = sheet().number("flagPieceCount") > 1 || making.hasHands()
        || sheet().is("flagPieceSafe")
        || letters.contains("+");
    Map<String, Object> goal = new LinkedHashMap<>();
    String squares = making.words(white, black);
    if (arrives) {
      goal.put("holds", condition(letters, squares, white.size(), black.size()));
      goal.put("verdict", "win");
    } else {
      goal.put("pieces", letters);
      goal.put("in", squares);
      if (sheet().is("flagPieceSafe")) {
        goal.put("safe", "yes");
      }
    }
    if (sheet().is("flagMove")) {
      boolean king = sheet().types("flagPieceWhite").equals(List.of(PieceType.KING));
      goal.put("judged", king ? "after Black's reply" : "after the reply");
    }
    making.draft().add("goals", arrives ? "if" : "reach", goal);
  }

  private String condition(String letters, String squares, int ofWhite, int ofBlack) {
    String safe = sheet().is("flagPieceSafe") ? " not attacked by enemy" : "";
    String there = "own " + letters + " in " + squares + safe;
    int count = sheet().number("flagPieceCount");
    if (count <= 1) {
      return there;
    }
    String enough = there + " at least " + count;
    if (!sheet().is("flagPieceBlockedWin")) {
      return enough;
    }
    return enough + " or " + there + " and any all in " + squares + " at least "
        + Math.max(ofWhite, ofBlack);
  }

  /** Writes goals of extinction, except those that make a kind royal: these are written with the pieces. */
  private void extinction() {
    String value = sheet().text("extinctionValue");
    if (value.equals("none") || making.royal().isPresent() && !making.pseudoRoyal().isEmpty()) {
      return;
    }
    List<String> kinds = new ArrayList<>();
    if (sheet().text("extinctionPieceTypes").equals(VariantOptions.ALL)) {
      kinds.add("all");
    } else {
      for (String kind : sheet().types("extinctionPieceTypes")) {
        String letters = String.join(" ", making.letters(List.of(kind)));
        kinds.add(letters);
      }
    }
    kinds.stream().filter(letters -> !letters.isEmpty()).forEach(letters -> extinction(letters, value));
  }

  private void extinction(String letters, String value) {
    int most = sheet().number("extinctionPieceCount");
    int others = sheet().number("extinctionOpponentPieceCount");
    boolean hands = making.hasHands();
    Map<String, Object> goal = new LinkedHashMap<>();
    if (others > 0 || hands) {
      if (hands && (most > 0 || others > 0)) {
        sheet().refuse("extinctionValue", "pieces on the board and in hand are not counted together");
      }
      goal.put("holds", (hands ? "no own " + letters + " and held own " + letters + " = 0"
          : "own " + letters + " at most " + most + " and enemy " + letters + " at least " + others));
      goal.put("verdict", value);
      making.draft().add("goals", "if", goal);
      return;
    }
    if (!letters.equals("all")) {
      goal.put("pieces", letters);
    }
    if (most > 0) {
      goal.put("at most", most);
    }
    goal.put("verdict", value);
    making.draft().add("goals", "extinction", goal);
  }

  void draws() {
    Map<String, Object> draws = new LinkedHashMap<>();
    int repetition = sheet().number("nFoldRule");
    draws.put("repetition", repetition < 2 ? "never" : repetition);
    String loser = loser();
    if (repetition >= 2 && !loser.isEmpty()) {
      draws.put("repetition loses for", loser);
    }
    if (repetition >= 2 && sheet().is("perpetualCheckIllegal") && making.royal().isPresent()) {
      draws.put("perpetual check", "loses");
    }
    if (repetition >= 2 && !sheet().text("chasingRule").equals("none")) {
      draws.put("perpetual chase",
          PieceType.chasing(making::letters, sheet().number("soldierPromotionRank")));
    }
    int moves = sheet().number("nMoveRule");
    draws.put("moves", moves == 0 ? "never" : moves);
    draws.put("progress", progress());
    if (making.royal().isPresent()) {
      draws.put("bare kings", "no");
    }
    String odds = LineWriter.drawsWin(sheet());
    if (!odds.isEmpty()) {
      draws.put("a draw wins for", odds);
    }
    counting().ifPresent(counting -> draws.put("counting", counting));
    making.draft().put("draws", draws);
  }

  /**
   * Returns the rule of counting moves when few pieces are left, with the pieces of each role; empty if there is none.
   */
  private Optional<Map<String, Object>> counting() {
    String option = sheet().text("countingRule");
    if (option.equals("none")) {
      return Optional.empty();
    }
    String rule = Option.words("countingRule", option);
    Map<String, String> roles = PieceType.COUNTED.get(rule);
    if (roles == null) {
      sheet().refuse("countingRule", "moves are not counted so");
      return Optional.empty();
    }
    Map<String, Object> counting = new LinkedHashMap<>();
    counting.put("rule", rule);
    roles.forEach((role, kind) -> {
      List<String> letters = making.letters(List.of(kind));
      if (!letters.isEmpty()) {
        counting.put(role, String.join(" ", letters));
      }
    });
    return Optional.of(counting);
  }

  private String loser() {
    boolean absolute = sheet().is("nFoldValueAbsolute");
    return switch (sheet().text("nFoldValue")) {
      case "loss" -> absolute ? WHITE : "who is to move";
      case "win" -> absolute ? BLACK : "who repeats";
      default -> "";
    };
  }

  private String progress() {
    Set<String> kinds = Stream.of(WHITE, BLACK)
        .flatMap(side -> sheet().types("nMoveRuleTypes" + side).stream())
        .filter(making.kinds()::contains).collect(Collectors.toCollection(LinkedHashSet::new));
    return Stream.concat(Stream.of("captures"), kinds.stream().map(sheet()::letter))
        .collect(Collectors.joining(" "));
  }
}
