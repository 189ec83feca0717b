package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.board.Side;
import org.variorum.rules.rule.hands.Drop;

/** Reads a FEN (COM-2), field by field. */
public final class FenReader {
  private static final Pattern IN_HAND = Pattern.compile("[^\\[]*\\[((?:\\+?[A-Za-z])*)-?\\]");
  private static final Pattern LETTER = Pattern.compile("\\+?[A-Za-z]");
  private static final Pattern SQUARE = Pattern.compile("[a-v][1-9][0-9]?");

  private final Rules rules;
  private final Placement placement;
  private final String fen;
  private final List<String> fields;

  private FenReader(Rules rules, String fen) {
    this.rules = rules;
    this.fen = fen;
    placement = new Placement(rules.definition());
    fields = new ArrayList<>(List.of(fen.split(" ", -1)));
  }

  public static Position read(Rules rules, String fen) {
    return new FenReader(rules, fen).read();
  }

  private Position read() {
    int least = rules.checks().isPresent() ? 7 : 6;
    if (fields.size() < least || fields.size() > least + 1) {
      throw malformed("there are " + least + " fields, and one more for a state");
    }
    StateField state =
        fields.size() > least ? StateField.read(rules, fen, fields.removeLast()) : StateField.NONE;
    Board board = frozen(placement.read(fen), state);
    Hands hands = hands(fields.removeFirst());
    Side turn = turn(fields.removeFirst());
    Set<Right> rights = rights(fields.removeFirst());
    Set<Integer> passed = passed(fields.removeFirst());
    Map<Side, Integer> checks = rules.checks().isPresent() ? checks(fields.removeFirst()) : Map.of();
    return new Position(board, hands, turn, rights, passed, checks, number(fields.get(0)),
        Math.max(1, number(fields.get(1))), state.ban(), state.swapped(), state.part());
  }

  private Hands hands(String field) {
    Matcher matcher = IN_HAND.matcher(field);
    if (!field.contains("[")) {
      return Hands.EMPTY;
    }
    if (rules.hands().isEmpty() || !matcher.matches()) {
      throw malformed("the pieces in hand cannot be read");
    }
    Hands hands = Hands.EMPTY;
    for (String token : LETTER.matcher(matcher.group(1)).results().map(result -> result.group()).toList()) {
      Piece piece = placement.piece(fen, token);
      if (rules.hands().orElseThrow().drops().stream().map(Drop::letter)
          .noneMatch(piece.letter()::equals)) {
        throw malformed(token + " is never held in hand");
      }
      hands = hands.with(piece.side(), piece.letter());
    }
    return hands;
  }

  private Side turn(String field) {
    return switch (field) {
      case "w" -> Side.WHITE;
      case "b" -> Side.BLACK;
      default -> throw malformed("the side to move is w or b");
    };
  }

  private Set<Right> rights(String field) {
    Set<Right> rights = EnumSet.noneOf(Right.class);
    for (String letter : field.equals("-") ? new String[0] : field.split("")) {
      Optional<Right> right =
          Arrays.stream(Right.values()).filter(one -> one.letter().equals(letter)).findFirst();
      if (!rights.add(right.orElseThrow(() -> malformed("castling rights are - or letters of KQkq")))) {
        throw malformed("a castling right stands twice");
      }
    }
    return rights;
  }

  private Set<Integer> passed(String field) {
    return field.equals("-") ? Set.of() : squares(field);
  }

  private Set<Integer> squares(String text) {
    if (!text.matches("(?:" + SQUARE + ")+")) {
      throw malformed("squares cannot be read: " + text);
    }
    Set<Integer> squares = new HashSet<>();
    for (String name : SQUARE.matcher(text).results().map(result -> result.group()).toList()) {
      squares.add(rules.geometry().square(name).orElseThrow(() -> malformed("there is no square " + name)));
    }
    return squares;
  }

  /** The checks that remain, White's first. */
  private Map<Side, Integer> checks(String field) {
    String[] counts = field.split("\\+", -1);
    if (counts.length != 2) {
      throw malformed("the checks that remain are written 3+3");
    }
    Map<Side, Integer> checks = new EnumMap<>(Side.class);
    checks.put(Side.WHITE, number(counts[0]));
    checks.put(Side.BLACK, number(counts[1]));
    return checks;
  }

  private int number(String field) {
    if (!field.matches("[0-9]{1,6}")) {
      throw malformed("no number: " + field);
    }
    return Integer.parseInt(field);
  }

  /** The board with the frozen pieces frozen (RS-7). */
  private Board frozen(Board unfrozen, StateField state) {
    Board board = unfrozen;
    for (int square : state.frozen()) {
      Piece piece = board.at(square)
          .orElseThrow(
              () -> malformed("nobody stands on the frozen square " + rules.geometry().name(square)));
      board = board.with(square, piece.frozen(true));
    }
    return board;
  }

  private MalformedFenException malformed(String reason) {
    return new MalformedFenException(fen, reason);
  }
}
