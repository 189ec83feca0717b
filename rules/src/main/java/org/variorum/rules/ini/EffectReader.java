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

/** Exporter of castling, effects of moves on other squares, and goals that depend on numbers of pieces. */
record EffectReader(Export export, DefinitionWords definition) {

  private static final String YES = "yes";

  void read() {
    walls();
    surroundings();
    setUp();
  }

  private void walls() {
    if (!definition.rest().contains("walls")) {
      return;
    }
    DefinitionWords walls = definition.part("walls");
    walls.take("called");
    boolean atEdge = walls.text("at the edge").filter(YES::equals).isPresent();
    walls.text("placed").filter(placed -> !placed.equals("never"))
        .ifPresent(placed -> Option.value("wallingRule", placed).ifPresentOrElse(
            rule -> walls(rule, atEdge), () -> export.omit("walls: placed: " + placed)));
    walls.text("in").flatMap(text -> export.zones(text))
        .ifPresent(zones -> export.set("wallingRegion", zones));
    walls.text("turn to stone")
        .ifPresent(text -> export.options().put("petrifyOnCaptureTypes", letters(text)));
    walls.rest().forEach(word -> export.omit("walls: " + word));
  }

  private void walls(String rule, boolean atEdge) {
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
  void gating(Map<String, List<Zone>> drops) {
    if (!definition.rest().contains("gating")) {
      return;
    }
    DefinitionWords gating = definition.part("gating");
    export.set("gating", true);
    export.set(Option.FIRST_GATING, true);
    Set<String> entering =
        gating.text("pieces")
            .map(text -> Set.copyOf(DefinitionWords.letters(text, List.copyOf(drops.keySet()))))
            .orElse(Set.of());
    Zone home = Zone.ranks(export.files(), export.ranks(), 1, 1);
    boolean hasNoDrops = drops.values().stream().flatMap(List::stream).allMatch(Zone::isEmpty);
    for (Map.Entry<String, List<Zone>> drop : drops.entrySet()) {
      Zone white = hasNoDrops ? home : drop.getValue().getFirst().and(home);
      Zone black = hasNoDrops ? home : drop.getValue().getLast().mirrored().and(home);
      Zone expected = entering.contains(drop.getKey()) ? home : home.without(home);
      if (!white.equals(expected) || !black.equals(expected)) {
        export.omit("gating: pieces");
      }
    }
    Optional<StartText> start =
        StartText.read(export.options().getOrDefault("startFen", ""), export.files(), export.ranks());
    boolean isElsewhere = gating.text("in").filter("rank 1"::equals).isEmpty()
        && start.filter(this::gatesStandAtHome).isEmpty();
    if (isElsewhere) {
      export.omit("gating: on");
    }
    gating.rest().forEach(word -> export.omit("gating: " + word));
  }

  /** Whether each piece that lets held pieces in at the start is on its side's first rank, and is not a pawn. */
  private boolean gatesStandAtHome(StartText start) {
    return start.castling().replaceAll("[^A-Ja-j]", "").chars().allMatch(letter -> {
      boolean white = Character.isUpperCase(letter);
      List<String> rank = white ? start.rows().getLast() : start.rows().getFirst();
      String piece = rank.get(Character.toLowerCase(letter) - 'a');
      return !piece.isBlank() && !PieceType.PAWN.equals(export.kinds().get(piece.toUpperCase(Locale.ROOT)));
    });
  }

  private String letters(String text) {
    return DefinitionWords.letters(text, List.copyOf(export.kinds().keySet())).stream().map(export::letter)
        .distinct()
        .collect(Collectors.joining());
  }

  private void surroundings() {
    if (!definition.rest().contains("surroundings")) {
      return;
    }
    DefinitionWords surroundings = definition.part("surroundings");
    String which = surroundings.text("which").orElse("");
    Option.value("flipEnclosedPieces", which).ifPresentOrElse(
        value -> export.set("flipEnclosedPieces", value), () -> export.omit("surroundings: which"));
    surroundings.text("happens").filter(what -> !what.equals("change sides"))
        .ifPresent(_ -> export.omit("surroundings: happens"));
    boolean drops = surroundings.text("after").filter("drops"::equals).isPresent();
    boolean isCompulsory = surroundings.text("compulsory").filter(YES::equals).isPresent();
    if (drops != isCompulsory || isCompulsory && !which.equals("enclosed run")) {
      export.omit("surroundings: compulsory");
    }
    Optional<String> opening = surroundings.text("opening");
    if (isCompulsory) {
      export.set("enclosingDrop", "reversi");
      String squares = opening.flatMap(text -> export.zones(text))
          .map(zones -> zones.getFirst().stars()).orElseGet(this::occupiedAtStart);
      export.options().put("enclosingDropStart", squares);
    }
    surroundings.rest().forEach(word -> export.omit("surroundings: " + word));
  }

  /**
   * Returns the squares that are occupied at the start, as an INI file writes them. They stay occupied, so an opening
   * that is limited to them is over at once.
   */
  private String occupiedAtStart() {
    Zone board = Zone.ranks(export.files(), export.ranks(), 1, export.ranks());
    return StartText.read(export.options().getOrDefault("startFen", ""), export.files(), export.ranks())
        .map(start -> board.without(new Zone(export.files(), export.ranks(), start.empty())).stars())
        .orElse("-");
  }

  private void setUp() {
    Optional<String> letters = definition.text("set-up");
    DefinitionWords setUp = letters.isPresent() ? DefinitionWords.empty() : definition.part("set-up");
    Optional<String> pieces = letters.or(() -> setUp.text("pieces"));
    if (pieces.isEmpty()) {
      return;
    }
    export.set("mustDrop", true);
    List<String> held = StartText.read(export.options().getOrDefault("startFen", ""), export.files(),
        export.ranks()).stream().flatMap(
            start -> start.hand().toUpperCase(Locale.ROOT).chars()
                .mapToObj(each -> String.valueOf((char) each)))
        .distinct().toList();
    List<String> named = DefinitionWords.letters(pieces.orElseThrow(), List.copyOf(export.kinds().keySet()));
    if (named.size() == 1 && held.size() > 1) {
      export.set("mustDropType", export.letter(named.getFirst()));
    } else if (!named.containsAll(held)) {
      export.omit("set-up: pieces");
    }
    setUp.text("on different colours").ifPresent(text -> {
      boolean bishops =
          List.of("bishop")
              .equals(DefinitionWords.letters(text, List.copyOf(export.kinds().keySet())).stream()
                  .map(letter -> export.kinds().getOrDefault(letter, "")).toList());
      export.set("dropOppositeColoredBishop", bishops);
      if (!bishops) {
        export.omit("set-up: on different colours");
      }
    });
    boolean check = setUp.text("check").filter(YES::equals).isPresent();
    if (!check && export.kinds().containsValue("king")) {
      export.omit("set-up: no check meanwhile");
    }
    setUp.rest().forEach(word -> export.omit("set-up: " + word));
  }

  /** Exports goals of lines, of majorities, of mating pieces, and of the bare king. */
  void goals(DefinitionWords goals) {
    if (goals.rest().contains("majority")) {
      majority(goals.part("majority"));
    }
    if (goals.rest().contains("mating")) {
      mating(goals.part("mating"));
    }
    goals.text("bare king").ifPresent(this::bareKing);
    List<Tree> lines = goals.items("line");
    if (lines.size() > 1 || !lines.isEmpty() && goals.rest().contains("connection")) {
      export.omit("goals: several of line");
    }
    lines.stream().limit(1).map(DefinitionWords::new).forEach(this::line);
  }

  private void mating(DefinitionWords mating) {
    boolean hasUsualKinds = namesExactly(mating, "not by", List.of(PieceType.NO_MATE))
        && namesExactly(mating, "needs check by", PieceType.STRONG);
    if (hasUsualKinds) {
      export.set(Option.STRONG_MATES, true);
    } else {
      export.omit("goals: mating");
    }
  }

  /** Whether a word names all pieces of some kinds, and no others. */
  private boolean namesExactly(DefinitionWords part, String word, List<String> kinds) {
    List<String> named =
        DefinitionWords.letters(part.text(word).orElse("nobody"), List.copyOf(export.kinds().keySet()));
    return export.kinds().entrySet().stream()
        .allMatch(kind -> named.contains(kind.getKey()) == kinds.contains(kind.getValue()));
  }

  /** Exports the goal of the bare king: the game ends if a side has one piece left, of any kind. */
  private void bareKing(String verdict) {
    if (definition.rest().contains("hands") || definition.part("goals").rest().contains("extinction")) {
      export.omit("goals: bare king");
    } else {
      export.set("extinctionValue", verdict);
      export.options().put("extinctionPieceTypes", VariantOptions.ALL);
      export.set("extinctionPieceCount", "1");
    }
  }

  private void line(DefinitionWords line) {
    String along = line.text("along").orElse("all");
    String length = line.text("length").orElse("0");
    boolean gaps = line.text("gaps").filter(YES::equals).isPresent();
    export.set(gaps ? "collinearN" : along.equals("block") ? "connectNxN" : "connectN", length);
    if (!along.equals("all") && !along.equals("block")) {
      export.set("connectVertical", along.equals("straight") || along.equals("file"));
      export.set("connectHorizontal", along.equals("straight") || along.equals("rank"));
      export.set("connectDiagonal", along.equals("diagonal"));
    }
    line.text("pieces").filter(text -> !text.equals("all"))
        .ifPresent(text -> export.options().put("connectPieceTypes", letters(text)));
    line.text("verdict").ifPresent(verdict -> export.set("connectValue", verdict));
    line.text("judged").filter(judged -> !judged.equals("at once"))
        .ifPresent(_ -> export.omit("goals: line: judged"));
    line.rest().forEach(word -> export.omit("goals: line: " + word));
  }

  private void majority(DefinitionWords majority) {
    boolean passes = export.options().containsKey("passOnStalemate") || export.options().containsKey("pass");
    boolean fewer = majority.text("wins").filter("fewer"::equals).isPresent();
    boolean isCounted = false;
    for (Tree when : majority.items("on")) {
      switch (DefinitionWords.plain(when)) {
        case "without a move" -> export.set("stalemateValue", fewer ? "win" : "loss");
        case "two passes" -> isCounted = true;
        default -> {
          isCounted = true;
          export.set("adjudicateFullBoard", true);
        }
      }
    }
    if (isCounted) {
      export.set("materialCounting", "unweighted");
      // For entries that inherit from this one and do not allow a pass: the numbers of pieces decide a stalemate, too.
      export.set("stalemateValue", "loss");
      // If no piece can ever move, both sides pass on a full board.
      boolean isImmobile = export.kinds().values().stream().allMatch("immobile"::equals);
      if (isImmobile) {
        export.set("adjudicateFullBoard", true);
      }
      if (fewer || !passes) {
        export.omit("goals: majority");
      }
    }
    export.set("stalematePieceCount", true);
    majority.text("if equal wins").filter(who -> !who.equals("nobody"))
        .ifPresent(_ -> export.omit("goals: majority: if equal wins"));
    majority.rest().forEach(word -> export.omit("goals: majority: " + word));
  }

  void castling() {
    if (!definition.rest().contains("castling")) {
      export.set("castling", false);
      return;
    }
    Optional<String> shortForm = definition.text("castling");
    DefinitionWords castling = shortForm.isPresent() ? DefinitionWords.empty() : definition.part("castling");
    String style = shortForm.or(() -> castling.text("style")).orElse("");
    if (!style.equals("orthodox")) {
      export.omit("castling: " + style);
    }
    Optional<String> king = castling.text("king");
    king.ifPresent(letter -> export.set("castlingKingPiece", export.letter(letter)));
    castling.text("rook").ifPresent(rooks -> export.options().put("castlingRookPieces",
        DefinitionWords.split(rooks).map(export::letter).collect(Collectors.joining())));
    castling.text("king from").ifPresentOrElse(
        home -> droppedCastling(home, castling.text("rook from").orElse("")),
        () -> rank(king.or(this::king).orElse("")));
    castling.text("from").ifPresent(from -> fromAnySquare(from, king.or(this::king).orElse("")));
    List<String> files = castling.text("king to").map(to -> DefinitionWords.split(to).toList())
        .orElse(List.of("c", String.valueOf((char) ('a' + export.files() - 2))));
    file("castlingQueensideFile", files.getFirst());
    file("castlingKingsideFile", files.getLast());
    castling.rest().forEach(word -> export.omit("castling: " + word));
  }

  private void droppedCastling(String king, String rooks) {
    export.set("castlingDroppedPiece", true);
    file("castlingKingFile", king.substring(0, 1));
    if (!king.matches("[a-z]1")) {
      export.omit("castling: king from");
    }
    if (!rooks.equals("a1 " + (char) ('a' + export.files() - 1) + "1")) {
      export.omit("castling: rook from");
    }
  }

  private void file(String option, String file) {
    if (!Option.of(option).defaultValue().equals(String.valueOf(file.charAt(0) - 'a' + 1))) {
      export.options().put(option, file);
    }
  }

  private Optional<String> king() {
    return export.kinds().entrySet().stream().filter(kind -> kind.getValue().equals(PieceType.KING))
        .map(Map.Entry::getKey).findFirst();
  }

  private Optional<StartText> start() {
    return StartText.read(export.options().getOrDefault("startFen", Option.of("startFen").defaultValue()),
        export.files(), export.ranks());
  }

  private Zone rank(int rank) {
    return Zone.ranks(export.files(), export.ranks(), rank, rank);
  }

  /** Exports the rank of the kings that may castle in the start position. */
  private void rank(String king) {
    List<Integer> ranks = start().stream()
        .flatMap(text -> Stream.concat(ranks(text, king, true), ranks(text, king, false))).distinct()
        .toList();
    ranks.stream().findFirst().ifPresent(rank -> export.set("castlingRank", String.valueOf(rank)));
    if (ranks.size() > 1) {
      export.omit("castling: on different ranks");
    }
  }

  /** Returns the ranks of a side's kings, counted from that side; empty if the side may not castle. */
  private Stream<Integer> ranks(StartText text, String king, boolean white) {
    boolean mayCastle = text.castling().matches(white ? ".*[A-Z].*" : ".*[a-z].*");
    return text.standing(king, white).set().stream().filter(_ -> mayCastle)
        .map(square -> square / export.files() + 1)
        .map(rank -> white ? rank : export.ranks() + 1 - rank).boxed();
  }

  /** Exports castling from a whole rank. An entry allows one rook to the left and one to the right of a king. */
  private void fromAnySquare(String from, String king) {
    OptionalInt rank = IntStream.rangeClosed(1, export.ranks()).filter(each -> export.zones(from)
        .filter(List.of(rank(each), rank(each).mirrored())::equals).isPresent()).findFirst();
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
      List<Integer> kings = text.standing(king, white).and(white ? rank(rank) : rank(rank).mirrored()).set()
          .stream().map(square -> square % export.files()).boxed().toList();
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
