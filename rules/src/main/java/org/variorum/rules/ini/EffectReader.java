package org.variorum.rules.ini;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.platform.Distinct;

/**
 * Exporter of castling, walls, gating, surroundings, set-up, and goals about lines or numbers of pieces. It sets the
 * options of an entry, and omits (reports) what no option expresses.
 */
record EffectReader(ExportDraft export, DefinitionWords definition) {

  private static final String YES = "yes";

  void read() {
    exportWalls();
    exportSurroundings();
    exportSetUp();
  }

  private void exportWalls() {
    if (!definition.remainingWords().contains("walls")) {
      return;
    }
    DefinitionWords walls = definition.takeSection("walls");
    walls.take("called");
    boolean atEdge = walls.takeText("at the edge").filter(YES::equals).isPresent();
    walls.takeText("placed").filter(placed -> !placed.equals("never"))
        .ifPresent(placed -> Option.value("wallingRule", placed).ifPresentOrElse(
            rule -> exportWalls(rule, atEdge), () -> export.omit("walls: placed: " + placed)));
    walls.takeText("in").flatMap(text -> export.zones(text))
        .ifPresent(zones -> export.set("wallingRegion", zones));
    walls.takeText("turn to stone")
        .ifPresent(text -> export.options().put("petrifyOnCaptureTypes", letters(text)));
    walls.remainingWords().forEach(word -> export.omit("walls: " + word));
  }

  private void exportWalls(String rule, boolean atEdge) {
    boolean anywhere = rule.equals(EffectWriter.ANYWHERE);
    export.set("wallingRule", atEdge && anywhere ? EffectWriter.EDGE : rule);
    if (atEdge && !anywhere) {
      export.omit("walls: at the edge");
    }
  }

  /**
   * Exports gating: a held piece comes to the square that another piece leaves. Fairy-Stockfish lets in the pieces that
   * may be dropped there or, if no piece may be dropped anywhere, all pieces in hand.
   *
   * @param drops the squares where pieces may be dropped, by letter
   */
  void exportGating(Map<String, List<Zone>> drops) {
    if (!definition.remainingWords().contains("gating")) {
      return;
    }
    DefinitionWords gating = definition.takeSection("gating");
    export.set("gating", true);
    export.set(Option.FIRST_GATING, true);
    Set<String> entering =
        gating.takeText("pieces")
            .map(text -> Set.copyOf(DefinitionWords.letters(text, List.copyOf(drops.keySet()))))
            .orElse(Set.of());
    // In a side's own view, pieces enter on the first rank.
    Zone home = Zone.ranks(export.files(), export.ranks(), 1, 1);
    boolean hasNoDrops = drops.values().stream().flatMap(List::stream).allMatch(Zone::isEmpty);
    for (Map.Entry<String, List<Zone>> drop : drops.entrySet()) {
      Zone white = hasNoDrops ? home : drop.getValue().getFirst().and(home);
      Zone black = hasNoDrops ? home : drop.getValue().getLast().mirrored().and(home);
      Zone nowhere = home.without(home);
      Zone expected = entering.contains(drop.getKey()) ? home : nowhere;
      if (!white.equals(expected) || !black.equals(expected)) {
        export.omit("gating: pieces");
      }
    }
    Optional<StartText> start =
        StartText.read(export.options().getOrDefault("startFen", ""), export.files(), export.ranks());
    boolean isElsewhere = gating.takeText("in").filter("rank 1"::equals).isEmpty()
        && start.filter(this::gatesStandAtHome).isEmpty();
    if (isElsewhere) {
      export.omit("gating: on");
    }
    gating.remainingWords().forEach(word -> export.omit("gating: " + word));
  }

  /** Whether each gating piece of the start position is on its side's first rank, and is not a pawn. */
  private boolean gatesStandAtHome(StartText start) {
    return start.castling().replaceAll("[^A-Ja-j]", "").chars().allMatch(letter -> {
      boolean white = Character.isUpperCase(letter);
      List<String> rank = white ? start.rows().getLast() : start.rows().getFirst();
      String piece = rank.get(Character.toLowerCase(letter) - 'a');
      return !piece.isBlank() && !PieceType.PAWN.equals(export.kinds().get(piece.toUpperCase(Locale.ROOT)));
    });
  }

  /** Returns the letters that a text names, as an entry writes them: {@code rb} for {@code R B}. */
  private String letters(String text) {
    return DefinitionWords.letters(text, List.copyOf(export.kinds().keySet())).stream().map(export::iniLetter)
        .filter(Distinct.values())
        .collect(Collectors.joining());
  }

  private void exportSurroundings() {
    if (!definition.remainingWords().contains("surroundings")) {
      return;
    }
    DefinitionWords surroundings = definition.takeSection("surroundings");
    String which = surroundings.takeText("which").orElse("");
    Option.value("flipEnclosedPieces", which).ifPresentOrElse(
        value -> export.set("flipEnclosedPieces", value), () -> export.omit("surroundings: which"));
    surroundings.takeText("happens").filter(what -> !what.equals("change sides"))
        .ifPresent(_ -> export.omit("surroundings: happens"));
    boolean drops = surroundings.takeText("after").filter("drops"::equals).isPresent();
    boolean isCompulsory = surroundings.takeText("compulsory").filter(YES::equals).isPresent();
    if (drops != isCompulsory || isCompulsory && !which.equals("enclosed run")) {
      export.omit("surroundings: compulsory");
    }
    Optional<String> opening = surroundings.takeText("opening");
    if (isCompulsory) {
      export.set("enclosingDrop", "reversi");
      String squares = opening.flatMap(text -> export.zones(text))
          .map(zones -> zones.getFirst().iniText()).orElseGet(this::occupiedAtStart);
      export.options().put("enclosingDropStart", squares);
    }
    surroundings.remainingWords().forEach(word -> export.omit("surroundings: " + word));
  }

  /**
   * Returns the squares that are occupied at the start, as an INI file writes them. They stay occupied, so an opening
   * that is limited to them is over at once.
   */
  private String occupiedAtStart() {
    Zone board = Zone.ranks(export.files(), export.ranks(), 1, export.ranks());
    return StartText.read(export.options().getOrDefault("startFen", ""), export.files(), export.ranks())
        .map(start -> board.without(new Zone(export.files(), export.ranks(), start.emptySquares())).iniText())
        .orElse("-");
  }

  private void exportSetUp() {
    Optional<String> letters = definition.takeText("set-up");
    DefinitionWords setUp = letters.isPresent() ? DefinitionWords.empty() : definition.takeSection("set-up");
    Optional<String> pieces = letters.or(() -> setUp.takeText("pieces"));
    if (pieces.isEmpty()) {
      return;
    }
    export.set("mustDrop", true);
    List<String> lettersInHand = StartText.read(export.options().getOrDefault("startFen", ""), export.files(),
        export.ranks()).stream().flatMap(
            start -> start.hand().toUpperCase(Locale.ROOT).chars()
                .mapToObj(each -> String.valueOf((char) each)))
        .filter(Distinct.values()).toList();
    List<String> namedLetters =
        DefinitionWords.letters(pieces.orElseThrow(), List.copyOf(export.kinds().keySet()));
    if (namedLetters.size() == 1 && lettersInHand.size() > 1) {
      export.set("mustDropType", export.iniLetter(namedLetters.getFirst()));
    } else if (!namedLetters.containsAll(lettersInHand)) {
      export.omit("set-up: pieces");
    }
    setUp.takeText("on different colours").ifPresent(text -> {
      boolean bishops =
          List.of("bishop")
              .equals(DefinitionWords.letters(text, List.copyOf(export.kinds().keySet())).stream()
                  .map(letter -> export.kinds().getOrDefault(letter, "")).toList());
      export.set("dropOppositeColoredBishop", bishops);
      if (!bishops) {
        export.omit("set-up: on different colours");
      }
    });
    boolean isCheckAllowed = setUp.takeText("check").filter(YES::equals).isPresent();
    if (!isCheckAllowed && export.kinds().containsValue("king")) {
      export.omit("set-up: no check meanwhile");
    }
    setUp.remainingWords().forEach(word -> export.omit("set-up: " + word));
  }

  /** Exports goals about lines, majorities, mating pieces, and the bare king. */
  void exportGoals(DefinitionWords goals) {
    if (goals.remainingWords().contains("majority")) {
      exportMajority(goals.takeSection("majority"));
    }
    if (goals.remainingWords().contains("mating")) {
      exportMating(goals.takeSection("mating"));
    }
    goals.takeText("bare king").ifPresent(this::exportBareKing);
    List<Tree> lines = goals.takeItems("line");
    if (lines.size() > 1 || !lines.isEmpty() && goals.remainingWords().contains("connection")) {
      export.omit("goals: several of line");
    }
    lines.stream().limit(1).map(DefinitionWords::new).forEach(this::exportLine);
  }

  private void exportMating(DefinitionWords mating) {
    boolean hasUsualKinds = namesExactly(mating, "not by", List.of(PieceType.NO_MATE))
        && namesExactly(mating, "needs check by", PieceType.STRONG_KINDS);
    if (hasUsualKinds) {
      export.set(Option.STRONG_MATES, true);
    } else {
      export.omit("goals: mating");
    }
  }

  /** Whether a word names all pieces of some kinds, and no others. */
  private boolean namesExactly(DefinitionWords part, String word, List<String> kinds) {
    List<String> namedLetters =
        DefinitionWords.letters(part.takeText(word).orElse("nobody"), List.copyOf(export.kinds().keySet()));
    return export.kinds().entrySet().stream()
        .allMatch(kind -> namedLetters.contains(kind.getKey()) == kinds.contains(kind.getValue()));
  }

  /** Exports the goal of the bare king: the game ends if a side has one piece left, of any kind. */
  private void exportBareKing(String verdict) {
    if (definition.remainingWords().contains("hands")
        || definition.takeSection("goals").remainingWords().contains("extinction")) {
      export.omit("goals: bare king");
    } else {
      export.set("extinctionValue", verdict);
      export.options().put("extinctionPieceTypes", VariantOptions.ALL);
      export.set("extinctionPieceCount", "1");
    }
  }

  private void exportLine(DefinitionWords line) {
    String along = line.takeText("along").orElse("all");
    String length = line.takeText("length").orElse("0");
    boolean mayHaveGaps = line.takeText("gaps").filter(YES::equals).isPresent();
    export.set(mayHaveGaps ? "collinearN" : along.equals("block") ? "connectNxN" : "connectN", length);
    if (!along.equals("all") && !along.equals("block")) {
      export.set("connectVertical", along.equals("straight") || along.equals("file"));
      export.set("connectHorizontal", along.equals("straight") || along.equals("rank"));
      export.set("connectDiagonal", along.equals("diagonal"));
    }
    line.takeText("pieces").filter(text -> !text.equals("all"))
        .ifPresent(text -> export.options().put("connectPieceTypes", letters(text)));
    line.takeText("verdict").ifPresent(verdict -> export.set("connectValue", verdict));
    line.takeText("judged").filter(judged -> !judged.equals("at once"))
        .ifPresent(_ -> export.omit("goals: line: judged"));
    line.remainingWords().forEach(word -> export.omit("goals: line: " + word));
  }

  private void exportMajority(DefinitionWords majority) {
    boolean mayPass = export.options().containsKey("passOnStalemate") || export.options().containsKey("pass");
    boolean fewerPiecesWin = majority.takeText("wins").filter("fewer"::equals).isPresent();
    boolean isCounted = false;
    for (Tree occasion : majority.takeItems("on")) {
      switch (DefinitionWords.scalarText(occasion)) {
        case "without a move" -> export.set("stalemateValue", fewerPiecesWin ? "win" : "loss");
        case "two passes" -> isCounted = true;
        default -> {
          isCounted = true;
          export.set("adjudicateFullBoard", true);
        }
      }
    }
    if (isCounted) {
      export.set("materialCounting", "unweighted");
      // An entry that inherits from this one may forbid passes. Then the numbers of pieces decide a stalemate, too.
      export.set("stalemateValue", "loss");
      // If no piece can ever move, both sides pass on a full board.
      boolean isImmobile = export.kinds().values().stream().allMatch("immobile"::equals);
      if (isImmobile) {
        export.set("adjudicateFullBoard", true);
      }
      if (fewerPiecesWin || !mayPass) {
        export.omit("goals: majority");
      }
    }
    export.set("stalematePieceCount", true);
    majority.takeText("if equal wins").filter(winner -> !winner.equals("nobody"))
        .ifPresent(_ -> export.omit("goals: majority: if equal wins"));
    majority.remainingWords().forEach(word -> export.omit("goals: majority: " + word));
  }

  void exportCastling() {
    if (!definition.remainingWords().contains("castling")) {
      export.set("castling", false);
      return;
    }
    Optional<String> shortForm = definition.takeText("castling");
    DefinitionWords castling =
        shortForm.isPresent() ? DefinitionWords.empty() : definition.takeSection("castling");
    String style = shortForm.or(() -> castling.takeText("style")).orElse("");
    if (!style.equals("orthodox")) {
      export.omit("castling: " + style);
    }
    Optional<String> king = castling.takeText("king");
    king.ifPresent(letter -> export.set("castlingKingPiece", export.iniLetter(letter)));
    castling.takeText("rook").ifPresent(rooks -> export.options().put("castlingRookPieces",
        DefinitionWords.split(rooks).map(export::iniLetter).collect(Collectors.joining())));
    castling.takeText("king from").ifPresentOrElse(
        home -> exportDroppedCastling(home, castling.takeText("rook from").orElse("")),
        () -> exportCastlingRank(king.or(this::king).orElse("")));
    castling.takeText("from")
        .ifPresent(from -> exportCastlingFromAnySquare(from, king.or(this::king).orElse("")));
    List<String> files = castling.takeText("king to").map(to -> DefinitionWords.split(to).toList())
        .orElse(List.of("c", String.valueOf((char) ('a' + export.files() - 2))));
    exportCastlingFile("castlingQueensideFile", files.getFirst());
    exportCastlingFile("castlingKingsideFile", files.getLast());
    castling.remainingWords().forEach(word -> export.omit("castling: " + word));
  }

  /** Exports castling of pieces that are dropped on their home squares: a king on {@code e1}, rooks in the corners. */
  private void exportDroppedCastling(String king, String rooks) {
    export.set("castlingDroppedPiece", true);
    exportCastlingFile("castlingKingFile", king.substring(0, 1));
    if (!king.matches("[a-z]1")) {
      export.omit("castling: king from");
    }
    if (!rooks.equals("a1 " + (char) ('a' + export.files() - 1) + "1")) {
      export.omit("castling: rook from");
    }
  }

  private void exportCastlingFile(String option, String file) {
    if (!Option.of(option).defaultValue().equals(String.valueOf(file.charAt(0) - 'a' + 1))) {
      export.options().put(option, file);
    }
  }

  /** The letter of the king; empty if there is none. */
  private Optional<String> king() {
    return export.kinds().entrySet().stream().filter(kind -> kind.getValue().equals(PieceType.KING))
        .map(Map.Entry::getKey).findFirst();
  }

  private Optional<StartText> start() {
    return StartText.read(export.options().getOrDefault("startFen", Option.of("startFen").defaultValue()),
        export.files(), export.ranks());
  }

  private Zone zoneOfRank(int rank) {
    return Zone.ranks(export.files(), export.ranks(), rank, rank);
  }

  /** Exports the rank of the kings that may castle in the start position. */
  private void exportCastlingRank(String king) {
    List<Integer> ranks = start().stream()
        .flatMap(text -> Stream.concat(ranks(text, king, true), ranks(text, king, false)))
        .filter(Distinct.values())
        .toList();
    ranks.stream().findFirst().ifPresent(rank -> export.set("castlingRank", String.valueOf(rank)));
    if (ranks.size() > 1) {
      export.omit("castling: on different ranks");
    }
  }

  /** Returns the ranks of a side's kings, counted from that side; empty if the side may not castle. */
  private Stream<Integer> ranks(StartText text, String king, boolean white) {
    boolean mayCastle = text.castling().matches(white ? ".*[A-Z].*" : ".*[a-z].*");
    return text.squaresOf(king, white).set().stream().filter(_ -> mayCastle)
        .map(square -> square / export.files() + 1)
        .map(rank -> white ? rank : export.ranks() + 1 - rank).boxed();
  }

  /** Exports castling from a whole rank. An entry allows one rook to the left and one to the right of a king. */
  private void exportCastlingFromAnySquare(String from, String king) {
    OptionalInt rank = IntStream.rangeClosed(1, export.ranks()).filter(each -> export.zones(from)
        .filter(List.of(zoneOfRank(each), zoneOfRank(each).mirrored())::equals).isPresent()).findFirst();
    export.set("chess960", rank.isPresent());
    rank.ifPresent(each -> export.set("castlingRank", String.valueOf(each)));
    if (rank.isEmpty() || start().filter(text -> hasSeveral(text, rank.getAsInt(), king)).isPresent()) {
      export.omit("castling: from");
    }
  }

  /** Whether a side has several kings that may castle, or several rooks to the left or to the right of its king. */
  private boolean hasSeveral(StartText text, int rank, String king) {
    boolean hasSeveral = false;
    for (boolean white : new boolean[] {true, false}) {
      List<Integer> kings = text.squaresOf(king, white)
          .and(white ? zoneOfRank(rank) : zoneOfRank(rank).mirrored()).set().stream()
          .map(square -> square % export.files()).boxed().toList();
      List<Integer> rooks = text.castling().chars().filter(letter -> Character.isUpperCase(letter) == white)
          .map(Character::toLowerCase).filter(letter -> letter != 'k' && letter != 'q')
          .map(letter -> letter - 'a')
          .boxed().toList();
      long right = rooks.stream().filter(rook -> kings.stream().anyMatch(file -> rook > file)).count();
      hasSeveral |= kings.size() > 1 || right > 1 || rooks.size() - right > 1;
    }
    return hasSeveral;
  }
}
