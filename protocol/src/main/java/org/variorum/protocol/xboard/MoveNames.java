package org.variorum.protocol.xboard;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;

/**
 * XBoard's texts for the legal moves of a position. A text has the squares at which a player points, for example
 * {@code e2e4}, or {@code b2b5,b5c6} with a third square. The promotion follows the squares.
 *
 * <p>XBoard joins the two legs of a move to three squares and takes the second leg for a continuation by the same
 * piece. It passes the text on to another engine unchanged. XBoard's own board is right only if the piece really
 * continues and the second square becomes empty, as in captures in passing. Castling that XBoard carries out itself has
 * no second leg (see {@link #castling}).
 */
final class MoveNames {

  private static final Pattern PLAIN = Pattern.compile(
      "(" + Geometry.FILE_NAME + "[0-9]{1,2}|[A-Z]@)(" + Geometry.FILE_NAME + "[0-9]{1,2})([a-z+=]?)");

  /** XBoard's text for a null move. */
  private static final String PASS = "@@@@";

  /** By move: the text to write. */
  private final Map<Move, String> texts = new LinkedHashMap<>();
  /** By accepted text: the move. A move may have several texts. */
  private final Map<String, Move> moves = new HashMap<>();

  MoveNames(Position position) {
    XBoardSquares squares = new XBoardSquares(position.game().board());
    Map<Move, Gesture> gestures = position.gestures();
    gestures
        .forEach((move, gesture) -> put(move, text(squares, gesture) + promotionSuffix(position.legs(move))));
    position.moves().stream().filter(Move::isPass).forEach(move -> put(move, PASS));
    // Castling has a text of its own if no other move has that text.
    gestures.forEach((move, gesture) -> castlingText(position, move, gesture)
        .or(() -> castling(position, move).map(legs -> squares.name(legs.from()) + squares.name(legs.to())))
        .filter(text -> !moves.containsKey(text)).ifPresent(text -> put(move, text)));
    // Texts with fewer squares are read, but never written.
    position.shortcuts().forEach((move, shortcuts) -> shortcuts.forEach(
        shortcut -> moves.putIfAbsent(text(squares, shortcut) + promotionSuffix(position.legs(move)), move)));
    // A promotion suffix may be left out if no other move has the same text before the suffix.
    Map<String, Integer> counts = new HashMap<>();
    texts.values().forEach(text -> counts.merge(withoutPromotion(text), 1, Integer::sum));
    texts.forEach((move, text) -> {
      if (counts.getOrDefault(withoutPromotion(text), 0) == 1) {
        moves.putIfAbsent(withoutPromotion(text), move);
      }
      moves.putIfAbsent(text + "=", move);
      if (squares.areRanksCountedFromOne()) {
        moves.putIfAbsent(move.text(), move);
      }
    });
  }

  private void put(Move move, String text) {
    texts.put(move, text);
    moves.put(text, move);
  }

  private static String withoutPromotion(String text) {
    return text.replaceFirst("[a-z+]$", "");
  }

  private static String text(XBoardSquares squares, Gesture gesture) {
    List<String> names = gesture.squares().stream().map(squares::name).toList();
    if (gesture.held().isPresent() && names.size() > 1) {
      return String.join("", names) + gesture.held().get().letter().toLowerCase(Locale.ROOT);
    }
    if (gesture.held().isPresent()) {
      return gesture.becomes().orElse(gesture.held().get()).letter() + "@" + names.getFirst();
    }
    StringBuilder text = new StringBuilder(names.get(0)).append(names.get(1));
    for (int i = 2; i < names.size(); i++) {
      text.append(',').append(names.get(i - 1)).append(names.get(i));
    }
    return text.toString();
  }

  private static String promotionSuffix(Legs legs) {
    if (legs.isDrop() || legs.becomes().isEmpty()) {
      return "";
    }
    Piece becomes = legs.becomes().get();
    return becomes.letter().equals("+" + legs.piece().letter()) ? "+"
        : becomes.letter().replace("~", "").toLowerCase(Locale.ROOT);
  }

  /** XBoard's text for castling by pointing at the rook; empty for other moves. */
  private static Optional<String> castlingText(Position position, Move move, Gesture gesture) {
    Legs legs = position.legs(move);
    int last = gesture.squares().getLast();
    return legs.isNamed() && gesture.squares().size() == 2 && last == legs.touched().getFirst().from()
        ? Optional.of(position.game().board().isRightOf(last, legs.from()) ? "O-O" : "O-O-O")
        : Optional.empty();
  }

  /**
   * The legs of a castling that XBoard can carry out itself; empty for other moves. The king moves at least two
   * squares; the rook starts on the edge and ends beside the king.
   */
  private static Optional<Legs> castling(Position position, Move move) {
    Legs legs = position.legs(move);
    if (!legs.isNamed()) {
      return Optional.empty();
    }
    Geometry board = position.game().board();
    Legs.Touched rook = legs.touched().getFirst();
    boolean isRight = board.isRightOf(legs.to(), legs.from());
    boolean kingMovesTwoOrMore = board.row(legs.from(), legs.to()).size() > 2;
    boolean startsOnEdge = board.file(rook.from()) == (isRight ? board.files() - 1 : 0);
    boolean endsBesideKing = rook.to() == board.alongRank(legs.to(), isRight ? -1 : 1);
    return kingMovesTwoOrMore && startsOnEdge && endsBesideKing ? Optional.of(legs) : Optional.empty();
  }

  /** XBoard's text for a legal move. */
  String text(Move move) {
    return texts.getOrDefault(move, move.text());
  }

  /**
   * Finds the legal move of a text with all squares of a move, or with fewer ({@link Position#shortcuts}). A compulsory
   * promotion to the only possible piece may be left out; {@code =} means no promotion. Texts of UCI (COM-3) are also
   * accepted, unless XBoard numbers the ranks from 0.
   */
  Optional<Move> find(String text) {
    return Optional.ofNullable(moves.get(text)).or(() -> Optional.ofNullable(moves.get(inLowerCase(text))));
  }

  /** Converts a text of one leg or of a drop to the notation of UCI, legal or not; empty for other texts. */
  static Optional<String> plain(Position position, String text) {
    Matcher parts = PLAIN.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    Geometry board = position.game().board();
    XBoardSquares squares = new XBoardSquares(board);
    Optional<String> from = parts.group(1).endsWith("@") ? Optional.of(parts.group(1))
        : squares.square(parts.group(1)).map(board::name);
    Optional<String> to = squares.square(parts.group(2)).map(board::name);
    return from.flatMap(start -> to.map(end -> start + end + parts.group(3).replace("=", "")));
  }

  private static String inLowerCase(String text) {
    return text.contains("@") ? text : text.toLowerCase(Locale.ROOT);
  }
}
