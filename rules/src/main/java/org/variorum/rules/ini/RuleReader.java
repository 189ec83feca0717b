package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.platform.Distinct;

/** Exporter of a definition's rules, hands, goals and draws. */
final class RuleReader {

  private static final String YES = "yes";

  private final ExportDraft export;
  private final DefinitionWords definition;

  RuleReader(ExportDraft export) {
    this.export = export;
    definition = export.definition();
  }

  void exportRules() {
    new EffectReader(export, definition).exportCastling();
    exportEnPassant();
    definition.take("no royal piece");
    exportRoyalty();
    exportSides();
    if (definition.takeText("compulsory captures").filter(YES::equals).isPresent()) {
      export.set("mustCapture", true);
    }
    if (definition.peek("forbidden").filter("enemy in check"::equals).isPresent()) {
      definition.take("forbidden");
      export.set("checking", false);
    }
    if (definition.remainingWords().contains("explosion")) {
      exportExplosion();
    }
    exportTurn();
    new EffectReader(export, definition).read();
  }

  /** Sets no option: Fairy-Stockfish rotates Black's movements. For symmetric movements, mirroring is the same. */
  private void exportSides() {
    definition.take("sides");
  }

  private void exportRoyalty() {
    if (definition.takeText("royalty").isEmpty() && definition.take("royalty").isPresent()) {
      export.omit("royalty");
    }
  }

  private void exportEnPassant() {
    DefinitionWords part = definition.takeSection("en passant");
    Optional<String> letters = definition.takeText("en passant").or(() -> part.takeText("pieces"));
    if (letters.isPresent()) {
      List<String> captors = kinds(letters.orElseThrow());
      if (!captors.stream().map(export.kinds()::get).toList().equals(List.of(PieceType.PAWN))) {
        export.options().put("enPassantTypes",
            captors.stream().map(export::iniLetter).collect(Collectors.joining()));
      }
      Set<String> targets = Set.copyOf(part.takeText("targets").map(this::kinds).orElse(captors));
      if (!targets.equals(
          export.kinds().keySet().stream().filter(this::isEnPassantTarget).collect(Collectors.toSet()))) {
        export.omit("en passant: of");
      }
      part.takeText("in").flatMap(export::zones).ifPresent(zones -> export.set("enPassantRegion", zones));
      part.takeText("passed").filter(passed -> !passed.equals("all"))
          .ifPresent(_ -> export.omit("en passant: passed"));
      part.takeText("after moves").filter("all"::equals)
          .ifPresent(_ -> export.omit("en passant: after moves"));
      part.remainingWords().forEach(word -> export.omit("en passant: " + word));
    } else if (!"false".equals(export.options().get("doubleStep"))) {
      export.options().put("enPassantRegion", "-");
    }
  }

  private List<String> kinds(String text) {
    return DefinitionWords.letters(text, List.copyOf(export.kinds().keySet()));
  }

  /** Whether Fairy-Stockfish lets a piece be captured en passant: any piece with an initial move. */
  private boolean isEnPassantTarget(String letter) {
    String kind = export.kinds().get(letter);
    return PieceType.PAWN.equals(kind)
        || !PieceType.KING.equals(kind) && export.options().getOrDefault(kind, "").matches(".*:.*i.*");
  }

  private void exportExplosion() {
    DefinitionWords explosion = definition.takeSection("explosion");
    export.set("blastOnCapture", true);
    List<String> spared = explosion.takeText("spares").map(this::kinds).orElse(List.of());
    List<String> pawns =
        export.kinds().entrySet().stream().filter(kind -> kind.getValue().equals(PieceType.PAWN))
            .map(Map.Entry::getKey).toList();
    if (!spared.equals(pawns)) {
      export.omit("explosion: spares");
    }
    explosion.remainingWords().forEach(word -> export.omit("explosion: " + word));
  }

  private void exportTurn() {
    if (!definition.remainingWords().contains("turn")) {
      return;
    }
    DefinitionWords turn = definition.takeSection("turn");
    switch (turn.takeText("pass").orElse("never")) {
      case "always" -> export.set("pass", true);
      case "without a move" -> export.set("passOnStalemate", true);
      default -> {}
    }
    turn.remainingWords().forEach(word -> export.omit("turn: " + word));
  }

  void exportHands() {
    if (!definition.remainingWords().contains("hands")) {
      return;
    }
    DefinitionWords hands = definition.takeSection("hands");
    String keeper = definition.takeText("captured pieces").orElse("to the captor's hand");
    export.set("pieceDrops", true);
    export.set("capturesToHand", keeper.equals("to the captor's hand"));
    if (keeper.equals("to the owner's hand")) {
      export.omit("captured pieces: " + keeper);
    }
    List<String> letters = hands.remainingWords();
    List<String> others = export.kinds().keySet().stream().filter(letter -> letter.length() == 1
        && !letters.contains(letter) && !isRoyal(letter)).toList();
    if (keeper.equals("to the captor's hand") && !others.isEmpty()) {
      export.omit("hands: none of " + String.join(" ", others));
    }
    Map<String, List<Zone>> zones = new LinkedHashMap<>();
    for (String letter : letters) {
      Optional<String> squares = hands.takeText(letter);
      DefinitionWords drop = squares.isPresent() ? DefinitionWords.empty() : hands.takeSection(letter);
      zones.put(letter, export.zones(squares.or(() -> drop.takeText("in")).orElse("anywhere")).orElseThrow());
      drop.takeText("captured").filter(own -> !own.equals(keeper))
          .ifPresent(own -> export.omit("hands: " + letter + ": captured: " + own));
      exportLimits(letter, drop);
    }
    new EffectReader(export, definition).exportGating(zones);
    if (zones.values().stream().flatMap(List::stream).allMatch(Zone::isEmpty)) {
      export.options().remove("pieceDrops");
    } else {
      exportRegions(zones);
    }
  }

  private boolean isRoyal(String letter) {
    return PieceType.KING.equals(export.kinds().get(letter))
        || "true".equals(export.options().get("extinctionPseudoRoyal"))
            && export.iniLetter(letter).equals(export.options().get("extinctionPieceTypes"));
  }

  private void exportLimits(String letter, DefinitionWords drop) {
    drop.takeText("most on a file").filter(most -> !most.equals("any")).ifPresent(most -> {
      if (export.options().containsKey("dropNoDoubled")) {
        export.omit("hands: " + letter + ": most on a file");
      }
      export.options().put("dropNoDoubled", export.iniLetter(letter));
      export.set("dropNoDoubledCount", most);
    });
    drop.takeText("may mate").filter("no"::equals).ifPresent(_ -> {
      export.set("shogiPawnDropMateIllegal", true);
      if (!"shogiPawn".equals(export.kinds().get(letter))) {
        export.omit("hands: " + letter + ": may mate");
      }
    });
    boolean mayBeStuck = drop.takeText("may be stuck").filter(YES::equals).isPresent();
    if (!mayBeStuck && !PieceType.PAWN.equals(export.kinds().get(letter)) && mayGetStuck(letter)) {
      export.set("immobilityIllegal", true);
    }
    drop.takeText("beside").ifPresent(this::exportBeside);
    drop.takeText("endless").filter(YES::equals).ifPresent(_ -> export.set("freeDrops", true));
    drop.takeText("either form").filter(YES::equals).ifPresent(_ -> export.set("dropPromoted", true));
    drop.remainingWords().forEach(word -> export.omit("hands: " + letter + ": " + word));
  }

  private void exportBeside(String neighbours) {
    if (!neighbours.equals("anything")) {
      Option.value("enclosingDrop", neighbours).ifPresentOrElse(value -> export.set("enclosingDrop", value),
          () -> export.omit("hands: beside"));
    }
  }

  private boolean mayGetStuck(String letter) {
    String kind = export.kinds().getOrDefault(letter, "");
    String movement =
        PieceType.isCustom(kind) ? export.options().getOrDefault(kind, "").replaceFirst(".:", "")
            : Optional.ofNullable(PieceType.ALL.get(kind)).map(PieceType::betza).orElse("");
    return movement.contains("f") && !IniBetza.hasStepEverywhere(movement, false);
  }

  /** Exports the squares of drops. An entry has one region, and two options that change it for pawns. */
  private void exportRegions(Map<String, List<Zone>> zones) {
    Map<Boolean, List<String>> pawns = zones.keySet().stream()
        .collect(Collectors.partitioningBy(letter -> PieceType.PAWN.equals(export.kinds().get(letter))));
    List<List<Zone>> plain =
        pawns.getOrDefault(false, List.of()).stream().map(zones::get).filter(Distinct.values()).toList();
    if (plain.size() > 1) {
      export.omit("hands: different squares for different pieces");
    }
    List<Zone> region = plain.isEmpty() ? wholeBoard() : plain.getFirst();
    export.set("dropRegion", region);
    for (String letter : pawns.getOrDefault(true, List.of())) {
      boolean found = false;
      for (boolean onFirstRank : List.of(false, true)) {
        for (boolean inPromotionZone : List.of(false, true)) {
          if (!found && pawnRegion(region, onFirstRank, inPromotionZone).equals(zones.get(letter))) {
            found = true;
            export.set("firstRankPawnDrops", onFirstRank);
            export.set("promotionZonePawnDrops", inPromotionZone);
          }
        }
      }
      if (!found) {
        export.omit("hands: " + letter + ": in");
      }
    }
  }

  private List<Zone> wholeBoard() {
    Zone board = Zone.ranks(export.files(), export.ranks(), 1, export.ranks());
    return List.of(board, board);
  }

  private List<Zone> pawnRegion(List<Zone> region, boolean onFirstRank, boolean inPromotionZone) {
    List<Zone> regions = new ArrayList<>();
    for (int side = 0; side < region.size(); side++) {
      String option = "promotionRegion" + ImportDraft.SIDES.get(side);
      Zone promotion = Zone.of(export.files(), export.ranks(),
          export.options().getOrDefault(option, Option.of(option).defaultValue()));
      Zone own = Zone.ranks(export.files(), export.ranks(), 1, 1);
      Zone zone = inPromotionZone ? region.get(side) : region.get(side).without(promotion);
      regions.add(onFirstRank ? zone : zone.without(side == 0 ? own : own.mirrored()));
    }
    return regions;
  }

  void exportGoals() {
    DefinitionWords goals = definition.takeSection("goals");
    List.of("checkmate", "stalemate").forEach(end -> goals.takeText(end).ifPresent(verdict -> {
      if (verdict.contains("/")) {
        export.omit("goals: " + end);
      } else {
        export.set(end + "Value", verdict);
      }
    }));
    goals.takeText("checks").ifPresent(_ -> export.set("checkCounting", true));
    List<Tree> reach = goals.takeItems("reach");
    if (reach.size() > 1) {
      export.omit("goals: several of reach");
    }
    reach.stream().limit(1).map(DefinitionWords::new).forEach(this::exportReach);
    new EffectReader(export, definition).exportGoals(goals);
    exportExtinction(goals.takeItems("extinction").stream().map(DefinitionWords::new).toList());
    goals.remainingWords().forEach(word -> export.omit("goals: " + word));
  }

  private void exportReach(DefinitionWords reach) {
    reach.takeText("pieces").filter(letters -> !letters.equals("all"))
        .ifPresent(letters -> export.options().put("flagPiece", letters(letters)));
    Optional<String> only = reach.takeText("side");
    export.zones(reach.takeText("in").orElse("nowhere")).map(zones -> IntStream.range(0, zones.size())
        .mapToObj(side -> only.filter(named -> !named.equals(ImportDraft.SIDES.get(side))).isPresent()
            ? Zone.none(export.files(), export.ranks()) : zones.get(side))
        .toList()).ifPresent(zones -> export.set("flagRegion", zones));
    export.set("flagPieceSafe", reach.takeText("safe").filter(YES::equals).isPresent());
    String judged = reach.takeText("judged").orElse("at once");
    boolean king = export.options().getOrDefault(PieceType.KING, "").startsWith(export.options()
        .getOrDefault("flagPiece", "-"));
    export.set("flagMove", !judged.equals("at once"));
    if (judged.equals("after the reply") && king || judged.startsWith("after Black") && !king) {
      export.omit("goals: reach: judged");
    }
  }

  private String letters(String text) {
    return DefinitionWords.letters(text, List.copyOf(export.kinds().keySet())).stream().map(export::iniLetter)
        .filter(Distinct.values()).collect(Collectors.joining());
  }

  private void exportExtinction(List<DefinitionWords> goals) {
    if (goals.isEmpty()) {
      return;
    }
    List<String> types = new ArrayList<>();
    List<String> values = new ArrayList<>();
    List<String> counts = new ArrayList<>();
    for (DefinitionWords goal : goals) {
      Optional<String> pieces = goal.takeText("pieces").filter(letters -> !letters.equals("all"));
      String letters = pieces.map(this::letters).orElse(VariantOptions.ALL);
      types.add(letters);
      values.add(goal.takeText("verdict").orElse("loss"));
      counts.add(goal.takeText("at most").orElse("0"));
      goal.remainingWords().forEach(word -> export.omit("goals: extinction: " + word));
      if (letters.length() > 1) {
        export.omit("goals: extinction: several kinds together");
      }
    }
    boolean isUniform = Set.copyOf(values).size() == 1 && Set.copyOf(counts).size() == 1
        && !export.options().containsKey("extinctionValue");
    if (!isUniform) {
      export.omit("goals: extinction");
      return;
    }
    export.set("extinctionValue", values.getFirst());
    export.options().put("extinctionPieceTypes", String.join("", types));
    export.set("extinctionPieceCount", counts.getFirst());
  }

  void exportDraws() {
    DefinitionWords draws = definition.takeSection("draws");
    String repetition = draws.takeText("repetition").orElse("3");
    export.set("nFoldRule", repetition.equals("never") ? "0" : repetition);
    switch (draws.takeText("repetition loses for").orElse("nobody")) {
      case "White" -> {
        export.set("nFoldValue", "loss");
        export.set("nFoldValueAbsolute", true);
      }
      case "Black" -> {
        export.set("nFoldValue", "win");
        export.set("nFoldValueAbsolute", true);
      }
      case "who repeats" -> export.set("nFoldValue", "win");
      case "who is to move" -> export.set("nFoldValue", "loss");
      default -> {}
    }
    export.set("perpetualCheckIllegal",
        draws.takeText("perpetual check").filter("loses"::equals).isPresent());
    if (draws.remainingWords().contains("perpetual chase")) {
      exportChasing(draws.takeSection("perpetual chase"));
    }
    String moves = draws.takeText("moves").orElse("50");
    export.set("nMoveRule", moves.equals("never") ? "0" : moves);
    exportProgress(draws.takeText("progress"));
    exportCounting(draws.takeSection("counting"));
    if (draws.takeText("bare kings").filter("no"::equals).isEmpty()
        && export.kinds().containsValue(PieceType.KING)) {
      export.unexpressedDraws().add("draws: bare kings");
    }
    draws.remainingWords().forEach(word -> export.unexpressedDraws().add("draws: " + word));
  }

  /** Exports the rule of chasing if it has the kinds that Fairy-Stockfish assumes. No option changes them. */
  private void exportChasing(DefinitionWords chase) {
    int rank = Integer.parseInt(export.options().getOrDefault("soldierPromotionRank", "1"));
    Map<String, Object> assumedWords = PieceType.chasing(types -> export.kinds().entrySet().stream()
        .filter(kind -> types.contains(kind.getValue())).map(Map.Entry::getKey).toList(), rank);
    boolean isAssumed = assumedWords.entrySet().stream()
        .allMatch(word -> word.getValue() instanceof Map<?, ?> block
            ? chase.takeSection(word.getKey()).hasExactly(block)
            : DefinitionWords.haveSameWords(chase.takeText(word.getKey()).orElse(""), word.getValue()));
    if (isAssumed && chase.remainingWords().isEmpty()) {
      export.set("chasingRule", "axf");
    } else {
      export.unexpressedDraws().add("draws: perpetual chase");
    }
  }

  /** Exports the rule of counting moves if it has the kinds that Fairy-Stockfish assumes. No option changes them. */
  private void exportCounting(DefinitionWords counting) {
    String rule = counting.takeText("rule").orElse("");
    Map<String, String> roles = PieceType.COUNTING_ROLES.getOrDefault(rule, Map.of());
    boolean hasUsualKinds = roles.entrySet().stream().allMatch(role -> {
      Set<String> counted =
          Set.copyOf(DefinitionWords.split(counting.takeText(role.getKey()).orElse("nobody")).toList());
      return export.kinds().entrySet().stream()
          .allMatch(kind -> counted.contains(kind.getKey()) == kind.getValue().equals(role.getValue()));
    });
    if (hasUsualKinds && counting.remainingWords().isEmpty()) {
      Option.value("countingRule", rule).ifPresent(value -> export.set("countingRule", value));
    } else {
      export.unexpressedDraws().add("draws: counting");
    }
  }

  private void exportProgress(Optional<String> text) {
    if (text.isEmpty()) {
      return;
    }
    List<String> words = DefinitionWords.split(text.orElseThrow()).toList();
    if (words.stream().anyMatch(word -> word.equals("promotions") || word.equals("actions"))
        || !words.contains("captures")) {
      export.unexpressedDraws().add("draws: progress");
    }
    List<String> kinds = words.stream().filter(export.kinds()::containsKey).toList();
    boolean hasUsualKinds = kinds.stream().map(export.kinds()::get).toList().equals(List.of(PieceType.PAWN));
    boolean pawns = export.kinds().containsValue(PieceType.PAWN);
    if (!hasUsualKinds && (pawns || !kinds.isEmpty())) {
      export.options().put("nMoveRuleTypes",
          kinds.isEmpty() ? "-" : kinds.stream().map(export::iniLetter).collect(Collectors.joining()));
    }
  }
}
