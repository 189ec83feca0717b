package org.variorum.rules.fen;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.position.Piece;
import org.variorum.rules.text.Excerpt;

/** Reader of the first field of a FEN (COM-2): the pieces on the board and in hand. */
public final class PlacementReader {

  private final Definition definition;
  private final Geometry geometry;
  private final PieceLetters letters;
  /** Letters of the pieces that may be in hand. */
  private final Set<String> heldLetters;

  public PlacementReader(Definition definition) {
    this.definition = definition;
    geometry = definition.board();
    letters = new PieceLetters(definition);
    heldLetters = Set.copyOf(definition.heldLetters());
  }

  /** Returns the pieces on the board of a FEN, by square. Ignores the hands. */
  SortedMap<Integer, Piece> board(String text) {
    FenField placement = FenField.split(text).getFirst();
    return read(new FenField(placement.text().replaceFirst("\\[.*", ""), placement.column()),
        new HashMap<>(), new TreeMap<>());
  }

  /** Returns the number of each piece in the hands of a FEN. */
  Map<Piece, Integer> hands(String text) {
    Map<Piece, Integer> hands = new HashMap<>();
    read(FenField.split(text).getFirst(), hands, new TreeMap<>());
    return hands;
  }

  /**
   * Reads the pieces on the board and in hand, and the holes.
   *
   * @param hands receives the pieces in hand
   * @param holes receives the squares that are written as holes ({@code *}), each with its index in the text
   * @return the pieces on the board by square
   */
  public SortedMap<Integer, Piece> read(FenField field, Map<Piece, Integer> hands,
      SortedMap<Integer, Integer> holes) {
    String text = field.text();
    int bracket = text.indexOf('[');
    Scan scan = new Scan(field, bracket < 0 ? text : text.substring(0, bracket), holes);
    while (scan.index < scan.ranks.length()) {
      if (scan.readNext() == '/' && scan.rank < 0 && !heldLetters.isEmpty() && bracket < 0) {
        readHand(field, scan.index, text.length(), hands);
        return scan.board;
      }
      scan.requireRank();
    }
    scan.requireAllSquares();
    if (bracket >= 0) {
      readBrackets(field, bracket, hands);
    } else {
      addEndless(hands);
    }
    return scan.board;
  }

  /** Scanner of the ranks of the board, from the highest to the lowest. {@code index} is the next character. */
  private final class Scan {
    final FenField field;
    final String ranks;
    final SortedMap<Integer, Piece> board = new TreeMap<>();
    final SortedMap<Integer, Integer> holes;
    int index;
    private int rank = geometry.ranks() - 1;
    private int file;

    Scan(FenField field, String ranks, SortedMap<Integer, Integer> holes) {
      this.field = field;
      this.holes = holes;
      this.ranks = ranks;
    }

    /** Reads a piece, a run of empty squares, a hole or a slash. Returns the first character that was read. */
    char readNext() {
      char c = ranks.charAt(index);
      if (c == '/') {
        endRank();
        rank--;
        file = 0;
        index++;
      } else if (FenField.isDigit(c)) {
        readRun();
      } else if (c == '*') {
        readHole();
      } else {
        readPiece();
      }
      return c;
    }

    /** Throws if there are more ranks than the board has. */
    void requireRank() {
      if (rank < 0) {
        throw field.error("the board has only " + geometry.ranks() + " ranks", index - 1);
      }
    }

    /** Throws if ranks are missing, or if the last rank has the wrong number of squares. */
    void requireAllSquares() {
      endRank();
      if (rank > 0) {
        throw field.error("only " + (geometry.ranks() - rank) + " of " + geometry.ranks() + " ranks",
            ranks.length());
      }
    }

    private void endRank() {
      if (file != geometry.files()) {
        throw field.error(
            "rank " + (rank + 1) + " has " + file + " squares instead of " + geometry.files(), index);
      }
    }

    private void readRun() {
      int length = index + 1 < ranks.length() && FenField.isDigit(ranks.charAt(index + 1)) ? 2 : 1;
      int run = Integer.parseInt(ranks.substring(index, index + length));
      if (run == 0) {
        throw field.error("a run of 0 empty squares", index);
      }
      for (int i = 0; i < run; i++) {
        if (geometry.square(file + i, rank) == Geometry.NONE) {
          throw field.error("a run of " + run + " empty squares reaches " + squareName(file + i, rank)
              + ", where there is no square (a hole is written *)", index);
        }
      }
      file += run;
      index += length;
    }

    private void readHole() {
      if (file >= geometry.files()) {
        throw field.error("there is no hole at " + squareName(file, rank), index);
      }
      int square = geometry.square(file, rank);
      if (square != Geometry.NONE) {
        holes.put(square, index);
      }
      file++;
      index++;
    }

    private void readPiece() {
      int length = pieceLength(ranks, index);
      Piece piece = PlacementReader.this.piece(field, index, ranks.substring(index, index + length));
      int square = geometry.square(file, rank);
      if (square == Geometry.NONE) {
        throw field.error("there is no square at " + squareName(file, rank) + " for " + piece.fen(), index);
      }
      board.put(square, piece);
      file++;
      index += length;
    }
  }

  private static String squareName(int file, int rank) {
    return Geometry.name(Math.min(file, 25), rank);
  }

  private static int pieceLength(String text, int i) {
    int length = text.charAt(i) == '+' ? 2 : 1;
    if (i + length < text.length() && text.charAt(i + length) == '~') {
      length++;
    }
    return Math.min(length, text.length() - i);
  }

  private Piece piece(FenField field, int index, String text) {
    return letters.read(text)
        .orElseThrow(() -> field.error("no piece has the letter '" + Excerpt.of(text) + "'; there are "
            + String.join(" ", definition.pieces().stream().map(PieceKind::letter).toList()), index));
  }

  /** Adds the pieces in hand that drops never use up, from the start position: a FEN need not repeat them. */
  private void addEndless(Map<Piece, Integer> hands) {
    Set<String> endless = definition.endlessLetters();
    String start = endless.isEmpty() ? "" : FenField.split(definition.start()).getFirst().text();
    int bracket = start.indexOf('[');
    if (bracket >= 0) {
      readBrackets(new FenField(start, 1), bracket, hands);
      hands.keySet().removeIf(piece -> !endless.contains(piece.letter()));
    }
  }

  private void readBrackets(FenField field, int bracket, Map<Piece, Integer> hands) {
    String text = field.text();
    if (!text.endsWith("]")) {
      throw field.error("a hand ends with ']'", text.length());
    }
    String inside = text.substring(bracket + 1, text.length() - 1);
    if (inside.isEmpty() || inside.equals("-")) {
      return;
    }
    if (heldLetters.isEmpty()) {
      throw field.error("this game has no pieces in hand", bracket);
    }
    readHand(field, bracket + 1, text.length() - 1, hands);
  }

  /** Reads pieces in hand, one after another. A number before a piece is its count. */
  private void readHand(FenField field, int start, int end, Map<Piece, Integer> hands) {
    for (int i = start; i < end;) {
      int digits = digits(field.text(), i, end);
      int count = digits == 0 ? 1 : count(field, i, digits);
      i += digits;
      if (i == end) {
        throw field.error("a number of pieces in hand must precede a piece", i - digits);
      }
      int length = Math.min(pieceLength(field.text(), i), end - i);
      Piece piece = piece(field, i, field.text().substring(i, i + length));
      if (!heldLetters.contains(piece.letter())) {
        throw field.error("the piece " + piece.letter() + " cannot be in hand", i);
      }
      hands.merge(piece, count, Integer::sum);
      i += length;
    }
  }

  private static int digits(String text, int start, int end) {
    int at = start;
    while (at < end && FenField.isDigit(text.charAt(at))) {
      at++;
    }
    return at - start;
  }

  private static int count(FenField field, int index, int digits) {
    int count = digits > 3 ? 0 : Integer.parseInt(field.text().substring(index, index + digits));
    if (count == 0) {
      throw field.error("the number of a piece in hand must be 1 to 999", index);
    }
    return count;
  }
}
