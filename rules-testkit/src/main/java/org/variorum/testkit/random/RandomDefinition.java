package org.variorum.testkit.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.board.BlackView;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Topology;
import org.variorum.rules.platform.BitSet;

/**
 * Generator of random definition files: any board, any movement, any combination of rules. The same seed gives the same
 * text. The reader must refuse invalid definitions; all others must satisfy the laws.
 */
public final class RandomDefinition {

  static final String LETTERS = "ABCDEFGHIJLMNOPQRSTUVWXYZ";
  static final String ROYAL = "K";
  private static final Pattern INITIAL_MOVEMENT = Pattern.compile("\"[^\"]*i[^\"]*\"");
  private static final Pattern FAR_INITIAL_MOVEMENT = Pattern.compile("i[a-z]*(n[DH]|[RB]\\d)");

  private final SplittableRandom random;
  /**
   * Second generator, for features added later. They do not use the first generator, so that the rest of each seed's
   * definition remains unchanged.
   */
  private final SplittableRandom secondRandom;
  /** Third generator, for features added after the features of {@link #secondRandom}. */
  private final SplittableRandom thirdRandom;
  /** Fourth generator, for features added after the features of {@link #thirdRandom}. */
  private final SplittableRandom fourthRandom;
  private final RandomMovement movement;
  private final boolean cylinder;
  private final boolean halfTurn;
  private final Geometry board;
  private final RandomSquares squares;
  private final List<String> letters = new ArrayList<>();
  /** The lines of the file by key. */
  private final Map<String, String> lines = new LinkedHashMap<>();

  private RandomDefinition(long seed, int files, int ranks) {
    random = new SplittableRandom(seed);
    movement = new RandomMovement(random);
    int width = files > 0 ? files : randomSize();
    int height = ranks > 0 ? ranks : randomSize();
    secondRandom = new SplittableRandom(~seed);
    thirdRandom = new SplittableRandom(seed ^ 0x5DEECE66DL);
    fourthRandom = new SplittableRandom(seed ^ 0x61C8864680B583EBL);
    cylinder = width >= Topology.Cylinder.MIN_FILES && secondRandom.nextInt(4) == 0;
    halfTurn = secondRandom.nextInt(4) == 0;
    board = board(width, height);
    squares = new RandomSquares(random, new SplittableRandom(seed ^ 0x2545F4914F6CDD1DL), board);
    letters.add(ROYAL);
  }

  /** A definition on a board of any size, mostly a small one. */
  public static String text(long seed) {
    return new RandomDefinition(seed, 0, 0).text();
  }

  /** A definition on a board of the given size, perhaps with holes. A size of 0 means a random size. */
  public static String text(long seed, int files, int ranks) {
    return new RandomDefinition(seed, files, ranks).text();
  }

  private String text() {
    IntStream.range(0, 2 + random.nextInt(5)).forEach(i -> addKind());
    lines.put("game", "Random");
    lines.put("board", boardText());
    if (halfTurn) {
      lines.put("sides", "half a turn");
    }
    lines.put("pieces", "{ " + letters.stream().map(this::piece).collect(Collectors.joining(",\n  ")) + " }");
    addRules();
    new RandomSurroundings(secondRandom, letters, squares::square).addTo(lines);
    new RandomMechanisms(secondRandom, letters, lines, board).add();
    new RandomCaptures(secondRandom, letters, lines).add();
    if (lines.values().stream().anyMatch(line -> line.contains("in check"))
        && lines.getOrDefault("royalty", "").contains("capture")) {
      lines.remove("royalty");
    }
    squares.vary(lines);
    String start = new RandomStart(random, board, letters, lines).text();
    lines.put("start", '"' + start + '"');
    new RandomShuffles(thirdRandom, start, halfTurn).addTo(lines);
    new RandomMechanisms(thirdRandom, letters, lines, board).addLast();
    new RandomEnemies(fourthRandom, letters).addTo(lines);
    squares.addClosingSquares(lines);
    return lines.entrySet().stream().map(line -> line.getKey() + ": " + line.getValue())
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private int randomSize() {
    return chance(3) ? 3 + random.nextInt(14) : 4 + random.nextInt(5);
  }

  private Geometry board(int files, int ranks) {
    BitSet holes = new BitSet();
    if (chance(4)) {
      random.ints(1 + random.nextInt(files * ranks / 6 + 1), 0, files * ranks).forEach(holes::set);
    }
    return new Geometry(cylinder ? new Topology.Cylinder(files, ranks) : new Topology.Rectangle(files, ranks),
        holes, halfTurn ? BlackView.HALF_TURN : BlackView.MIRRORED);
  }

  private String boardText() {
    Geometry full = Geometry.rectangle(board.files(), board.ranks());
    String holes = IntStream.range(0, full.size()).mapToObj(full::name)
        .filter(name -> board.square(name).isEmpty()).collect(Collectors.joining(" "));
    return board.files() + "x" + board.ranks() + (cylinder ? " cylinder" : "")
        + (holes.isEmpty() ? "" : " without " + holes);
  }

  /** Adds a kind of piece, perhaps with its promoted form. */
  private void addKind() {
    String letter = LETTERS.substring(random.nextInt(LETTERS.length())).substring(0, 1);
    if (!letters.contains(letter)) {
      letters.add(letter);
      if (chance(4)) {
        letters.add(chance(4) ? letter + "~" : "+" + letter);
      }
    }
  }

  private String piece(String letter) {
    List<String> words = new ArrayList<>();
    words.add("name: piece " + letter.replaceAll("\\W", "x"));
    if (letter.equals(ROYAL) && !chance(20)) {
      words.add("royal: yes");
    }
    words.add("moves: " + (letter.equals(ROYAL) && chance(2) ? "K" : ways()));
    if (chance(8)) {
      words.add("captures: { " + subset(letters) + ": " + ways() + " }");
    }
    if (chance(12)) {
      words.add("in check: " + ways());
    }
    if (chance(16)) {
      words.add("orbits: " + pick(letters));
    }
    if (chance(16)) {
      String home = squares.region();
      // Without an initial movement, "home" has no effect and the reader refuses the definition.
      if (words.stream().anyMatch(word -> INITIAL_MOVEMENT.matcher(word).find())) {
        words.add("home: " + home);
      }
    }
    if (letters.size() > 2 && !letter.equals(ROYAL) && chance(2)) {
      words.add("promotes: " + promotion(letter));
    }
    if (chance(16) && letters.size() > 2 && !letter.equals(ROYAL)) {
      words.add("basic: " + pick(nonRoyals().stream().filter(other -> !other.equals(letter)).toList()));
    }
    return '"' + letter + "\": { " + String.join(", ", words) + " }";
  }

  private String ways() {
    return chance(6) ? "[" + way() + ", " + way() + "]" : way();
  }

  private String way() {
    String text = '"' + movement.text() + '"';
    boolean capturesInPassing = text.matches(".*[\\[a].*");
    String over = text.matches(".*[pgj].*") && thirdRandom.nextInt(3) == 0 ? ", over: " + hurdles() : "";
    return switch (random.nextInt(8)) {
      case 0 -> "{ way: " + text + ", from: " + squares.region() + over + whenWord(capturesInPassing) + " }";
      case 1 -> "{ way: " + text + ", to: " + squares.region() + over + whenWord(capturesInPassing) + " }";
      default ->
          over.isEmpty() && secondRandom.nextInt(8) > 0 ? text
              : "{ way: " + text + over + whenWord(capturesInPassing)
                  + " }";
    };
  }

  /** A random condition for a way. If the way captures in passing, {@code here} replaces {@code there}. */
  private String whenWord(boolean capturesInPassing) {
    return capturesInPassing
        ? RandomCondition.whenWord(secondRandom, letters, board.ranks(), false).replaceAll("\\bthere\\b",
            "here")
        : RandomCondition.whenWord(secondRandom, letters, board.ranks(), false);
  }

  private String hurdles() {
    String owner = List.of("", "own ", "enemy ").get(thirdRandom.nextInt(3));
    String allBut = thirdRandom.nextInt(3) == 0 ? "all but " : "";
    return owner + (allBut.isEmpty() && !owner.isEmpty() && thirdRandom.nextBoolean() ? "all"
        : allBut + letters.get(thirdRandom.nextInt(letters.size())));
  }

  private String promotion(String letter) {
    List<String> others =
        letters.stream().filter(other -> !other.equals(letter) && !other.equals(ROYAL)).toList();
    List<String> words =
        new ArrayList<>(List.of("becomes: " + subset(others) + (chance(5) ? " / " + subset(others) : "")));
    String in = squares.region();
    String must = switch (random.nextInt(5)) {
      case 0 -> "when stuck";
      case 1 -> chance(2) ? "rank " + board.ranks() : squares.region();
      case 2 -> "nowhere";
      default -> "";
    };
    boolean leaving = chance(3);
    words.add("in: " + in);
    if (!must.isEmpty()) {
      // Squares outside "in" have an effect only if pieces promote when they leave the zone.
      words.add("must: " + (leaving || must.equals("when stuck") || must.equals("nowhere") ? must : in));
    }
    if (leaving) {
      words.add("leaving: yes");
    }
    if (chance(5)) {
      words.add("limited: yes");
    }
    if (thirdRandom.nextInt(5) == 0) {
      words.add("by capture: yes");
    }
    return "{ " + String.join(", ", words)
        + RandomCondition.whenWord(secondRandom, letters, board.ranks(), true)
        + " }";
  }

  /** Royalty, goals, draws and mechanisms. */
  private void addRules() {
    String pieces = String.valueOf(lines.get("pieces"));
    putByChance(pieces.contains("in check") ? 20 : 4, "royalty", () -> "capture");
    if (pieces.contains("in check:")) {
      putByChance(4, "royal pieces may face", () -> "by any move");
    }
    putByChance(3, "goals", this::goals);
    putByChance(6, "draws", this::draws);
    if (letters.contains("R")) {
      putByChance(2, "castling", () -> pick(List.of("orthodox", "free", "italian")));
    }
    if (FAR_INITIAL_MOVEMENT.matcher(pieces).find()) {
      putByChance(2, "en passant", () -> chance(4) ? subset(letters) : "all but K");
    }
    putByChance(8, "borrowing", () -> "{ pieces: all but K, lenders: " + letterSet() + " }");
    putByChance(8, "answer ban", () -> subset(letters));
    putByChance(8, "exchange", this::exchange);
    putByChance(8, "range",
        () -> "{ pieces: " + subset(letters) + ", around: " + subset(letters) + ", distance: "
            + (1 + random.nextInt(3)) + ", which: " + pick(List.of("whole path", "ends")) + " }");
    putByChance(6, "acting", this::acting);
    if (!lines.containsKey("acting")) {
      addCaptureRules();
    }
    if (secondRandom.nextInt(5) == 0) {
      lines.put("turn", turn());
    }
    if (secondRandom.nextInt(12) == 0) {
      lines.put("no royal piece", secondRandom.nextBoolean() ? "White" : "Black");
    }
    addForbidden();
  }

  /** Adds rules of captured pieces, which do not combine with acting. */
  private void addCaptureRules() {
    putByChance(4, "hands", this::hands);
    if (lines.containsKey("hands") && secondRandom.nextInt(4) == 0) {
      lines.put("captured pieces", secondRandom.nextBoolean() ? "to the owner's hand" : "out of the game");
    }
    putByChance(8, "displacement",
        () -> "{ targets: " + subset(nonRoyals()) + ", owner: " + (random.nextBoolean() ? "any" : "enemy")
            + ", distance: " + (1 + random.nextInt(2)) + ", frozen: " + pick(List.of("next turn", "never"))
            + " }");
    putByChance(8, "explosion", () -> "{ spares: " + pick(List.of("nobody", subset(nonRoyals()))) + " }");
    if (secondRandom.nextInt(5) == 0) {
      lines.put("compulsory captures", "yes");
    }
  }

  private void addForbidden() {
    if (secondRandom.nextInt(6) == 0) {
      lines.put("forbidden", conditionGenerator().text(1));
    }
  }

  /** The letters of all kinds except the royal kind. */
  private List<String> nonRoyals() {
    return letters.subList(1, letters.size());
  }

  private void putByChance(int oneIn, String word, Supplier<String> value) {
    if (chance(oneIn)) {
      lines.put(word, value.get());
    }
  }

  private String turn() {
    String pass = List.of("never", "without a move", "always").get(secondRandom.nextInt(3));
    int moves = 1 + secondRandom.nextInt(3);
    String further = List.of("compulsory", "if possible", "optional").get(secondRandom.nextInt(3));
    return moves == 1 ? "{ pass: " + pass + " }"
        : "{ moves: " + moves + ", pass: " + pass + ", further moves: " + further
            + (secondRandom.nextInt(3) == 0 ? ", grows: yes" : "") + " }";
  }

  private String goals() {
    String verdict = pick(List.of("win", "loss", "draw"));
    return "{ " + switch (random.nextInt(7)) {
      case 0 -> "checkmate: " + verdict;
      case 1 -> "stalemate: " + verdict;
      case 2 ->
          "reach: { pieces: " + subset(letters) + ", in: " + squares.region()
              + (chance(4) ? ", safe: yes" : "")
              + judgingMoment() + " }";
      case 6 ->
          "if: { holds: " + conditionGenerator().text(2) + ", verdict: " + verdict + judgingMoment() + " }";
      case 3 -> "bare king: { verdict: " + verdict + judgingMoment() + " }";
      case 4 -> "extinction: { pieces: " + subset(letters) + ", verdict: " + verdict
          + (chance(3) ? ", at most: " + (1 + random.nextInt(3)) : "") + judgingMoment() + " }";
      default -> "checks: " + (1 + random.nextInt(5));
    } + " }";
  }

  private RandomCondition conditionGenerator() {
    return new RandomCondition(random, letters, squares::place, false, true);
  }

  private String judgingMoment() {
    return chance(3) ? ", judged: " + pick(List.of("at once", "after the reply", "after Black's reply")) : "";
  }

  private String draws() {
    return "{ repetition: " + (2 + random.nextInt(3)) + ", moves: " + (1 + random.nextInt(9)) + ", progress: "
        + pick(List.of("captures", "captures " + subset(letters), "captures promotions", "actions"))
        + ", repetition loses for: " + loser(pick(List.of("nobody", "White", "who repeats")))
        + ", perpetual check: " + pick(List.of("draws", "loses")) + ", bare kings: " + yesOrNo()
        + (thirdRandom.nextInt(4) == 0 ? ", a draw wins for: "
            + (thirdRandom.nextBoolean() ? "White" : "Black") : "")
        + " }";
  }

  private String loser(String loser) {
    return secondRandom.nextInt(5) == 0 ? "who is to move" : loser;
  }

  private String exchange() {
    return "{ pieces: " + subset(letters) + ", with: " + subset(letters) + RandomActions.partners(thirdRandom)
        + ", when: " + pick(List.of("always", "in check", "out of check")) + ", while facing: " + yesOrNo()
        + ", in reply: " + yesOrNo() + " }";
  }

  private String acting() {
    List<String> effects = List.of("nothing", "recruit", "demote", "promote");
    return "{ form: "
        + pick(List.of("approaching", "withdrawing", "shunting", "towing", "overtaking", "rifle", "rifle"))
        + (chance(3) ? ", enemy: " + pick(List.of("nothing", "recruit")) : "")
        + (chance(3) ? ", promoted enemy: " + pick(effects.subList(0, 3)) : "")
        + (chance(3) ? ", ally: " + pick(List.of("nothing", "promote")) : "") + ", compulsory: " + yesOrNo()
        + (chance(3) ? ", zone-bound: " + subset(letters) : "") + " }";
  }

  private String hands() {
    return "{ " + letters.stream().filter(letter -> letter.length() == 1 && !letter.equals(ROYAL))
        .filter(letter -> !chance(3)).map(letter -> letter + ": " + drop(letters.contains("+" + letter)))
        .collect(Collectors.joining(", ")) + " }";
  }

  private String drop(boolean hasPromotedForm) {
    boolean eitherForm = hasPromotedForm && thirdRandom.nextInt(3) == 0;
    return chance(2) ? eitherForm ? "{ in: " + squares.region() + ", either form: yes }" : squares.region()
        : "{ in: " + squares.region() + ", most on a file: " + pick(List.of("any", "1", "2")) + ", may mate: "
            + yesOrNo()
            + ", may be stuck: " + yesOrNo()
            + RandomCondition.whenWord(secondRandom, letters, board.ranks(), true)
                .replaceAll("\\bhere\\b", "there")
            + (eitherForm ? ", either form: yes" : "") + " }";
  }

  private String letterSet() {
    return pick(List.of("all", "all but K", subset(letters)));
  }

  /** One to three letters of a list. */
  private String subset(List<String> of) {
    return IntStream.rangeClosed(0, random.nextInt(3)).mapToObj(i -> pick(of)).distinct()
        .collect(Collectors.joining(" "));
  }

  private <T> T pick(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  private String yesOrNo() {
    return random.nextBoolean() ? "yes" : "no";
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }
}
