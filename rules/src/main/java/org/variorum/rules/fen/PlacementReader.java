package org.variorum.rules.fen;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.position.Piece;
import org.variorum.rules.text.Excerpt;

/** Reads the first field of a FEN (COM-2): the pieces on the board, and those in hand. */
public final class PlacementReader {

  private final Definition definition;
  private final Geometry geometry;
  /** The pieces that can be held. */
  private final Set<String> held;

  public PlacementReader(Definition definition) {
    this.definition = definition;
    geometry = definition.board();
    held = Set.copyOf(definition.held());
  }

  /** The pieces on the board alone. */
  SortedMap<Integer, Piece> board(String text) {
    FenField placement = FenField.of(text).getFirst();
    return read(new FenField(placement.text().replaceFirst("\\[.*", ""), placement.column()),
        new HashMap<>(), new TreeMap<>());
  }

  /** How many pieces are in the hands. */
  Map<Piece, Integer> hands(String text) {
    Map<Piece, Integer> hands = new HashMap<>();
    read(FenField.of(text).getFirst(), hands, new TreeMap<>());
    return hands;
  }

  /**
   * The pieces on the board.
   *
   * @param hands gets those in hand
   * @param holes gets the squares that are written as holes, with their indices in the text
   */
  public SortedMap<Integer, Piece> read(FenField field, Map<Piece, Integer> hands,
      SortedMap<Integer, Integer> holes) {
    String text = field.text();
    int bracket = text.indexOf('[');
    Scan scan = new Scan(field, bracket < 0 ? text : text.substring(0, bracket), holes);
    while (scan.index < scan.ranks.length()) {
      if (scan.next() == '/' && scan.rank < 0 && !held.isEmpty() && bracket < 0) {
        hand(field, scan.index, text.length(), hands);
        return scan.board;
      }
      scan.requireRank();
    }
    scan.end();
    if (bracket >= 0) {
      brackets(field, bracket, hands);
    }
    return scan.board;
  }

  /** The ranks of a board while they are being read, the highest first. */
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

    /** Reads on, and returns what began there. */
    char next() {
      char c = ranks.charAt(index);
      if (c == '/') {
        endRank();
        rank--;
        file = 0;
        index++;
      } else if (FenField.isDigit(c)) {
        run();
      } else if (c == '*') {
        hole();
      } else {
        piece();
      }
      return c;
    }

    /** Refuses a rank below the lowest. */
    void requireRank() {
      if (rank < 0) {
        throw field.wrong("the board has only " + geometry.ranks() + " ranks", index - 1);
      }
    }

    /** Refuses ranks that are missing or too short. */
    void end() {
      endRank();
      if (rank > 0) {
        throw field.wrong("only " + (geometry.ranks() - rank) + " of " + geometry.ranks() + " ranks",
            ranks.length());
      }
    }

    private void endRank() {
      if (file != geometry.files()) {
        throw field.wrong(
            "rank " + (rank + 1) + " has " + file + " squares instead of " + geometry.files(), index);
      }
    }

    private void run() {
      int length = index + 1 < ranks.length() && FenField.isDigit(ranks.charAt(index + 1)) ? 2 : 1;
      int run = Integer.parseInt(ranks.substring(index, index + length));
      if (run == 0) {
        throw field.wrong("a run of 0 empty squares", index);
      }
      for (int i = 0; i < run; i++) {
        if (geometry.square(file + i, rank) == Geometry.NONE) {
          throw field.wrong("a run of " + run + " empty squares reaches " + place(file + i, rank)
              + ", where there is no square (a hole is written *)", index);
        }
      }
      file += run;
      index += length;
    }

    private void hole() {
      if (file >= geometry.files()) {
        throw field.wrong("there is no hole at " + place(file, rank), index);
      }
      int square = geometry.square(file, rank);
      if (square != Geometry.NONE) {
        holes.put(square, index);
      }
      file++;
      index++;
    }

    private void piece() {
      int length = pieceLength(ranks, index);
      Piece piece = PlacementReader.this.piece(field, index, ranks.substring(index, index + length));
      int square = geometry.square(file, rank);
      if (square == Geometry.NONE) {
        throw field.wrong("there is no square at " + place(file, rank) + " for " + piece.fen(), index);
      }
      board.put(square, piece);
      file++;
      index += length;
    }
  }

  private static String place(int file, int rank) {
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
    String letter = text.toUpperCase(Locale.ROOT);
    boolean known = definition.pieces().stream().anyMatch(piece -> piece.letter().equals(letter));
    if (!known) {
      throw field.wrong("no piece has the letter '" + Excerpt.of(text) + "'; there are "
          + String.join(" ", definition.pieces().stream().map(piece -> piece.letter()).toList()), index);
    }
    return new Piece(letter, letter.equals(text) ? Side.WHITE : Side.BLACK);
  }

  private void brackets(FenField field, int bracket, Map<Piece, Integer> hands) {
    String text = field.text();
    if (!text.endsWith("]")) {
      throw field.wrong("a hand ends with ']'", text.length());
    }
    if (held.isEmpty()) {
      throw field.wrong("this game has no pieces in hand", bracket);
    }
    if (text.length() - bracket != 3 || text.charAt(bracket + 1) != '-') {
      hand(field, bracket + 1, text.length() - 1, hands);
    }
  }

  private void hand(FenField field, int start, int end, Map<Piece, Integer> hands) {
    for (int i = start; i < end;) {
      int length = Math.min(pieceLength(field.text(), i), end - i);
      Piece piece = piece(field, i, field.text().substring(i, i + length));
      if (!held.contains(piece.letter())) {
        throw field.wrong("a " + piece.letter() + " is never held", i);
      }
      hands.merge(piece, 1, Integer::sum);
      i += length;
    }
  }
}
