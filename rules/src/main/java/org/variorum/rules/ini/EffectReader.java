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

/** Exports effects of moves on other squares, castling, and goals that depend on numbers of pieces, as options. */
record EffectReader(Export export, DefinitionWords said) {

  private static final String YES = "yes";

  void read() {
    walls();
    surroundings();
    setUp();
  }

  private void walls() {
    if (!said.rest().contains("walls")) {
      return;
    }
    DefinitionWords walls = said.part("walls");
    walls.take("called");
    boolean atEdge = walls.text("at the edge").filter(YES::equals).isPresent();
    walls.text("placed").filter(placed -> !placed.equals("never"))
        .ifPresent(placed -> Option.value("wallingRule", placed).ifPresentOrElse(
            rule -> walls(rule, atEdge), () -> export.lose("walls: placed: " + placed)));
    walls.text("in").flatMap(text -> export.zones(text))
        .ifPresent(zones -> export.say("wallingRegion", zones));
    walls.text("turn to stone")
        .ifPresent(text -> export.options().put("petrifyOnCaptureTypes", letters(text)));
    walls.rest().forEach(word -> export.lose("walls: " + word));
  }

  private void walls(String rule, boolean atEdge) {
    boolean anywhere = rule.equals(EffectWriter.ANYWHERE);
    export.say("wallingRule", atEdge && anywhere ? EffectWriter.EDGE : rule);
    if (atEdge && !anywhere) {
      export.lose("walls: at the edge");
    }
  }

  /**
   * Exports gating: pieces from the hand that come where others leave. The program lets in the pieces that may be
   * dropped there or, if no piece may be dropped anywhere, all pieces in hand.
   *
   * @param drops the squares where pieces may be dropped, by letter
   */
  void gating(Map<String, List<Zone>> drops) {
    if (!said.rest().contains("gating")) {
      return;
    }
    DefinitionWords gating = said.part("gating");
    export.say("gating", true);
    export.say(Option.FIRST_GATING, true);
    Set<String> entering =
        gating.text("pieces")
            .map(text -> Set.copyOf(DefinitionWords.letters(text, List.copyOf(drops.keySet()))))
            .orElse(Set.of());
    Zone home = Zone.ranks(export.files(), export.ranks(), 1, 1);
    boolean none = drops.values().stream().flatMap(List::stream).allMatch(Zone::isEmpty);
    for (Map.Entry<String, List<Zone>> drop : drops.entrySet()) {
      Zone white = none ? home : drop.getValue().getFirst().and(home);
      Zone black = none ? home : drop.getValue().getLast().mirrored().and(home);
      Zone expected = entering.contains(drop.getKey()) ? home : home.without(home);
      if (!white.equals(expected) || !black.equals(expected)) {
        export.lose("gating: pieces");
      }
    }
    Optional<StartText> start =
        StartText.read(export.options().getOrDefault("startFen", ""), export.files(), export.ranks());
    boolean elsewhere = gating.text("in").filter("rank 1"::equals).isEmpty()
        && start.filter(this::gatesStandAtHome).isEmpty();
    if (elsewhere) {
      export.lose("gating: on");
    }
    gating.rest().forEach(word -> export.lose("gating: " + word));
  }

  /** Whether each piece that lets others in at the start is on its side's first rank, and is not a pawn. */
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
    if (!said.rest().contains("surroundings")) {
      return;
    }
    DefinitionWords surroundings = said.part("surroundings");
    String which = surroundings.text("which").orElse("");
    Option.value("flipEnclosedPieces", which).ifPresentOrElse(
        value -> export.say("flipEnclosedPieces", value), () -> export.lose("surroundings: which"));
    surroundings.text("happens").filter(what -> !what.equals("change sides"))
        .ifPresent(_ -> export.lose("surroundings: happens"));
    boolean drops = surroundings.text("after").filter("drops"::equals).isPresent();
    boolean must = surroundings.text("compulsory").filter(YES::equals).isPresent();
    if (drops != must || must && !which.equals("enclosed run")) {
      export.lose("surroundings: compulsory");
    }
    Optional<String> opening = surroundings.text("opening");
    if (must) {
      export.say("enclosingDrop", "reversi");
      String squares = opening.flatMap(text -> export.zones(text))
          .map(zones -> zones.getFirst().stars()).orElseGet(this::filled);
      export.options().put("enclosingDropStart", squares);
    }
    surroundings.rest().forEach(word -> export.lose("surroundings: " + word));
  }

  /** Returns the squares occupied at the start. No piece leaves the board, so an opening on these squares is over. */
  private String filled() {
    Zone all = Zone.ranks(export.files(), export.ranks(), 1, export.ranks());
    return StartText.read(export.options().getOrDefault("startFen", ""), export.files(), export.ranks())
        .map(start -> all.without(new Zone(export.files(), export.ranks(), start.empty())).stars())
        .orElse("-");
  }

  private void setUp() {
    Optional<String> letters = said.text("set-up");
    DefinitionWords setUp = letters.isPresent() ? DefinitionWords.empty() : said.part("set-up");
    Optional<String> pieces = letters.or(() -> setUp.text("pieces"));
    if (pieces.isEmpty()) {
      return;
    }
    export.say("mustDrop", true);
    List<String> held = StartText.read(export.options().getOrDefault("startFen", ""), export.files(),
        export.ranks()).stream().flatMap(
            start -> start.hand().toUpperCase(Locale.ROOT).chars()
                .mapToObj(each -> String.valueOf((char) each)))
        .distinct().toList();
    List<String> named = DefinitionWords.letters(pieces.orElseThrow(), List.copyOf(export.kinds().keySet()));
    if (named.size() == 1 && held.size() > 1) {
      export.say("mustDropType", export.letter(named.getFirst()));
    } else if (!named.containsAll(held)) {
      export.lose("set-up: pieces");
    }
    setUp.text("on different colours").ifPresent(text -> {
      boolean bishops =
          List.of("bishop")
              .equals(DefinitionWords.letters(text, List.copyOf(export.kinds().keySet())).stream()
                  .map(letter -> export.kinds().getOrDefault(letter, "")).toList());
      export.say("dropOppositeColoredBishop", bishops);
      if (!bishops) {
        export.lose("set-up: on different colours");
      }
    });
    boolean check = setUp.text("check").filter(YES::equals).isPresent();
    if (!check && export.kinds().containsValue("king")) {
      export.lose("set-up: no check meanwhile");
    }
    setUp.rest().forEach(word -> export.lose("set-up: " + word));
  }

  /** Exports goals of lines, of majorities, of mating pieces, and of the bare king. */
  void goals(DefinitionWords goals) {
    if (goals.rest().contains("majority")) {
      majority(goals.part("majority"));
    }
    if (goals.rest().contains("mating")) {
      mating(goals.part("mating"));
    }
    goals.text("bare king").ifPresent(this::bare);
    List<Tree> lines = goals.items("line");
    if (lines.size() > 1 || !lines.isEmpty() && goals.rest().contains("connection")) {
      export.lose("goals: several of line");
    }
    lines.stream().limit(1).map(DefinitionWords::new).forEach(this::line);
  }

  private void mating(DefinitionWords mating) {
    boolean usual = counts(mating, "not by", List.of(PieceType.NO_MATE))
        && counts(mating, "needs check by", PieceType.STRONG);
    if (usual) {
      export.say(Option.STRONG_MATES, true);
    } else {
      export.lose("goals: mating");
    }
  }

  /** Whether a word names all pieces of some kinds, and no others. */
  private boolean counts(DefinitionWords part, String word, List<String> kinds) {
    List<String> named =
        DefinitionWords.letters(part.text(word).orElse("nobody"), List.copyOf(export.kinds().keySet()));
    return export.kinds().entrySet().stream()
        .allMatch(kind -> named.contains(kind.getKey()) == kinds.contains(kind.getValue()));
  }

  /** Exports the goal of the bare king: a side that has one piece left, of whatever kind. */
  private void bare(String verdict) {
    if (said.rest().contains("hands") || said.part("goals").rest().contains("extinction")) {
      export.lose("goals: bare king");
    } else {
      export.say("extinctionValue", verdict);
      export.options().put("extinctionPieceTypes", VariantOptions.ALL);
      export.say("extinctionPieceCount", "1");
    }
  }

  private void line(DefinitionWords line) {
    String along = line.text("along").orElse("all");
    String length = line.text("length").orElse("0");
    boolean gaps = line.text("gaps").filter(YES::equals).isPresent();
    export.say(gaps ? "collinearN" : along.equals("block") ? "connectNxN" : "connectN", length);
    if (!along.equals("all") && !along.equals("block")) {
      export.say("connectVertical", along.equals("straight") || along.equals("file"));
      export.say("connectHorizontal", along.equals("straight") || along.equals("rank"));
      export.say("connectDiagonal", along.equals("diagonal"));
    }
    line.text("pieces").filter(text -> !text.equals("all"))
        .ifPresent(text -> export.options().put("connectPieceTypes", letters(text)));
    line.text("verdict").ifPresent(verdict -> export.say("connectValue", verdict));
    line.text("judged").filter(judged -> !judged.equals("at once"))
        .ifPresent(_ -> export.lose("goals: line: judged"));
    line.rest().forEach(word -> export.lose("goals: line: " + word));
  }

  private void majority(DefinitionWords majority) {
    boolean passes = export.options().containsKey("passOnStalemate") || export.options().containsKey("pass");
    boolean fewer = majority.text("wins").filter("fewer"::equals).isPresent();
    boolean counted = false;
    for (Tree when : majority.items("on")) {
      switch (DefinitionWords.plain(when)) {
        case "without a move" -> export.say("stalemateValue", fewer ? "win" : "loss");
        case "two passes" -> counted = true;
        default -> {
          counted = true;
          export.say("adjudicateFullBoard", true);
        }
      }
    }
    if (counted) {
      export.say("materialCounting", "unweighted");
      // For entries that inherit from this one and do not allow a pass: a stalemate is judged by numbers, too.
      export.say("stalemateValue", "loss");
      // If no piece can ever move, both sides pass on a full board.
      boolean fixed = export.kinds().values().stream().allMatch("immobile"::equals);
      if (fixed) {
        export.say("adjudicateFullBoard", true);
      }
      if (fewer || !passes) {
        export.lose("goals: majority");
      }
    }
    export.say("stalematePieceCount", true);
    majority.text("if equal wins").filter(who -> !who.equals("nobody"))
        .ifPresent(_ -> export.lose("goals: majority: if equal wins"));
    majority.rest().forEach(word -> export.lose("goals: majority: " + word));
  }

  void castling() {
    if (!said.rest().contains("castling")) {
      export.say("castling", false);
      return;
    }
    Optional<String> alone = said.text("castling");
    DefinitionWords castling = alone.isPresent() ? DefinitionWords.empty() : said.part("castling");
    String style = alone.or(() -> castling.text("style")).orElse("");
    if (!style.equals("orthodox")) {
      export.lose("castling: " + style);
    }
    Optional<String> king = castling.text("king");
    king.ifPresent(letter -> export.say("castlingKingPiece", export.letter(letter)));
    castling.text("rook").ifPresent(rooks -> export.options().put("castlingRookPieces",
        DefinitionWords.split(rooks).map(export::letter).collect(Collectors.joining())));
    castling.text("king from").ifPresentOrElse(home -> dropped(home, castling.text("rook from").orElse("")),
        () -> rank(king.or(this::king).orElse("")));
    castling.text("from").ifPresent(from -> fromAnySquare(from, king.or(this::king).orElse("")));
    List<String> files = castling.text("king to").map(to -> DefinitionWords.split(to).toList())
        .orElse(List.of("c", String.valueOf((char) ('a' + export.files() - 2))));
    file("castlingQueensideFile", files.getFirst());
    file("castlingKingsideFile", files.getLast());
    castling.rest().forEach(word -> export.lose("castling: " + word));
  }

  private void dropped(String king, String rooks) {
    export.say("castlingDroppedPiece", true);
    file("castlingKingFile", king.substring(0, 1));
    if (!king.matches("[a-z]1")) {
      export.lose("castling: king from");
    }
    if (!rooks.equals("a1 " + (char) ('a' + export.files() - 1) + "1")) {
      export.lose("castling: rook from");
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
    ranks.stream().findFirst().ifPresent(rank -> export.say("castlingRank", String.valueOf(rank)));
    if (ranks.size() > 1) {
      export.lose("castling: on different ranks");
    }
  }

  /** Returns the ranks of a side's kings, counted from that side; none if the side may not castle. */
  private Stream<Integer> ranks(StartText text, String king, boolean white) {
    boolean may = text.castling().matches(white ? ".*[A-Z].*" : ".*[a-z].*");
    return text.standing(king, white).set().stream().filter(_ -> may)
        .map(square -> square / export.files() + 1)
        .map(rank -> white ? rank : export.ranks() + 1 - rank).boxed();
  }

  /** Exports castling from a whole rank. Entries allow one rook to the left and one to the right of a king. */
  private void fromAnySquare(String from, String king) {
    OptionalInt rank = IntStream.rangeClosed(1, export.ranks()).filter(each -> export.zones(from)
        .filter(List.of(rank(each), rank(each).mirrored())::equals).isPresent()).findFirst();
    export.say("chess960", rank.isPresent());
    rank.ifPresent(each -> export.say("castlingRank", String.valueOf(each)));
    if (rank.isEmpty() || start().filter(text -> hasSeveral(text, rank.getAsInt(), king)).isPresent()) {
      export.lose("castling: from");
    }
  }

  /** Whether a side has several kings that may castle, or several rooks to the left or to the right of its king. */
  private boolean hasSeveral(StartText text, int rank, String king) {
    boolean several = false;
    for (boolean white : new boolean[] {true, false}) {
      List<Integer> kings = text.standing(king, white).and(white ? rank(rank) : rank(rank).mirrored()).set()
          .stream().map(square -> square % export.files()).boxed().toList();
      List<Integer> rooks = text.castling().chars().filter(letter -> Character.isUpperCase(letter) == white)
          .map(Character::toLowerCase).filter(letter -> letter != 'k' && letter != 'q')
          .map(letter -> letter - 'a')
          .boxed().toList();
      long right = rooks.stream().filter(rook -> kings.stream().anyMatch(file -> rook > file)).count();
      several |= kings.size() > 1 || right > 1 || rooks.size() - right > 1;
    }
    return several;
  }
}
