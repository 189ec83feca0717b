package org.variorum.rules.ini;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writer of castling, effects of moves on other squares (walls, pieces that change sides), and compulsory drops. */
record EffectWriter(ImportDraft draft) {

  /** No castling rights. */
  private static final String NONE = "-";

  static final String REVERSI = "reversi";

  /** Values of {@code wallingRule}: walls are placed on any square, or only on squares at the edge. */
  static final String ANYWHERE = "static";
  static final String EDGE = "edge";

  void write() {
    writeWalls();
    writeSurroundings();
    writeSetUp();
  }

  private VariantOptions options() {
    return draft.options();
  }

  private void writeWalls() {
    Map<String, Object> walls = new LinkedHashMap<>();
    String rule = options().text("wallingRule");
    boolean atEdge = rule.equals(EDGE);
    String placed = Option.words("wallingRule", atEdge ? ANYWHERE : rule);
    if (!placed.isEmpty()) {
      if (options().is("pieceDrops")) {
        options().refuse("wallingRule", "walls cannot be combined with drops");
      }
      if (!draft.royals().isEmpty()) {
        options().refuse("wallingRule", "walls cannot be combined with royal pieces");
      }
      walls.put("placed", placed);
      if (atEdge) {
        walls.put("at the edge", "yes");
      }
      Zone white = options().zone("wallingRegionWhite");
      Zone black = options().zone("wallingRegionBlack");
      if (!white.coversBoard(draft.holes()) || !black.coversBoard(draft.holes())) {
        walls.put("in", draft.squaresText(white, black));
      }
    }
    String stone = draft.letters("petrifyOnCaptureTypes");
    if (!stone.isEmpty()) {
      walls.put("turn to stone", stone);
    }
    if (!walls.isEmpty()) {
      draft.output().put("walls", walls);
    }
  }

  private void writeSurroundings() {
    String flipRule = options().text("flipEnclosedPieces");
    boolean mustEnclose = options().text("enclosingDrop").equals(REVERSI);
    if (mustEnclose && !(flipRule.equals(REVERSI) && options().is("pieceDrops"))) {
      options().refuse("enclosingDrop",
          "drops must enclose pieces only in games with drops in which enclosed pieces change sides");
    }
    if (flipRule.equals("none")) {
      return;
    }
    Map<String, Object> surroundings = new LinkedHashMap<>();
    if (Option.words("flipEnclosedPieces", flipRule).isEmpty()) {
      options().refuse("flipEnclosedPieces",
          "this rule about changing sides is not supported");
    }
    if (flipRule.equals(REVERSI)
        && !(draft.holes().isEmpty() && options().text("wallingRule").equals("none"))) {
      options().refuse("flipEnclosedPieces", "pieces cannot be enclosed on a board with holes or walls");
    }
    if (!draft.royals().isEmpty()) {
      options().refuse("flipEnclosedPieces", "royal pieces cannot change sides");
    }
    surroundings.put("which", Option.words("flipEnclosedPieces", flipRule));
    surroundings.put("happens", "change sides");
    if (mustEnclose) {
      if (draft.kinds().stream().anyMatch(kind -> !draft.movement(kind).isEmpty())) {
        options().refuse("enclosingDrop",
            "drops must enclose pieces only in games in which no piece moves");
      }
      surroundings.put("after", "drops");
      surroundings.put("compulsory", "yes");
      Zone opening = options().zone("enclosingDropStart");
      if (!opening.and(new Zone(options().files(), options().ranks(), draft.start().emptySquares()))
          .isEmpty()) {
        surroundings.put("opening", draft.squaresText(opening, opening));
      }
    }
    draft.output().put("surroundings", surroundings);
  }

  private void writeSetUp() {
    boolean keepsCaptured = options().is("capturesToHand");
    boolean separatesBishops = draft.kinds().contains("bishop") && options().is("pieceDrops")
        && options().is("dropOppositeColoredBishop")
        && (keepsCaptured || inHand("bishop", true) + inHand("bishop", false) > 0);
    if (!draft.mustDrop()) {
      if (separatesBishops) {
        options().refuse("dropOppositeColoredBishop", "supported only for pieces that must be dropped");
      }
      return;
    }
    List<String> kinds = options().types("mustDropType").stream()
        .filter(kind -> inHand(kind, true) + inHand(kind, false) > 0).toList();
    String letters = kinds.stream().map(options()::letter).collect(Collectors.joining(" "));
    if (keepsCaptured || letters.isEmpty() || separatesBishops && !kinds.contains("bishop")) {
      options().refuse("mustDrop", "only pieces that are in hand at the start can be compulsory drops");
    }
    boolean isCheckAllowed = draft.kinds().contains("king");
    if (!separatesBishops && !isCheckAllowed) {
      draft.output().put("set-up", letters);
      return;
    }
    Map<String, Object> setUp = new LinkedHashMap<>();
    setUp.put("pieces", letters);
    if (separatesBishops) {
      setUp.put("on different colours", options().letter("bishop"));
    }
    if (isCheckAllowed) {
      setUp.put("check", "yes");
    }
    draft.output().put("set-up", setUp);
  }

  private long inHand(String kind, boolean white) {
    return draft.start().countInHand(options().letter(kind), white);
  }

  /** Writes castling of dropped pieces: the squares where kings and rooks count as unmoved. */
  static void writeDroppedCastling(ImportDraft draft, Map<String, Object> castling) {
    VariantOptions options = draft.options();
    if (!draft.mustDrop()) {
      options.refuse("castlingDroppedPiece", "dropped pieces can castle only if drops precede all moves");
    }
    int king = options.number("castlingKingFile");
    int left = Math.min(options.number("castlingRookQueensideFile"), options.files());
    int right = Math.min(options.number("castlingRookKingsideFile"), options.files());
    int rank = options.number("castlingRank");
    castling.put("king from", squareName(king, rank));
    castling.put("rook from", squareName(left, rank) + " " + squareName(right, rank));
  }

  private static String squareName(int file, int rank) {
    return (char) ('a' + file - 1) + String.valueOf(rank);
  }

  /** Returns the castling rights with a king and a rook on the castling rank; a hyphen if there are none. */
  private String castlingRights() {
    String allRights = plainRights();
    String king = options().letter(options().text("castlingKingPiece"));
    if (!options().is("castling") || allRights.equals(NONE) || king.isEmpty()) {
      return NONE;
    }
    if (castlesFromAnySquare()) {
      return rookFiles(allRights, king);
    }
    if (!allRights.matches("[KQkq]+")) {
      options().refuse("startFen",
          "castling rights are written as K, Q, k and q or, with chess960 = true, as the files of rooks");
      return NONE;
    }
    String possible = allRights.chars().mapToObj(right -> String.valueOf((char) right))
        .filter(right -> canCastle(right, king)).collect(Collectors.joining());
    return possible.isEmpty() ? NONE : possible;
  }

  /** Returns the castling field without the files of gating pieces. Keeps all files if files also name the rooks. */
  private String plainRights() {
    String allRights = draft.start().castling();
    String plain =
        options().is("gating") && !castlesFromAnySquare() ? allRights.replaceAll("[A-Ja-j]", "") : allRights;
    return plain.isEmpty() ? NONE : plain;
  }

  /** Returns the castling field of the start position: castling rights, and files of gating pieces. */
  String castlingField() {
    String rights = castlingRights();
    if (!draft.hasGating()) {
      return rights;
    }
    String files = draft.start().castling().replaceAll("[^A-Ja-j]", "");
    if (castlesFromAnySquare()) {
      return unmovedFiles(rights.replace(NONE, ""), files);
    }
    if (!plainRights().equals(NONE) && !rights.equals(plainRights())) {
      options().refuse("startFen",
          "without castling, gating pieces are named by the letters of their files");
    }
    return (rights + files).replaceFirst("^-(?=.)", "");
  }

  /** Returns the files of all pieces that have never moved, White's first. A king that may castle is one of them. */
  private String unmovedFiles(String rooks, String files) {
    Set<Character> unmoved = new TreeSet<>();
    (rooks + files).chars().forEach(file -> unmoved.add((char) file));
    for (boolean white : new boolean[] {true, false}) {
      int king = row(white)
          .indexOf(StartText.withCase(options().letter(options().text("castlingKingPiece")), white));
      boolean castles = rooks.chars().anyMatch(file -> Character.isUpperCase(file) == white);
      char file = (char) ((white ? 'A' : 'a') + king);
      if (castles && unmoved.add(file)
          && !draft.start().castling().matches(white ? ".*[KQ].*" : ".*[kq].*")) {
        options().refuse("startFen",
            "a king that may castle is a gating piece, too: its file " + file + " is missing");
      }
    }
    return unmoved.isEmpty() ? NONE : unmoved.stream().map(String::valueOf).collect(Collectors.joining());
  }

  private boolean castlesFromAnySquare() {
    return options().is("chess960");
  }

  /** Whether a side has the king, and a rook on the side that a right (K, Q, k or q) names, on the castling rank. */
  private boolean canCastle(String right, String king) {
    boolean white = right.matches("[KQ]");
    List<String> row = row(white);
    int kingFile = row.indexOf(StartText.withCase(king, white));
    if (kingFile < 0) {
      return false;
    }
    List<String> side =
        right.equalsIgnoreCase("k") ? row.subList(kingFile + 1, row.size()) : row.subList(0, kingFile);
    return rooks().anyMatch(rook -> side.contains(StartText.withCase(rook, white)));
  }

  /** The pieces of the start position on a side's castling rank, by file. */
  private List<String> row(boolean white) {
    int rank = options().number("castlingRank");
    List<List<String>> rows = draft.start().rows();
    return rows.get(Math.clamp(white ? rows.size() - rank : rank - 1, 0, rows.size() - 1));
  }

  /** Returns the files of castling rooks: for each king, the last file named to its left, and to its right. */
  private String rookFiles(String allRights, String king) {
    StringBuilder rights = new StringBuilder();
    for (boolean white : new boolean[] {true, false}) {
      List<String> row = row(white);
      String cased = StartText.withCase(king, white);
      int kingFile = row.indexOf(cased);
      if (kingFile != row.lastIndexOf(cased)) {
        options().refuse("startFen", "a side has several kings on the castling rank");
      }
      List<Integer> rooks = rooks(row, white);
      Map<Boolean, Integer> lastRooks = new LinkedHashMap<>();
      allRights.chars().filter(letter -> Character.isUpperCase(letter) == white)
          .map(letter -> fileOf(String.valueOf((char) letter), rooks))
          .filter(file -> kingFile >= 0 && rooks.contains(file))
          .forEach(file -> lastRooks.put(file > kingFile, file));
      lastRooks.values().stream().sorted((one, other) -> other - one)
          .forEach(file -> rights.append((char) ((white ? 'A' : 'a') + file)));
    }
    return rights.isEmpty() ? NONE : rights.toString();
  }

  /** Returns the file that a right names. K and Q name the file of the outermost rook, or -1 if there is no rook. */
  private int fileOf(String right, List<Integer> rooks) {
    String letter = right.toLowerCase(Locale.ROOT);
    return switch (letter) {
      case "k" -> rooks.isEmpty() ? -1 : rooks.getLast();
      case "q" -> rooks.isEmpty() ? -1 : rooks.getFirst();
      default -> letter.charAt(0) - 'a';
    };
  }

  /** Returns the files of a side's rooks. */
  private List<Integer> rooks(List<String> row, boolean white) {
    return IntStream.range(0, row.size()).boxed()
        .filter(file -> rooks().anyMatch(rook -> row.get(file).equals(StartText.withCase(rook, white))))
        .toList();
  }

  private Stream<String> rooks() {
    return options().types("castlingRookPieces").stream().map(options()::letter);
  }

  void writeCastling() {
    boolean canDroppedPiecesCastle =
        options().is("castling") && options().is("castlingDroppedPiece") && options().is("pieceDrops");
    if (castlingRights().equals(NONE) && !canDroppedPiecesCastle) {
      return;
    }
    Map<String, Object> castling = new LinkedHashMap<>();
    castling.put("style", "orthodox");
    String king = options().text("castlingKingPiece");
    if (!draft.royals().equals(Set.of(king))) {
      castling.put("king", options().letter(king));
    }
    String rooks = rooks().collect(Collectors.joining(" "));
    if (!rooks.equals("R")) {
      castling.put("rook", rooks);
    }
    castling.put("king to", fileLetter("castlingQueensideFile") + " " + fileLetter("castlingKingsideFile"));
    if (castlesFromAnySquare()) {
      castling.put("from", "rank " + options().number("castlingRank"));
    }
    if (canDroppedPiecesCastle && castlesFromAnySquare()) {
      options().refuse("castlingDroppedPiece", "with chess960 = true, dropped pieces cannot castle");
    } else if (canDroppedPiecesCastle) {
      writeDroppedCastling(draft, castling);
    }
    draft.output().put("castling", castling);
  }

  private String fileLetter(String option) {
    return String.valueOf((char) ('a' + Math.min(options().number(option), options().files()) - 1));
  }
}
