package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.language.tree.Merge;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.platform.Distinct;

/** Exporter of a definition's kinds of pieces: their letters, movements and promotions. */
final class PieceReader {

  /** A pawn's double step in Betza's notation. */
  private static final String DOUBLE_STEP = "ifmnD";

  private final ExportDraft export;
  private final Map<String, Tree.Mapping> pieces = new LinkedHashMap<>();
  /** The known kinds that have a letter already. */
  private final Set<String> usedKinds = new LinkedHashSet<>();
  /** For each letter with a promoted form: the letter of the kind as which the form moves. */
  private final Map<String, String> formPairs = new LinkedHashMap<>();
  private final Map<String, String> promotionLimits = new LinkedHashMap<>();
  /** For each option that names squares: the texts that pieces give for it. An entry has room for one. */
  private final Map<String, Set<String>> zoneTexts = new HashMap<>();
  private final Set<String> promotingLetters = new LinkedHashSet<>();
  private boolean hasDoubleSteps;
  /** The squares on which pieces are unmoved; empty until a piece needs them. */
  private List<Zone> unmovedSquares = List.of();
  private boolean promotesIfStuck;
  private boolean piecesMustPromote = true;
  private boolean hasForms;
  private Optional<String> promotionTargets = Optional.empty();
  private Optional<Boolean> pawnsMustPromote = Optional.empty();
  private int customCount;

  PieceReader(ExportDraft export) {
    this.export = export;
  }

  void read() {
    if (export.definition().take("pieces").orElse(null) instanceof Tree.Mapping mapping) {
      mapping.entries().forEach((letter, entry) -> {
        if (entry.value() instanceof Tree.Mapping piece) {
          pieces.put(letter, piece);
        }
      });
    }
    hasDoubleSteps = pieces.keySet().stream().anyMatch(letter -> movement(letter).contains(DOUBLE_STEP));
    export.set("doubleStep", pieces.keySet().stream().anyMatch(this::hasInitial));
    pieces.keySet().stream().filter(PieceReader::isPlain).forEach(this::exportPlain);
    pieces.keySet().stream().filter(letter -> letter.startsWith("+")).forEach(this::exportForm);
    pieces.keySet().stream().filter(letter -> letter.endsWith("~")).forEach(this::checkMarked);
    pieces.keySet().stream().filter(PieceReader::isPlain).forEach(this::exportPromotion);
    exportPromotionOptions();
  }

  private static boolean isPlain(String letter) {
    return letter.length() == 1;
  }

  /** Returns the words of a piece, including those that it inherits by {@code like}. */
  private Tree.Mapping piece(String letter) {
    Tree.Mapping piece = Optional.ofNullable(pieces.get(letter)).orElseThrow();
    Optional<String> like = piece.get("like").map(DefinitionWords::scalarText).filter(pieces::containsKey);
    return like.map(other -> Merge.over(Optional.ofNullable(pieces.get(other)).orElseThrow().without("royal"),
        piece.without("like"))).orElse(piece);
  }

  /** Returns all paths of a piece as one movement, without their limits to squares. */
  private String movement(String letter) {
    return new DefinitionWords(piece(letter)).takeItems("moves").stream()
        .map(way -> way instanceof Tree.Mapping mapping
            ? mapping.get("way").map(DefinitionWords::scalarText).orElse("")
            : DefinitionWords.scalarText(way))
        .collect(Collectors.joining()).replaceAll("\\s+", "");
  }

  private void exportPlain(String letter) {
    DefinitionWords piece = new DefinitionWords(piece(letter));
    piece.take("name");
    piece.take("character");
    piece.takeText("elsewhere").ifPresent(letters -> export.addForeignLetters(letter, letters));
    piece.take("promotes");
    boolean royal = piece.takeText("royal").filter("yes"::equals).isPresent();
    String movement = movement(letter);
    String kind = exportKind(letter, movement, royal && !lastRoyalDecides());
    export.kinds().put(letter, kind);
    if (royal) {
      exportRoyal(kind, letter);
    }
    exportSquares(letter, kind, piece.takeItems("moves"));
    piece.takeText("home").ifPresentOrElse(home -> exportHome(letter, kind, zones(home)),
        () -> exportHome(letter));
    piece.take("captures").ifPresent(captures -> exportFacing(letter, captures, royal));
    piece.remainingWords().forEach(word -> export.omit("pieces: " + letter + ": " + word));
  }

  /** Whether only the loss of the last royal piece decides: with explosions, or if royal pieces may be captured. */
  private boolean lastRoyalDecides() {
    return export.definition().remainingWords().contains("explosion") || royalsMayBeCaptured();
  }

  private boolean royalsMayBeCaptured() {
    return export.definition().peek("royalty").filter("capture"::equals).isPresent();
  }

  private void exportRoyal(String kind, String letter) {
    if (lastRoyalDecides()) {
      export.set("castlingKingPiece", export.iniLetter(letter));
      export.set("extinctionValue", "loss");
      export.set("extinctionPieceTypes", export.iniLetter(letter));
      export.set("extinctionPseudoRoyal", !royalsMayBeCaptured());
    } else if (!kind.equals(PieceType.KING)) {
      export.omit("pieces: " + letter + ": royal");
    }
  }

  private void exportFacing(String letter, Tree captures, boolean royal) {
    boolean isFacingRule = royal && captures instanceof Tree.Mapping mapping && mapping.entries().size() == 1
        && mapping.get(letter).map(DefinitionWords::scalarText)
            .filter(way -> way.equals("fR") || way.equals("R"))
            .isPresent();
    if (isFacingRule) {
      export.set("flyingGeneral", true);
    } else {
      export.omit("pieces: " + letter + ": captures");
    }
  }

  /** Exports a piece as the known kind with the same movement, or as a custom kind. Returns the kind. */
  private String exportKind(String letter, String movement, boolean king) {
    String lowerCase = export.iniLetter(letter);
    if (king) {
      Optional<String> own =
          IniBetza.haveSamePaths(movement, "K") ? Optional.of("") : IniBetza.write(movement);
      own.ifPresentOrElse(
          text -> export.options().put(PieceType.KING, lowerCase + (text.isEmpty() ? "" : ":" + text)),
          () -> export.omit("pieces: " + letter + ": moves"));
      return PieceType.KING;
    }
    String known = knownKind(movement);
    if (!known.isEmpty() && usedKinds.add(known)) {
      export.options().put(known, lowerCase);
      return known;
    }
    customCount++;
    String kind = PieceType.CUSTOM + customCount;
    IniBetza.write(movement).filter(_ -> customCount <= PieceType.CUSTOM_COUNT)
        .ifPresentOrElse(text -> export.options().put(kind, lowerCase + ":" + text),
            () -> export.omit("pieces: " + letter + ": moves"));
    return kind;
  }

  /** Returns the kind of Fairy-Stockfish with a movement; empty if there is none. */
  private String knownKind(String movement) {
    String pawn = Optional.ofNullable(PieceType.ALL.get(PieceType.PAWN)).orElseThrow().betza();
    if (IniBetza.haveSamePaths(movement, hasDoubleSteps ? pawn + DOUBLE_STEP : pawn)) {
      return PieceType.PAWN;
    }
    return PieceType.ALL.values().stream()
        .filter(type -> !type.sparesOwnKind() && !type.word().equals(PieceType.PAWN)
            && !type.word().equals(PieceType.KING))
        .filter(type -> IniBetza.haveSamePaths(movement, type.betza())).map(PieceType::word).findFirst()
        .orElse("");
  }

  /**
   * Exports limits of a piece's paths to squares. Options exist for one limit on all paths, and for a soldier's ranks.
   */
  private void exportSquares(String letter, String kind, List<Tree> ways) {
    List<DefinitionWords> limited =
        ways.stream().filter(Tree.Mapping.class::isInstance).map(DefinitionWords::new).toList();
    if (limited.isEmpty()) {
      return;
    }
    limited.forEach(way -> way.take("way"));
    List<String> from =
        limited.stream().flatMap(way -> way.takeText("from").stream()).filter(Distinct.values()).toList();
    List<String> to =
        limited.stream().flatMap(way -> way.takeText("to").stream()).filter(Distinct.values()).toList();
    if (from.isEmpty() && to.size() == 1 && limited.size() == ways.size()) {
      String capitalised = kind.substring(0, 1).toUpperCase(Locale.ROOT) + kind.substring(1);
      List<Zone> zones = zones(to.getFirst());
      for (int side = 0; side < zones.size(); side++) {
        String name = Option.MOBILITY + ImportDraft.SIDES.get(side) + capitalised;
        export.options().put(name, zones.get(side).iniText());
      }
    } else if (!(kind.equals("soldier") && to.isEmpty() && from.size() == 1 && limited.size() == 1
        && exportSoldier(ways, from.getFirst()))) {
          export.omit("pieces: " + letter + ": moves");
        }
  }

  /** Exports the rank from which a soldier also moves sideways. Returns whether the ways are those of a soldier. */
  private boolean exportSoldier(List<Tree> ways, String from) {
    Optional<Integer> rank = IntStream.rangeClosed(1, export.ranks()).boxed()
        .filter(each -> zones(from)
            .equals(forBothSides(Zone.ranks(export.files(), export.ranks(), each, export.ranks()))))
        .findFirst();
    rank.ifPresent(first -> export.set("soldierPromotionRank", String.valueOf(first)));
    return rank.isPresent() && ways.stream().map(DefinitionWords::scalarText).anyMatch("fW"::equals);
  }

  private static List<Zone> forBothSides(Zone zone) {
    return List.of(zone, zone.mirrored());
  }

  private List<Zone> zones(String squares) {
    return export.zones(squares)
        .orElse(forBothSides(Zone.none(export.files(), export.ranks())));
  }

  private void exportHome(String letter, String kind, List<Zone> zones) {
    if (kind.equals(PieceType.PAWN) || hasInitial(letter)) {
      exportUnmoved(letter, zones);
    } else {
      export.omit("pieces: " + letter + ": home");
    }
  }

  /** Whether a piece has initial moves. */
  private boolean hasInitial(String letter) {
    return movement(letter).contains("i");
  }

  /** Exports the squares on which a piece is unmoved. Fairy-Stockfish has one set for all kinds. */
  private void exportUnmoved(String letter, List<Zone> zones) {
    if (unmovedSquares.isEmpty()) {
      unmovedSquares = zones;
      export.set("doubleStepRegion", zones);
    } else if (!unmovedSquares.equals(zones)) {
      export.omit("pieces: " + letter + ": home");
    }
  }

  /** Exports a kind's start squares as its unmoved squares; if both sides have full ranks there, only those ranks. */
  private void exportHome(String letter) {
    Optional<StartText> start = start();
    if (!hasInitial(letter) || start.isEmpty()) {
      return;
    }
    List<Zone> zones =
        Stream.of(true, false).map(white -> start.orElseThrow().squaresOf(letter, white)).toList();
    List<Zone> ranks = zones.stream().map(Zone::wholeRanks).toList();
    exportUnmoved(letter, ranks.stream().anyMatch(Zone::isEmpty) ? zones : ranks);
  }

  private Optional<StartText> start() {
    return StartText.read(export.options().getOrDefault("startFen", ""), export.files(), export.ranks());
  }

  /** Exports a promoted form, which moves as another kind. A kind that is missing is added under a free letter. */
  private void exportForm(String letter) {
    String base = letter.substring(1);
    DefinitionWords piece = new DefinitionWords(piece(letter));
    List.of("name", "character", "elsewhere", "basic", "moves").forEach(piece::take);
    piece.remainingWords().forEach(word -> export.omit("pieces: " + letter + ": " + word));
    String movement = movement(letter);
    Optional<String> sameMovement = export.kinds().keySet().stream().filter(PieceReader::isPlain)
        .filter(other -> !export.kinds().getOrDefault(other, "").equals(PieceType.KING))
        .filter(other -> IniBetza.haveSamePaths(movement(other), movement)).findFirst();
    String kind = sameMovement.map(export::iniLetter).orElseGet(() -> {
      String freeLetter = "abcdefghijklmnopqrstuvwxyz".chars().mapToObj(each -> String.valueOf((char) each))
          .filter(
              each -> export.options().entrySet().stream().filter(option -> PieceType.isType(option.getKey()))
                  .noneMatch(option -> option.getValue().substring(0, 1).equals(each)))
          .findFirst().orElse("-");
      exportKind(freeLetter, movement, false);
      return freeLetter;
    });
    formPairs.put(export.iniLetter(base), kind);
  }

  /** Checks a marked piece ({@code Q~}). An entry has no marked pieces: pieces promote to the plain letter. */
  private void checkMarked(String letter) {
    DefinitionWords piece = new DefinitionWords(Optional.ofNullable(pieces.get(letter)).orElseThrow());
    boolean like = piece.takeText("like").filter(letter.substring(0, 1)::equals).isPresent();
    piece.take("basic");
    if (!like || !piece.remainingWords().isEmpty()) {
      export.omit("pieces: " + letter);
    }
  }

  private void exportPromotion(String letter) {
    if (!(piece(letter).get("promotes").orElse(null) instanceof Tree.Mapping mapping)) {
      return;
    }
    DefinitionWords promotes = new DefinitionWords(mapping);
    String to = promotes.takeText("becomes").orElse("");
    zoneTexts.computeIfAbsent("promotionRegion", _ -> new LinkedHashSet<>())
        .add(promotes.takeText("in").orElse("nowhere"));
    Optional<String> must = promotes.takeText("must");
    boolean isForm = to.equals("+" + letter);
    boolean promotesWhenLeaving = promotes.takeText("leaving").filter("yes"::equals).isPresent();
    String region = new DefinitionWords(mapping).takeText("in").orElse("");
    boolean isForcedEverywhere = must.isEmpty() || must.filter(zone -> zones(zone).equals(zones(region))
        || zone.equals("anywhere")).isPresent();
    boolean isForcedOnLastRank = must.filter(zone -> zone.equals("when stuck")
        || zones(zone)
            .equals(forBothSides(Zone.ranks(export.files(), export.ranks(), export.ranks(), export.ranks()))))
        .isPresent();
    if (isForm) {
      hasForms = true;
      piecesMustPromote &= must.filter("anywhere"::equals).isPresent();
    } else {
      promotingLetters.add(letter);
      if (promotesWhenLeaving || to.contains("/")
          || promotionTargets.filter(other -> !other.equals(to)).isPresent()
          || pawnsMustPromote.filter(other -> other != isForcedEverywhere).isPresent()) {
        export.omit("pieces: " + letter + ": promotes");
      }
      promotionTargets = Optional.of(to);
      pawnsMustPromote = Optional.of(isForcedEverywhere);
      promotes.takeText("limited").filter("yes"::equals).ifPresent(_ -> exportLimit(to));
    }
    promotesIfStuck |= isForcedOnLastRank;
    promotes.remainingWords().forEach(word -> export.omit("pieces: " + letter + ": promotes: " + word));
    boolean mayDeclineForm = isForm && must.isEmpty();
    if (mayDeclineForm
        || !isForcedEverywhere && !isForcedOnLastRank && must.filter("nowhere"::equals).isEmpty()
        || isForm && !promotesWhenLeaving) {
      export.omit("pieces: " + letter + ": promotes: must");
    }
  }

  /** Exports the limit on the number of promoted pieces. Fairy-Stockfish does not count pieces in hand. */
  private void exportLimit(String to) {
    if (export.definition().remainingWords().contains("hands")) {
      export.omit("pieces: promotes: limited, where pieces are in hand");
    }
    start()
        .ifPresent(position -> DefinitionWords.split(to)
            .forEach(letter -> promotionLimits.put(export.iniLetter(letter),
                String.valueOf(position.countOnBoard(letter, true)))));
  }

  private void exportPromotionOptions() {
    zoneTexts.forEach((option, squares) -> {
      List<List<Zone>> distinct = squares.stream().map(this::zones).filter(Distinct.values()).toList();
      if (distinct.size() > 1) {
        export.omit("pieces: several regions of promotion");
      }
      export.set(option, distinct.getFirst());
    });
    String letters = promotingLetters.stream().map(export::iniLetter).collect(Collectors.joining());
    boolean isUsualPawn =
        promotingLetters.stream().map(letter -> export.kinds().getOrDefault(letter, "")).toList()
            .equals(List.of(PieceType.PAWN));
    if (!isUsualPawn && !promotingLetters.isEmpty()) {
      export.options().put("promotionPawnTypes", letters);
    }
    export.options().put("promotionPieceTypes",
        promotionTargets.map(to -> DefinitionWords.split(to).map(export::iniLetter).filter(Distinct.values())
            .collect(Collectors.joining())).orElse("-"));
    pawnsMustPromote.ifPresent(must -> export.set("mandatoryPawnPromotion", must));
    if (hasForms) {
      export.set("mandatoryPiecePromotion", piecesMustPromote);
      List<String> pairTexts = new ArrayList<>();
      formPairs.forEach((from, to) -> pairTexts.add(from + ":" + to));
      export.options().put("promotedPieceType", String.join(" ", pairTexts));
      if (formPairs.containsKey("p") && export.kinds().containsValue(PieceType.PAWN)) {
        export.set("mandatoryPawnPromotion", piecesMustPromote);
      }
    }
    if (!promotionLimits.isEmpty()) {
      export.options().put("promotionLimit", promotionLimits.entrySet().stream()
          .map(limit -> limit.getKey() + ":" + limit.getValue()).collect(Collectors.joining(" ")));
    }
    if (promotesIfStuck) {
      export.set("immobilityIllegal", true);
    }
  }
}
