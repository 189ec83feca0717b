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

/** Exports the rules of a definition, except its pieces, as options. */
final class RuleReader {

  private static final String YES = "yes";

  private final Export export;
  private final DefinitionWords said;

  RuleReader(Export export) {
    this.export = export;
    said = export.said();
  }

  void rules() {
    new EffectReader(export, said).castling();
    enPassant();
    said.take("no royal piece");
    royalty();
    sides();
    if (said.text("compulsory captures").filter(YES::equals).isPresent()) {
      export.say("mustCapture", true);
    }
    if (said.peek("forbidden").filter("enemy in check"::equals).isPresent()) {
      said.take("forbidden");
      export.say("checking", false);
    }
    if (said.rest().contains("explosion")) {
      explosion();
    }
    turn();
    new EffectReader(export, said).read();
  }

  /** Writes no option: the program rotates Black's movements, which equals mirroring if they are symmetric. */
  private void sides() {
    said.take("sides");
  }

  private void royalty() {
    if (said.text("royalty").isEmpty() && said.take("royalty").isPresent()) {
      export.lose("royalty");
    }
  }

  private void enPassant() {
    DefinitionWords part = said.part("en passant");
    Optional<String> letters = said.text("en passant").or(() -> part.text("pieces"));
    if (letters.isPresent()) {
      List<String> by = kinds(letters.orElseThrow());
      if (!by.stream().map(export.kinds()::get).toList().equals(List.of(PieceType.PAWN))) {
        export.options().put("enPassantTypes",
            by.stream().map(export::letter).collect(Collectors.joining()));
      }
      Set<String> of = Set.copyOf(part.text("targets").map(this::kinds).orElse(by));
      if (!of.equals(
          export.kinds().keySet().stream().filter(this::goesFarAtFirst).collect(Collectors.toSet()))) {
        export.lose("en passant: of");
      }
      part.text("in").flatMap(export::zones).ifPresent(zones -> export.say("enPassantRegion", zones));
      part.text("passed").filter(passed -> !passed.equals("all"))
          .ifPresent(_ -> export.lose("en passant: passed"));
      part.text("after moves").filter("all"::equals).ifPresent(_ -> export.lose("en passant: after moves"));
      part.rest().forEach(word -> export.lose("en passant: " + word));
    } else if (!"false".equals(export.options().get("doubleStep"))) {
      export.options().put("enPassantRegion", "-");
    }
  }

  private List<String> kinds(String text) {
    return DefinitionWords.letters(text, List.copyOf(export.kinds().keySet()));
  }

  /** Whether the program lets a piece be captured en passant: any piece with an initial move. */
  private boolean goesFarAtFirst(String letter) {
    String kind = export.kinds().get(letter);
    return PieceType.PAWN.equals(kind)
        || !PieceType.KING.equals(kind) && export.options().getOrDefault(kind, "").matches(".*:.*i.*");
  }

  private void explosion() {
    DefinitionWords explosion = said.part("explosion");
    export.say("blastOnCapture", true);
    List<String> spared = explosion.text("spares").map(text -> DefinitionWords.letters(text,
        List.copyOf(export.kinds().keySet()))).orElse(List.of());
    List<String> pawns =
        export.kinds().entrySet().stream().filter(kind -> kind.getValue().equals(PieceType.PAWN))
            .map(Map.Entry::getKey).toList();
    if (!spared.equals(pawns)) {
      export.lose("explosion: spares");
    }
    explosion.rest().forEach(word -> export.lose("explosion: " + word));
  }

  private void turn() {
    if (!said.rest().contains("turn")) {
      return;
    }
    DefinitionWords turn = said.part("turn");
    switch (turn.text("pass").orElse("never")) {
      case "always" -> export.say("pass", true);
      case "without a move" -> export.say("passOnStalemate", true);
      default -> {}
    }
    turn.rest().forEach(word -> export.lose("turn: " + word));
  }

  void hands() {
    if (!said.rest().contains("hands")) {
      return;
    }
    DefinitionWords hands = said.part("hands");
    String keeper = said.text("captured pieces").orElse("to the captor's hand");
    export.say("pieceDrops", true);
    export.say("capturesToHand", keeper.equals("to the captor's hand"));
    if (keeper.equals("to the owner's hand")) {
      export.lose("captured pieces: " + keeper);
    }
    List<String> letters = hands.rest();
    List<String> others = export.kinds().keySet().stream().filter(letter -> letter.length() == 1
        && !letters.contains(letter) && !isRoyal(letter)).toList();
    if (keeper.equals("to the captor's hand") && !others.isEmpty()) {
      export.lose("hands: none of " + String.join(" ", others));
    }
    Map<String, List<Zone>> zones = new LinkedHashMap<>();
    for (String letter : letters) {
      Optional<String> squares = hands.text(letter);
      DefinitionWords drop = squares.isPresent() ? DefinitionWords.empty() : hands.part(letter);
      zones.put(letter, export.zones(squares.or(() -> drop.text("in")).orElse("anywhere")).orElseThrow());
      drop.text("captured").filter(own -> !own.equals(keeper))
          .ifPresent(own -> export.lose("hands: " + letter + ": captured: " + own));
      limits(letter, drop);
    }
    new EffectReader(export, said).gating(zones);
    if (zones.values().stream().flatMap(List::stream).allMatch(Zone::isEmpty)) {
      export.options().remove("pieceDrops");
    } else {
      regions(zones);
    }
  }

  private boolean isRoyal(String letter) {
    return PieceType.KING.equals(export.kinds().get(letter))
        || "true".equals(export.options().get("extinctionPseudoRoyal"))
            && export.letter(letter).equals(export.options().get("extinctionPieceTypes"));
  }

  private void limits(String letter, DefinitionWords drop) {
    drop.text("most on a file").filter(most -> !most.equals("any")).ifPresent(most -> {
      if (export.options().containsKey("dropNoDoubled")) {
        export.lose("hands: " + letter + ": most on a file");
      }
      export.options().put("dropNoDoubled", export.letter(letter));
      export.say("dropNoDoubledCount", most);
    });
    drop.text("may mate").filter("no"::equals).ifPresent(_ -> {
      export.say("shogiPawnDropMateIllegal", true);
      if (!"shogiPawn".equals(export.kinds().get(letter))) {
        export.lose("hands: " + letter + ": may mate");
      }
    });
    boolean mayBeStuck = drop.text("may be stuck").filter(YES::equals).isPresent();
    boolean pawn = PieceType.PAWN.equals(export.kinds().get(letter));
    if (!mayBeStuck && !pawn && forwardOnly(letter)) {
      export.say("immobilityIllegal", true);
    }
    drop.text("beside").ifPresent(this::beside);
    drop.text("endless").filter(YES::equals).ifPresent(_ -> export.say("freeDrops", true));
    drop.text("either form").filter(YES::equals).ifPresent(_ -> export.say("dropPromoted", true));
    drop.rest().forEach(word -> export.lose("hands: " + letter + ": " + word));
  }

  private void beside(String neighbours) {
    if (!neighbours.equals("anything")) {
      Option.value("enclosingDrop", neighbours).ifPresentOrElse(value -> export.say("enclosingDrop", value),
          () -> export.lose("hands: beside"));
    }
  }

  private boolean forwardOnly(String letter) {
    String kind = export.kinds().getOrDefault(letter, "");
    String movement =
        PieceType.isCustom(kind) ? export.options().getOrDefault(kind, "").replaceFirst(".:", "")
            : Optional.ofNullable(PieceType.ALL.get(kind)).map(PieceType::betza).orElse("");
    return movement.contains("f") && !IniBetza.isFree(movement, false);
  }

  private void regions(Map<String, List<Zone>> zones) {
    Map<Boolean, List<String>> pawns = zones.keySet().stream()
        .collect(Collectors.partitioningBy(letter -> PieceType.PAWN.equals(export.kinds().get(letter))));
    List<List<Zone>> plain =
        pawns.getOrDefault(false, List.of()).stream().map(zones::get).distinct().toList();
    if (plain.size() > 1) {
      export.lose("hands: different squares for different pieces");
    }
    List<Zone> region = plain.isEmpty() ? everywhere() : plain.getFirst();
    export.say("dropRegion", region);
    for (String letter : pawns.getOrDefault(true, List.of())) {
      boolean found = false;
      for (boolean first : List.of(false, true)) {
        for (boolean last : List.of(false, true)) {
          if (!found && pawnRegion(region, first, last).equals(zones.get(letter))) {
            found = true;
            export.say("firstRankPawnDrops", first);
            export.say("promotionZonePawnDrops", last);
          }
        }
      }
      if (!found) {
        export.lose("hands: " + letter + ": in");
      }
    }
  }

  private List<Zone> everywhere() {
    Zone all = Zone.ranks(export.files(), export.ranks(), 1, export.ranks());
    return List.of(all, all);
  }

  private List<Zone> pawnRegion(List<Zone> region, boolean first, boolean last) {
    List<Zone> found = new ArrayList<>();
    for (int side = 0; side < region.size(); side++) {
      String option = "promotionRegion" + ImportDraft.SIDES.get(side);
      Zone promotion = Zone.of(export.files(), export.ranks(),
          export.options().getOrDefault(option, Option.of(option).defaultValue()));
      Zone own = Zone.ranks(export.files(), export.ranks(), 1, 1);
      Zone zone = last ? region.get(side) : region.get(side).without(promotion);
      found.add(first ? zone : zone.without(side == 0 ? own : own.mirrored()));
    }
    return found;
  }

  void goals() {
    DefinitionWords goals = said.part("goals");
    List.of("checkmate", "stalemate").forEach(end -> goals.text(end).ifPresent(verdict -> {
      if (verdict.contains("/")) {
        export.lose("goals: " + end);
      } else {
        export.say(end + "Value", verdict);
      }
    }));
    goals.text("checks").ifPresent(_ -> export.say("checkCounting", true));
    List<Tree> reach = goals.items("reach");
    if (reach.size() > 1) {
      export.lose("goals: several of reach");
    }
    reach.stream().limit(1).map(DefinitionWords::new).forEach(this::reach);
    new EffectReader(export, said).goals(goals);
    extinction(goals.items("extinction").stream().map(DefinitionWords::new).toList());
    goals.rest().forEach(word -> export.lose("goals: " + word));
  }

  private void reach(DefinitionWords reach) {
    reach.text("pieces").filter(letters -> !letters.equals("all"))
        .ifPresent(letters -> export.options().put("flagPiece", letters(letters)));
    Optional<String> only = reach.text("side");
    export.zones(reach.text("in").orElse("nowhere")).map(zones -> IntStream.range(0, zones.size())
        .mapToObj(side -> only.filter(named -> !named.equals(ImportDraft.SIDES.get(side))).isPresent()
            ? Zone.none(export.files(), export.ranks()) : zones.get(side))
        .toList()).ifPresent(zones -> export.say("flagRegion", zones));
    export.say("flagPieceSafe", reach.text("safe").filter(YES::equals).isPresent());
    String judged = reach.text("judged").orElse("at once");
    boolean king = export.options().getOrDefault(PieceType.KING, "").startsWith(export.options()
        .getOrDefault("flagPiece", "-"));
    export.say("flagMove", !judged.equals("at once"));
    if (judged.equals("after the reply") && king || judged.startsWith("after Black") && !king) {
      export.lose("goals: reach: judged");
    }
  }

  private String letters(String text) {
    return DefinitionWords.letters(text, List.copyOf(export.kinds().keySet())).stream().map(export::letter)
        .distinct()
        .collect(Collectors.joining());
  }

  private void extinction(List<DefinitionWords> goals) {
    if (goals.isEmpty()) {
      return;
    }
    List<String> types = new ArrayList<>();
    List<String> values = new ArrayList<>();
    List<String> counts = new ArrayList<>();
    for (DefinitionWords goal : goals) {
      Optional<String> pieces = goal.text("pieces").filter(letters -> !letters.equals("all"));
      String letters = pieces.map(this::letters).orElse(VariantOptions.ALL);
      types.add(letters);
      values.add(goal.text("verdict").orElse("loss"));
      counts.add(goal.text("at most").orElse("0"));
      goal.rest().forEach(word -> export.lose("goals: extinction: " + word));
      if (letters.length() > 1) {
        export.lose("goals: extinction: several kinds together");
      }
    }
    boolean alike = values.stream().distinct().count() == 1 && counts.stream().distinct().count() == 1
        && !export.options().containsKey("extinctionValue");
    if (!alike) {
      export.lose("goals: extinction");
      return;
    }
    export.say("extinctionValue", values.getFirst());
    export.options().put("extinctionPieceTypes", String.join("", types));
    export.say("extinctionPieceCount", counts.getFirst());
  }

  void draws() {
    DefinitionWords draws = said.part("draws");
    String repetition = draws.text("repetition").orElse("3");
    export.say("nFoldRule", repetition.equals("never") ? "0" : repetition);
    switch (draws.text("repetition loses for").orElse("nobody")) {
      case "White" -> {
        export.say("nFoldValue", "loss");
        export.say("nFoldValueAbsolute", true);
      }
      case "Black" -> {
        export.say("nFoldValue", "win");
        export.say("nFoldValueAbsolute", true);
      }
      case "who repeats" -> export.say("nFoldValue", "win");
      case "who is to move" -> export.say("nFoldValue", "loss");
      default -> {}
    }
    export.say("perpetualCheckIllegal", draws.text("perpetual check").filter("loses"::equals).isPresent());
    if (draws.rest().contains("perpetual chase")) {
      chasing(draws.part("perpetual chase"));
    }
    String moves = draws.text("moves").orElse("50");
    export.say("nMoveRule", moves.equals("never") ? "0" : moves);
    progress(draws.text("progress"));
    counting(draws.part("counting"));
    if (draws.text("bare kings").filter("no"::equals).isEmpty()
        && export.kinds().containsValue(PieceType.KING)) {
      export.unexpressedDraws().add("draws: bare kings");
    }
    draws.rest().forEach(word -> export.unexpressedDraws().add("draws: " + word));
  }

  /** Exports the rule of chasing if it has the kinds that the program assumes. No option names kinds. */
  private void chasing(DefinitionWords chase) {
    int rank = Integer.parseInt(export.options().getOrDefault("soldierPromotionRank", "1"));
    Map<String, Object> usual = PieceType.chasing(types -> export.kinds().entrySet().stream()
        .filter(kind -> types.contains(kind.getValue())).map(Map.Entry::getKey).toList(), rank);
    boolean alike = usual.entrySet().stream().allMatch(word -> word.getValue() instanceof Map<?, ?> below
        ? chase.part(word.getKey()).says(below)
        : DefinitionWords.isAlike(chase.text(word.getKey()).orElse(""), word.getValue()));
    if (alike && chase.rest().isEmpty()) {
      export.say("chasingRule", "axf");
    } else {
      export.unexpressedDraws().add("draws: perpetual chase");
    }
  }

  /** Exports the rule of counting moves if it has the kinds that the program assumes. No option names kinds. */
  private void counting(DefinitionWords counting) {
    String rule = counting.text("rule").orElse("");
    Map<String, String> roles = PieceType.COUNTED.getOrDefault(rule, Map.of());
    boolean usual = roles.entrySet().stream().allMatch(role -> {
      Set<String> counted =
          Set.copyOf(DefinitionWords.split(counting.text(role.getKey()).orElse("nobody")).toList());
      return export.kinds().entrySet().stream()
          .allMatch(kind -> counted.contains(kind.getKey()) == kind.getValue().equals(role.getValue()));
    });
    if (usual && counting.rest().isEmpty()) {
      Option.value("countingRule", rule).ifPresent(value -> export.say("countingRule", value));
    } else {
      export.unexpressedDraws().add("draws: counting");
    }
  }

  private void progress(Optional<String> text) {
    if (text.isEmpty()) {
      return;
    }
    List<String> words = DefinitionWords.split(text.orElseThrow()).toList();
    if (words.stream().anyMatch(word -> word.equals("promotions") || word.equals("actions"))
        || !words.contains("captures")) {
      export.unexpressedDraws().add("draws: progress");
    }
    List<String> kinds = words.stream().filter(export.kinds()::containsKey).toList();
    boolean usual = kinds.stream().map(export.kinds()::get).toList().equals(List.of(PieceType.PAWN));
    boolean pawns = export.kinds().containsValue(PieceType.PAWN);
    if (!usual && (pawns || !kinds.isEmpty())) {
      export.options().put("nMoveRuleTypes",
          kinds.isEmpty() ? "-" : kinds.stream().map(export::letter).collect(Collectors.joining()));
    }
  }
}
