package org.variorum.testkit.random;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.testkit.laws.FenPlacement;

/**
 * Generator of start positions for random definitions.
 *
 * @param letters the letters of the pieces, the royal piece first
 * @param lines the lines of the definition so far, by word
 */
record RandomStart(SplittableRandom random, Geometry board, List<String> letters, Map<String, String> lines) {

  /**
   * Returns a FEN with White's pieces in the lower half, and Black's pieces on opposite squares with a few exceptions.
   */
  String text() {
    Map<Integer, String> pieces = new HashMap<>();
    if (lines.containsKey("castling") && letters.contains("R")) {
      putCastlers(pieces);
    } else {
      putPair(pieces, RandomDefinition.ROYAL);
    }
    for (String letter : letters.subList(1, letters.size())) {
      IntStream.range(0, random.nextInt(4)).forEach(i -> putPair(pieces, letter));
    }
    if (lines.getOrDefault("royalty", "").contains("several") && !lines.containsKey("castling")) {
      IntStream.range(0, random.nextInt(3)).forEach(i -> putPair(pieces, RandomDefinition.ROYAL));
    }
    String sideWithoutRoyal = lines.getOrDefault("no royal piece", "");
    pieces.values()
        .remove(sideWithoutRoyal.equals("White") ? RandomDefinition.ROYAL
            : sideWithoutRoyal.isEmpty() ? "" : RandomDefinition.ROYAL.toLowerCase(Locale.ROOT));
    String hand = lines.containsKey("hands") ? "[" + hand(pieces) + "]" : "";
    String rights = !lines.containsKey("castling") || lines.containsKey("set-up") ? "-"
        : sideWithoutRoyal.isEmpty() ? "KQkq" : sideWithoutRoyal.equals("White") ? "kq" : "KQ";
    String remainingChecks = Stream.of(lines.getOrDefault("goals", ""))
        .filter(goals -> goals.contains("checks"))
        .map(goals -> goals.replaceAll(".*checks: (\\d+).*", "$1")).map(count -> " " + count + "+" + count)
        .findFirst()
        .orElse("");
    rights = withGatingFiles(pieces, withFirstMoveFiles(pieces,
        lines.getOrDefault("castling", "").contains("from: rank 1") ? rookFiles(pieces, rights) : rights));
    String turnEntry = lines.getOrDefault("turn", "").contains("grows") ? " part:1/1" : "";
    return FenPlacement.write(board, pieces) + hand + " w " + rights + " -" + remainingChecks + " 0 1"
        + turnEntry;
  }

  /** The castling rights as files of rooks, and of kings if a side has several kings on its rank. */
  private String rookFiles(Map<Integer, String> pieces, String rights) {
    boolean hasSeveralKings = Stream.of("K", "k").anyMatch(king -> IntStream.range(0, board.files())
        .filter(file -> king.equals(pieceAt(pieces, file, king.equals("K") ? 0 : board.ranks() - 1))).count()
        > 1);
    StringBuilder files = new StringBuilder();
    for (String side : List.of("K", "k")) {
      for (int file = board.files() - 1; rights.contains(side) && file >= 0; file--) {
        String piece = pieceAt(pieces, file, side.equals("K") ? 0 : board.ranks() - 1);
        boolean isWritten =
            piece.equals(side.equals("K") ? "R" : "r") || hasSeveralKings && piece.equals(side);
        files.append(isWritten ? String.valueOf((char) ((side.equals("K") ? 'A' : 'a') + file)) : "");
      }
    }
    return files.isEmpty() ? rights : files.toString();
  }

  private String pieceAt(Map<Integer, String> pieces, int file, int rank) {
    int square = board.square(file, rank);
    return square == Geometry.NONE ? "" : pieces.getOrDefault(square, "");
  }

  /** The castling rights, followed by the files of pieces with first moves. */
  private String withFirstMoveFiles(Map<Integer, String> pieces, String rights) {
    String firstMoves = lines.getOrDefault("first moves", "");
    StringBuilder files = new StringBuilder();
    for (boolean white : new boolean[] {true, false}) {
      for (int square = 0; square < board.size(); square++) {
        String piece = pieces.getOrDefault(square, "");
        boolean isWritten = piece.length() == 1 && piece.equals(piece.toUpperCase(Locale.ROOT)) == white
            && firstMoves.contains("pieces: " + piece.toUpperCase(Locale.ROOT) + ",");
        files.append(isWritten ? String.valueOf((char) ((white ? 'A' : 'a') + board.file(square))) : "");
      }
    }
    return files.isEmpty() ? rights : rights.replace("-", "") + files;
  }

  /** The rights, followed by the files of gating pieces. Leaves out pieces that promote, and a few others by chance. */
  private String withGatingFiles(Map<Integer, String> pieces, String rights) {
    String gating = lines.getOrDefault("gating", "");
    if (gating.isEmpty()) {
      return rights;
    }
    StringBuilder files = new StringBuilder();
    for (boolean white : new boolean[] {true, false}) {
      for (int square = 0; square < board.size(); square++) {
        String piece = pieces.getOrDefault(square, "");
        String letter = piece.toUpperCase(Locale.ROOT);
        int rank = white ? 1 + board.rank(square) : board.ranks() - board.rank(square);
        boolean isWritten = !piece.isEmpty() && piece.equals(letter) == white
            && (!gating.contains("rank") || gating.contains("rank " + rank + " "))
            && !lines.getOrDefault("pieces", "")
                .matches("(?s).*\"" + Pattern.quote(letter) + "\": [^\n]*promotes:.*");
        files.append(
            isWritten && random.nextInt(8) > 0
                ? String.valueOf((char) ((white ? 'A' : 'a') + board.file(square))) : "");
      }
    }
    return files.isEmpty() ? rights : rights.replace("-", "") + files;
  }

  /**
   * Returns the letters of the pieces in hand: pieces of the set-up, which are taken off the board, and pieces for
   * gating. All royal pieces of the set-up are taken, other pieces by chance.
   */
  private String hand(Map<Integer, String> pieces) {
    List<String> lettersInHand = new ArrayList<>();
    if (lines.containsKey("set-up")) {
      for (String piece : List.copyOf(pieces.values())) {
        String letter = piece.toUpperCase(Locale.ROOT);
        if (lines.getOrDefault("set-up", "").replaceFirst(",.*", "").contains(" " + letter)
            && letter.length() == 1
            && (letter.equals(RandomDefinition.ROYAL) || random.nextBoolean())) {
          pieces.values().remove(piece);
          lettersInHand.add(piece);
        }
      }
    }
    if (lines.containsKey("gating")) {
      for (String letter : lines.getOrDefault("gating", "").replaceAll(",.*|[^A-Z ]", "").strip()
          .split(" +")) {
        lettersInHand.add(random.nextInt(4) == 0 ? letter : letter + letter.toLowerCase(Locale.ROOT));
      }
    }
    return String.join("", lettersInHand);
  }

  private void putCastlers(Map<Integer, String> pieces) {
    int files = board.files();
    int king = 1 + random.nextInt(files - 2);
    for (int file : List.of(random.nextInt(king), king, king + 1 + random.nextInt(files - king - 1))) {
      int square = board.square(file, 0);
      if (square != Geometry.NONE && board.opposite(square) != Geometry.NONE) {
        putForBothSides(pieces, file == king ? RandomDefinition.ROYAL : "R", square, board.opposite(square));
      }
    }
  }

  /** Puts a piece of each side on opposite squares. Rarely, Black's square is any square. */
  private void putPair(Map<Integer, String> pieces, String letter) {
    for (int tries = 0; tries < 20; tries++) {
      int square = random.nextInt(Math.max(1, board.size() / 2));
      int blackSquare = random.nextInt(20) == 0 ? random.nextInt(board.size()) : board.opposite(square);
      if (blackSquare != Geometry.NONE && blackSquare != square && !pieces.containsKey(square)
          && !pieces.containsKey(blackSquare)) {
        putForBothSides(pieces, letter, square, blackSquare);
        return;
      }
    }
  }

  private static void putForBothSides(Map<Integer, String> pieces, String letter, int whiteSquare,
      int blackSquare) {
    pieces.put(whiteSquare, letter);
    pieces.put(blackSquare, letter.toLowerCase(Locale.ROOT));
  }
}
