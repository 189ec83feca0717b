package org.variorum.rules.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Mechanism;

/** Reads FEN (COM-2). Knows syntax only: which letters, squares and entries there are, not what may stand where. */
final class FenReader {

  private static final int MAX_LENGTH = 2_000;
  /** As many as the largest board has squares: captures only move men from the board to a hand. */
  private static final int MAX_MEN = 256;
  private static final int MAX_NUMBER = 1_000_000;

  private final Tables tables;
  private final Geometry geometry;

  FenReader(Tables tables) {
    this.tables = tables;
    geometry = tables.geometry;
  }

  /** A field and where it starts. */
  private record Field(String text, int column) {
    FenException wrong(String problem, int index) {
      return new FenException(problem, column + index);
    }
  }

  /**
   * @throws FenException if the text is malformed
   */
  Setup read(String text) {
    List<Field> fields = fields(text);
    Map<Piece, Integer> hands = new HashMap<>();
    SortedMap<Integer, Piece> board = placement(fields.get(0), hands);
    int held = hands.values().stream().mapToInt(Integer::intValue).sum();
    if (board.size() + held > MAX_MEN) {
      throw fields.get(0).wrong("more than " + MAX_MEN + " men, those in hand included", 0);
    }
    int next = 1;
    Side turn = turn(field(fields, next++, "w"));
    Field castling = field(fields, next++, "-");
    Field enPassant = field(fields, next++, "-");
    List<Integer> checks = List.of();
    if (tables.checksToWin > 0) {
      boolean given = next < fields.size() && fields.get(next).text().contains("+");
      checks = given ? checks(fields.get(next++)) : List.of(tables.checksToWin, tables.checksToWin);
    }
    int clock = number(field(fields, next++, "0"), "the halfmove clock");
    // Many programs write 0 where they do not count moves.
    int fullmove = Math.max(1, number(field(fields, next++, "1"), "the move number"));
    if (tables.checksToWin > 0 && next < fields.size() && fields.get(next).text().startsWith("+")) {
      checks = checksGiven(fields.get(next++));
    }
    Entries entries = new Entries();
    if (next < fields.size()) {
      entries.read(fields.get(next++));
    }
    if (next < fields.size()) {
      throw fields.get(next)
          .wrong("a FEN ends after " + (entries.any ? "its state entries" : "the move number")
              + "; unexpected '" + shorten(fields.get(next).text()) + "'", 0);
    }
    return new Setup(board, hands, turn, castling(castling), squares(enPassant), checks, clock, fullmove,
        entries.ban, entries.swapped, entries.frozen);
  }

  /** The men on the board alone. */
  SortedMap<Integer, Piece> board(String text) {
    Field placement = fields(text).get(0);
    return placement(new Field(placement.text().replaceFirst("\\[.*", ""), placement.column()),
        new HashMap<>());
  }

  private static List<Field> fields(String text) {
    if (text.length() > MAX_LENGTH) {
      throw new FenException("a FEN has at most " + MAX_LENGTH + " characters, this has " + text.length(),
          MAX_LENGTH);
    }
    List<Field> fields = new ArrayList<>();
    int i = 0;
    while (i < text.length()) {
      int start = i;
      while (i < text.length() && text.charAt(i) != ' ') {
        i++;
      }
      if (i > start) {
        fields.add(new Field(text.substring(start, i), start + 1));
      }
      i++;
    }
    if (fields.isEmpty()) {
      throw new FenException("the text is empty; expected the placement of the men", 1);
    }
    return fields;
  }

  private static Field field(List<Field> fields, int index, String absent) {
    return index < fields.size() ? fields.get(index) : new Field(absent, 1);
  }

  private SortedMap<Integer, Piece> placement(Field field, Map<Piece, Integer> hands) {
    SortedMap<Integer, Piece> board = new TreeMap<>();
    String text = field.text();
    int bracket = text.indexOf('[');
    String ranks = bracket < 0 ? text : text.substring(0, bracket);
    int rank = geometry.ranks() - 1;
    int file = 0;
    for (int i = 0; i < ranks.length();) {
      char c = ranks.charAt(i);
      if (c == '/') {
        endOfRank(field, i, file, rank);
        if (rank == 0) {
          if (tables.hands && bracket < 0) {
            hand(field, i + 1, text.length(), hands);
            return board;
          }
          throw field.wrong("the board has only " + geometry.ranks() + " ranks", i);
        }
        rank--;
        file = 0;
        i++;
      } else if (c >= '0' && c <= '9') {
        int length = i + 1 < ranks.length() && isDigit(ranks.charAt(i + 1)) ? 2 : 1;
        int run = Integer.parseInt(ranks.substring(i, i + length));
        run(field, i, run, file, rank);
        file += run;
        i += length;
      } else if (c == '*') {
        if (file >= geometry.files() || geometry.square(file, rank) != Geometry.NONE) {
          throw field.wrong("there is no hole at " + place(file, rank), i);
        }
        file++;
        i++;
      } else {
        int length = pieceLength(ranks, i);
        Piece piece = piece(field, i, ranks.substring(i, i + length));
        int square = geometry.square(file, rank);
        if (square == Geometry.NONE) {
          throw field.wrong("there is no square at " + place(file, rank) + " for " + piece.fen(), i);
        }
        board.put(square, piece);
        file++;
        i += length;
      }
    }
    endOfRank(field, ranks.length(), file, rank);
    if (rank > 0) {
      throw field.wrong("only " + (geometry.ranks() - rank) + " of " + geometry.ranks() + " ranks",
          ranks.length());
    }
    if (bracket >= 0) {
      brackets(field, bracket, hands);
    }
    return board;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static String place(int file, int rank) {
    return (char) ('a' + Math.min(file, 25)) + Integer.toString(rank + 1);
  }

  private void run(Field field, int index, int run, int file, int rank) {
    if (run == 0) {
      throw field.wrong("a run of 0 empty squares", index);
    }
    for (int i = 0; i < run; i++) {
      if (geometry.square(file + i, rank) == Geometry.NONE) {
        throw field.wrong("a run of " + run + " empty squares reaches " + place(file + i, rank)
            + ", where there is no square (a hole is written *)", index);
      }
    }
  }

  private void endOfRank(Field field, int index, int file, int rank) {
    if (file != geometry.files()) {
      throw field.wrong("rank " + (rank + 1) + " has " + file + " squares instead of " + geometry.files(),
          index);
    }
  }

  private static int pieceLength(String text, int i) {
    int length = text.charAt(i) == '+' ? 2 : 1;
    if (i + length < text.length() && text.charAt(i + length) == '~') {
      length++;
    }
    return Math.min(length, text.length() - i);
  }

  private Piece piece(Field field, int index, String text) {
    String letter = text.toUpperCase(Locale.ROOT);
    boolean known = tables.definition.men().stream().anyMatch(man -> man.letter().equals(letter));
    if (!known) {
      throw field.wrong("no man has the letter '" + shorten(text) + "'; there are "
          + String.join(" ", tables.definition.men().stream().map(man -> man.letter()).toList()), index);
    }
    return new Piece(letter, letter.equals(text) ? Side.WHITE : Side.BLACK);
  }

  private void brackets(Field field, int bracket, Map<Piece, Integer> hands) {
    String text = field.text();
    if (!text.endsWith("]")) {
      throw field.wrong("a hand ends with ']'", text.length());
    }
    if (!tables.hands) {
      throw field.wrong("this game has no men in hand", bracket);
    }
    if (text.length() - bracket != 3 || text.charAt(bracket + 1) != '-') {
      hand(field, bracket + 1, text.length() - 1, hands);
    }
  }

  private void hand(Field field, int start, int end, Map<Piece, Integer> hands) {
    for (int i = start; i < end;) {
      int length = Math.min(pieceLength(field.text(), i), end - i);
      Piece piece = piece(field, i, field.text().substring(i, i + length));
      if (tables.drops[tables.kind(piece.letter())] == null) {
        throw field.wrong("a " + piece.letter() + " is never held", i);
      }
      hands.merge(piece, 1, Integer::sum);
      i += length;
    }
  }

  private static Side turn(Field field) {
    return switch (field.text()) {
      case "w" -> Side.WHITE;
      case "b" -> Side.BLACK;
      default -> throw field.wrong("the side to move is w or b, not '" + shorten(field.text()) + "'", 0);
    };
  }

  private static String castling(Field field) {
    String text = field.text();
    if (text.equals("-")) {
      return "";
    }
    for (int i = 0; i < text.length(); i++) {
      if (CastlingTable.LETTERS.indexOf(text.charAt(i)) < 0 || text.indexOf(text.charAt(i)) != i) {
        throw field.wrong("castling rights are - or letters of KQkq, each once", i);
      }
    }
    return text;
  }

  private List<Integer> squares(Field field) {
    List<Integer> squares = new ArrayList<>();
    if (field.text().equals("-")) {
      return squares;
    }
    for (int i = 0; i < field.text().length();) {
      int length = squareLength(field.text(), i);
      squares.add(square(field, i, field.text().substring(i, i + length)));
      i += length;
    }
    if (squares.size() > 7) {
      throw field.wrong("the en passant field is - or the squares that one man has crossed", 0);
    }
    return squares;
  }

  private static int squareLength(String text, int i) {
    int end = i + 1;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end - i;
  }

  private int square(Field field, int index, String name) {
    return geometry.square(name)
        .orElseThrow(() -> field.wrong("the board has no square '" + shorten(name) + "'", index));
  }

  private List<Integer> checks(Field field) {
    String[] parts = field.text().split("\\+", -1);
    if (parts.length != 2 || !parts[0].matches("[0-9]{1,2}") || !parts[1].matches("[0-9]{1,2}")) {
      throw field.wrong("remaining checks are two numbers such as 3+3", 0);
    }
    List<Integer> checks = List.of(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    if (checks.stream().anyMatch(left -> left > tables.checksToWin)) {
      throw field.wrong("more checks remain than the " + tables.checksToWin + " of the game", 0);
    }
    return checks;
  }

  /** Another dialect counts the checks given, after the move number: {@code +0+2}. Read, never written. */
  private List<Integer> checksGiven(Field field) {
    Field counts = new Field(field.text().substring(1), field.column() + 1);
    return checks(counts).stream().map(given -> tables.checksToWin - given).toList();
  }

  private static int number(Field field, String what) {
    if (!field.text().matches("[0-9]{1,7}")) {
      throw field.wrong(what + " is a number, not '" + shorten(field.text()) + "'", 0);
    }
    int number = Integer.parseInt(field.text());
    if (number > MAX_NUMBER) {
      throw field.wrong(what + " is 0 to " + MAX_NUMBER, 0);
    }
    return number;
  }

  /** A text or its beginning, fit to be repeated in a line: what ends lines or cannot be seen is a question mark. */
  static String shorten(String text) {
    String visible = text.replaceAll("[\\p{C}\\u2028\\u2029]", "?");
    return visible.length() <= 20 ? visible : visible.substring(0, 20) + "…";
  }

  /** The field of state entries: each at most once, in any order. */
  private final class Entries {
    private Optional<String> ban = Optional.empty();
    private boolean swapped;
    private final SortedSet<Integer> frozen = new TreeSet<>();
    private boolean any;

    void read(Field field) {
      any = true;
      int index = 0;
      for (String entry : field.text().split(",", -1)) {
        entry(field, index, entry);
        index += entry.length() + 1;
      }
    }

    private void entry(Field field, int index, String entry) {
      if (entry.startsWith("ban:") && tables.banned != 0 && ban.isEmpty()) {
        ban = Optional.of(banned(field, index + 4, entry.substring(4)));
      } else
        if (entry.equals("swapped") && tables.exchange != null && tables.exchange.notInReply() && !swapped) {
          swapped = true;
        } else if (entry.startsWith("frozen:") && tables.displacement != null && tables.displacement.freezes()
            && frozen.isEmpty()) {
              frozen(field, index + 7, entry.substring(7));
            } else {
              throw field.wrong(
                  "unknown or repeated state entry '" + shorten(entry) + "'; this game has " + known(),
                  index);
            }
    }

    private String banned(Field field, int index, String letter) {
      return tables.definition.mechanism(Mechanism.AnswerBan.class)
          .filter(rule -> rule.men().contains(letter))
          .map(rule -> letter)
          .orElseThrow(() -> field.wrong("no ban can be on '" + shorten(letter) + "'", index));
    }

    private void frozen(Field field, int index, String text) {
      int at = index;
      for (String name : text.split("\\+", -1)) {
        if (!frozen.add(square(field, at, name))) {
          throw field.wrong("the square " + name + " twice", at);
        }
        at += name.length() + 1;
      }
    }

    private String known() {
      List<String> known = new ArrayList<>();
      tables.definition.mechanism(Mechanism.AnswerBan.class).ifPresent(rule -> known.add("ban:X"));
      tables.definition.mechanism(Mechanism.Exchange.class).filter(Mechanism.Exchange::notInReply)
          .ifPresent(rule -> known.add("swapped"));
      tables.definition.mechanism(Mechanism.Displacement.class).filter(Mechanism.Displacement::freezes)
          .ifPresent(rule -> known.add("frozen:SQUARES"));
      return known.isEmpty() ? "none" : String.join(", ", known);
    }
  }
}
