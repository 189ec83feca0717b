package org.variorum.rules.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.compile.CastlingTable;
import org.variorum.rules.compile.FenField;
import org.variorum.rules.compile.PlacementReader;
import org.variorum.rules.compile.Tables;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.Setup;
import org.variorum.rules.text.Excerpt;

/** Reads FEN (COM-2). Knows syntax only: which letters, squares and entries there are, not what may stand where. */
public final class FenReader {

  /** As many as the largest board has squares: captures only move pieces from the board to a hand. */
  private static final int MAX_PIECES = 256;
  private static final int MAX_NUMBER = 1_000_000;

  private final Tables tables;
  private final Geometry geometry;

  public FenReader(Tables tables) {
    this.tables = tables;
    geometry = tables.geometry;
  }

  /**
   * @throws FenException if the text is malformed
   */
  public Setup read(String text) {
    List<FenField> fields = FenField.of(text);
    Map<Piece, Integer> hands = new HashMap<>();
    SortedMap<Integer, Piece> board = new PlacementReader(tables.definition).read(fields.get(0), hands);
    int held = hands.values().stream().mapToInt(Integer::intValue).sum();
    if (board.size() + held > MAX_PIECES) {
      throw fields.get(0).wrong("more than " + MAX_PIECES + " pieces, those in hand included", 0);
    }
    int next = 1;
    Side turn = turn(field(fields, next++, "w"));
    FenField castling = field(fields, next++, "-");
    FenField enPassant = field(fields, next++, "-");
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
              + "; unexpected '" + Excerpt.of(fields.get(next).text()) + "'", 0);
    }
    return new Setup(board, hands, turn, castling(castling), squares(enPassant), checks, clock, fullmove,
        entries.ban, entries.swapped, entries.frozen);
  }

  private static FenField field(List<FenField> fields, int index, String absent) {
    return index < fields.size() ? fields.get(index) : new FenField(absent, 1);
  }

  private static Side turn(FenField field) {
    return switch (field.text()) {
      case "w" -> Side.WHITE;
      case "b" -> Side.BLACK;
      default -> throw field.wrong("the side to move is w or b, not '" + Excerpt.of(field.text()) + "'", 0);
    };
  }

  private static String castling(FenField field) {
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

  private List<Integer> squares(FenField field) {
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
      throw field.wrong("the en passant field is - or the squares that one piece has crossed", 0);
    }
    return squares;
  }

  private static int squareLength(String text, int i) {
    int end = i + 1;
    while (end < text.length() && FenField.isDigit(text.charAt(end))) {
      end++;
    }
    return end - i;
  }

  private int square(FenField field, int index, String name) {
    return geometry.square(name)
        .orElseThrow(() -> field.wrong("the board has no square '" + Excerpt.of(name) + "'", index));
  }

  private List<Integer> checks(FenField field) {
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
  private List<Integer> checksGiven(FenField field) {
    FenField counts = new FenField(field.text().substring(1), field.column() + 1);
    return checks(counts).stream().map(given -> tables.checksToWin - given).toList();
  }

  private static int number(FenField field, String what) {
    if (!field.text().matches("[0-9]{1,7}")) {
      throw field.wrong(what + " is a number, not '" + Excerpt.of(field.text()) + "'", 0);
    }
    int number = Integer.parseInt(field.text());
    if (number > MAX_NUMBER) {
      throw field.wrong(what + " is 0 to " + MAX_NUMBER, 0);
    }
    return number;
  }

  /** The field of state entries: each at most once, in any order. */
  private final class Entries {
    private Optional<String> ban = Optional.empty();
    private boolean swapped;
    private final SortedSet<Integer> frozen = new TreeSet<>();
    private boolean any;

    public void read(FenField field) {
      any = true;
      int index = 0;
      for (String entry : field.text().split(",", -1)) {
        entry(field, index, entry);
        index += entry.length() + 1;
      }
    }

    private void entry(FenField field, int index, String entry) {
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
                  "unknown or repeated state entry '" + Excerpt.of(entry) + "'; this game has " + known(),
                  index);
            }
    }

    private String banned(FenField field, int index, String letter) {
      return tables.definition.mechanism(Mechanism.AnswerBan.class)
          .filter(rule -> rule.pieces().contains(letter))
          .map(rule -> letter)
          .orElseThrow(() -> field.wrong("no ban can be on '" + Excerpt.of(letter) + "'", index));
    }

    private void frozen(FenField field, int index, String text) {
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
