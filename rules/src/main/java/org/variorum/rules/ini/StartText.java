package org.variorum.rules.ini;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.platform.BitSet;
import org.variorum.rules.platform.Distinct;

/**
 * Start position as a file {@code variants.ini} spells it. Some fields may be missing.
 *
 * @param rows the ranks from the last to the first; a square is a piece, a star for a wall, or a blank if it is empty
 * @param hand the pieces in hand, in upper case for White and in lower case for Black
 * @param turn {@code w} or {@code b}
 * @param castling the castling rights; {@code -} if there are none
 * @param enPassant the square that was crossed; {@code -} if there is none
 * @param checks the remaining checks, for example {@code 3+3}
 * @param clocks the halfmove clock and the move number, if they are present
 */
record StartText(List<List<String>> rows, String hand, String turn, String castling, String enPassant,
    Optional<String> checks, List<String> clocks) {

  private static final String EMPTY = " ";
  static final String WALL = "*";

  /** Reads a start position; empty if the number of squares does not match the board. */
  static Optional<StartText> read(String text, int files, int ranks) {
    List<String> fields = List.of(text.strip().split("\\s+"));
    String placement = fields.getFirst();
    int bracket = placement.indexOf('[');
    String board = bracket < 0 ? placement : placement.substring(0, bracket);
    String hand = bracket < 0 ? "" : placement.substring(bracket + 1).replaceAll("[\\]-]", "");
    List<List<String>> rows = new ArrayList<>();
    for (String row : board.split("/", -1)) {
      Optional<List<String>> cells = cells(row, files);
      if (cells.isEmpty()) {
        return Optional.empty();
      }
      rows.add(cells.orElseThrow());
    }
    if (rows.size() != ranks) {
      return Optional.empty();
    }
    String turn = fields.size() > 1 && fields.get(1).equals("b") ? "b" : "w";
    List<String> rest = fields.subList(Math.min(2, fields.size()), fields.size());
    List<String> clocks = rest.stream().filter(field -> field.matches("\\d+")).toList();
    List<String> wordFields = rest.stream().filter(field -> field.matches("[A-Za-z]+\\d*|-")).toList();
    return Optional.of(new StartText(rows, hand, turn, wordFields.isEmpty() ? "-" : wordFields.getFirst(),
        wordFields.size() < 2 ? "-" : wordFields.get(1),
        rest.stream().filter(field -> field.matches("\\d+\\+\\d+")).findFirst(), clocks));
  }

  private static Optional<List<String>> cells(String text, int files) {
    List<String> cells = new ArrayList<>();
    int index = 0;
    while (index < text.length()) {
      int end = index + 1;
      char first = text.charAt(index);
      if (Character.isDigit(first)) {
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
          end++;
        }
        int count = Integer.parseInt(text.substring(index, Math.min(end, index + 2)));
        Stream.generate(() -> EMPTY).limit(count).forEach(cells::add);
      } else {
        end = Math.min(text.length(), first == '+' ? index + 2 : index + 1);
        end = end < text.length() && text.charAt(end) == '~' ? end + 1 : end;
        cells.add(text.substring(index, end));
      }
      index = end;
    }
    return cells.size() == files ? Optional.of(cells) : Optional.empty();
  }

  /**
   * Replaces the letters of a text by those in {@code letters}, a map from lower case to lower case. Keeps the case.
   */
  static String withOtherLetters(String text, Map<String, String> letters) {
    return text.chars().mapToObj(each -> String.valueOf((char) each))
        .map(each -> withCase(letters.getOrDefault(each.toLowerCase(Locale.ROOT), each), !isLower(each)))
        .collect(Collectors.joining());
  }

  private static boolean isLower(String letter) {
    return Character.isLowerCase(letter.charAt(0));
  }

  /** Returns the text of a start position with other letters for its pieces. */
  static String withPieceLetters(String text, Map<String, String> letters) {
    int end = text.strip().indexOf(' ');
    return end < 0 ? withOtherLetters(text, letters)
        : withOtherLetters(text.strip().substring(0, end), letters) + text.strip().substring(end);
  }

  /** The empty squares, numbered along the ranks from a1. */
  BitSet emptySquares() {
    BitSet empty = new BitSet();
    for (int row = 0; row < rows.size(); row++) {
      List<String> cells = rows.get(row);
      int first = (rows.size() - 1 - row) * cells.size();
      for (int file = 0; file < cells.size(); file++) {
        empty.set(first + file, cells.get(file).equals(EMPTY));
      }
    }
    return empty;
  }

  /** Returns a copy in which {@code other} replaces the letter of pieces on the board, for both sides. */
  StartText withLetter(String letter, String other) {
    List<List<String>> replaced = rows.stream().map(row -> row.stream()
        .map(cell -> cell.equals(withCase(letter, true)) ? withCase(other, true)
            : cell.equals(withCase(letter, false)) ? withCase(other, false) : cell)
        .toList()).toList();
    return new StartText(replaced, hand, turn, castling, enPassant, checks, clocks);
  }

  /** Returns a copy with other pieces in hand. */
  StartText withHand(String pieces) {
    return new StartText(rows, pieces, turn, castling, enPassant, checks, clocks);
  }

  /** Returns a copy with other castling rights. */
  StartText withCastling(String rights) {
    return new StartText(rows, hand, turn, rights, enPassant, checks, clocks);
  }

  /** Returns how many pieces with a letter a side has on the board. The letter may have a plus sign before it. */
  long countOnBoard(String letter, boolean white) {
    String piece = withCase(letter, white);
    return rows.stream().flatMap(List::stream).filter(piece::equals).count();
  }

  /** Returns how many pieces with a letter a side has in hand. */
  long countInHand(String letter, boolean white) {
    return hand.chars().filter(each -> withCase(letter, white).equals(String.valueOf((char) each))).count();
  }

  /** Whether either side has a piece with a letter, on the board or in hand. */
  boolean has(String letter) {
    return Stream.of(true, false)
        .anyMatch(white -> countOnBoard(letter, white) + countInHand(letter, white) > 0);
  }

  static String withCase(String letter, boolean white) {
    return white ? letter.toUpperCase(Locale.ROOT) : letter.toLowerCase(Locale.ROOT);
  }

  /** The letters of all pieces, in upper case, each once. */
  List<String> letters() {
    return Stream.concat(rows.stream().flatMap(List::stream), Stream.of(hand.split("")))
        .filter(cell -> !cell.isBlank() && !cell.equals(WALL))
        .map(cell -> cell.toUpperCase(Locale.ROOT))
        .filter(Distinct.values()).toList();
  }

  /** The squares that are walls, numbered along the ranks from a1. */
  BitSet wallSquares() {
    BitSet walls = new BitSet();
    for (int row = 0; row < rows.size(); row++) {
      List<String> cells = rows.get(row);
      int rank = rows.size() - 1 - row;
      for (int file = 0; file < cells.size(); file++) {
        walls.set(rank * cells.size() + file, cells.get(file).equals(WALL));
      }
    }
    return walls;
  }

  /** The squares of a side's pieces with a letter. */
  Zone squaresOf(String letter, boolean white) {
    int files = rows.getFirst().size();
    Zone zone = Zone.none(files, rows.size());
    for (int row = 0; row < rows.size(); row++) {
      int first = (rows.size() - 1 - row) * files;
      for (int file = 0; file < files; file++) {
        zone.set().set(first + file, rows.get(row).get(file).equals(withCase(letter, white)));
      }
    }
    return zone;
  }

  /**
   * Returns the FEN of the position in the spelling of definitions.
   *
   * @param writesHands whether to write the pieces in hand
   * @param writesRights whether to write castling rights
   * @param writesChecks whether to write the remaining checks
   */
  String fen(boolean writesHands, boolean writesRights, boolean writesChecks) {
    List<String> ranks = new ArrayList<>();
    for (List<String> row : rows) {
      StringBuilder text = new StringBuilder();
      int empty = 0;
      for (String cell : row) {
        if (cell.equals(EMPTY)) {
          empty++;
          continue;
        }
        text.append(empty > 0 ? String.valueOf(empty) : "").append(cell);
        empty = 0;
      }
      ranks.add(text.append(empty > 0 ? String.valueOf(empty) : "").toString());
    }
    List<String> fields =
        new ArrayList<>(List.of(String.join("/", ranks) + (writesHands ? "[" + hand + "]" : ""),
            turn, writesRights ? castling : "-", enPassant));
    if (writesChecks) {
      fields.add(checks.orElse("3+3"));
    }
    fields.add(clocks.isEmpty() ? "0" : clocks.getFirst());
    fields.add(clocks.size() < 2 ? "1" : clocks.get(1));
    return String.join(" ", fields);
  }
}
