package org.variorum.testkit.laws;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.board.BlackView;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Definition;

/** Mirror of moves and FENs of a game: exchanges the sides, and replaces each square by the opposite square. */
final class Mirror {

  private static final Pattern SQUARE = Pattern.compile("[a-z][0-9]+");
  private static final Pattern CELL = Pattern.compile("[0-9]+|\\*|\\+?\\p{L}[^\\p{L}0-9*+]*");
  private static final Pattern PIECES_BENEATH = Pattern.compile("=([^/]*)");
  private static final Pattern COUNTS_OF_SIDES = Pattern.compile("(-?[0-9]+)\\+(-?[0-9]+)");

  private final Definition definition;
  private final Geometry board;

  Mirror(Definition definition) {
    this.definition = definition;
    board = definition.board();
  }

  /** Whether each square of the board has an opposite square. */
  boolean hasAllOpposites() {
    return IntStream.range(0, board.size()).noneMatch(square -> board.opposite(square) == Geometry.NONE);
  }

  /** The definition with the sides of its start position exchanged. */
  Definition definition() {
    return new Definition(definition.title(), definition.options(), board, definition.pieces(),
        fen(definition.start()),
        definition.royalty(), definition.goals(), definition.mechanisms());
  }

  private static List<String> fields(String fen) {
    return List.of(fen.split(" ", -1));
  }

  /** Mirrors the text of a move, in the order of {@link #withSortedLegs}. */
  String move(String text) {
    return withSortedLegs(mirroredSquares(text));
  }

  /** Sorts the two legs of a text in which two pieces exchange squares, because either leg may be written first. */
  static String withSortedLegs(String text) {
    String[] legs = text.split(",", -1);
    return legs.length == 2 && legs[1].compareTo(legs[0]) < 0 && isReverse(legs[0], legs[1])
        ? legs[1] + "," + legs[0] : text;
  }

  private static boolean isReverse(String leg, String other) {
    List<String> squares = SQUARE.matcher(leg).results().map(MatchResult::group).toList();
    return leg.equals(String.join("", squares)) && other.equals(String.join("", squares.reversed()));
  }

  private String mirroredSquares(String text) {
    return SQUARE.matcher(text).replaceAll(found -> mirroredSquare(found.group()));
  }

  /** Mirrors a FEN. The clocks remain the same. */
  String fen(String fen) {
    List<String> fields = fields(fen);
    return IntStream.range(0, fields.size()).mapToObj(i -> switch (i) {
      case 0 -> mirroredPlacement(fields.get(i));
      case 1 -> fields.get(i).equals("w") ? "b" : "w";
      case 2 -> mirroredRights(fields.get(i));
      case 3 -> mirroredSquares(fields.get(i));
      default -> mirroredEntries(fields.get(i));
    }).collect(Collectors.joining(" "));
  }

  private String mirroredPlacement(String text) {
    String hands = text.indexOf('[') < 0 ? "" : text.substring(text.indexOf('['));
    List<String> ranks = Arrays.asList(text.substring(0, text.length() - hands.length()).split("/", -1));
    Collections.reverse(ranks);
    String pieces = ranks.stream().map(this::mirroredRank).collect(Collectors.joining("/"));
    return pieces
        + (hands.isEmpty() ? "" : "[" + swappedWhitesFirst(hands.substring(1, hands.length() - 1)) + "]");
  }

  private String mirroredRank(String rank) {
    List<String> squares = CELL.matcher(rank).results().map(found -> swapCase(found.group()))
        .collect(Collectors.toList());
    if (board.blackView() == BlackView.HALF_TURN) {
      Collections.reverse(squares);
    }
    return String.join("", squares);
  }

  /** Exchanges the sides of pieces or rights and writes White's first. */
  private static String swappedWhitesFirst(String pieces) {
    List<String> all = CELL.matcher(pieces).results().map(found -> swapCase(found.group())).toList();
    return all.stream().filter(piece -> piece.matches(".*\\p{Lu}.*")).collect(Collectors.joining())
        + all.stream().filter(piece -> !piece.matches(".*\\p{Lu}.*")).collect(Collectors.joining());
  }

  private String mirroredRights(String text) {
    return text.equals("-") ? text
        : swappedWhitesFirst(
            board.blackView() == BlackView.MIRRORED ? text : text.codePoints().map(this::otherWing)
                .mapToObj(Character::toString).collect(Collectors.joining()));
  }

  /** The castling letter of the other wing, or of the file at the same distance from the other edge. */
  private int otherWing(int letter) {
    int wing = "KQkq".indexOf(letter);
    int first = Character.isUpperCase(letter) ? 'A' : 'a';
    return wing >= 0 ? "QKqk".charAt(wing) : first + board.files() - 1 - (letter - first);
  }

  private static String swapCase(String text) {
    return text.codePoints()
        .map(letter -> Character.isUpperCase(letter) ? Character.toLowerCase(letter)
            : Character.toUpperCase(letter))
        .mapToObj(Character::toString).collect(Collectors.joining());
  }

  private String mirroredEntries(String text) {
    return Arrays.stream(text.split(",", -1)).map(this::mirroredEntry).collect(Collectors.joining(","));
  }

  private String mirroredEntry(String text) {
    Matcher sum = COUNTS_OF_SIDES.matcher(text);
    if (text.startsWith("white-") || text.startsWith("black-")) {
      return (text.startsWith("white") ? "black" : "white") + text.substring(5);
    }
    if (text.endsWith(":w") || text.endsWith(":b")) {
      return text.substring(0, text.length() - 1) + (text.endsWith("w") ? "b" : "w");
    }
    return sum.find() ? sum.replaceAll("$2+$1")
        : PIECES_BENEATH.matcher(mirroredSquares(text)).replaceAll(found -> "=" + swapCase(found.group(1)));
  }

  private String mirroredSquare(String name) {
    return IntStream.range(0, board.size()).filter(square -> board.name(square).equals(name))
        .mapToObj(square -> board.name(board.opposite(square)))
        .findFirst().orElse(name);
  }
}
