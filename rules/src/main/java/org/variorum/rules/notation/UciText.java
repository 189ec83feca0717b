package org.variorum.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;

/**
 * Moves in UCI notation: the coordinate notation COM-3, except where Fairy-Stockfish differs. A pass is the square of
 * the royal piece twice, {@code e2e2}; without a royal piece, it is the square of the side's first piece twice.
 * {@code 0000} ends a turn of several moves. A piece that demotes has a minus, {@code a1b2-}. The wall that a piece
 * leaves behind is a second leg, {@code a1b2,b2a1}, which is read but never written.
 */
public final class UciText {

  private static final Pattern WITH_LETTER =
      Pattern.compile("(" + Geometry.SQUARE_NAME + ")(" + Geometry.SQUARE_NAME + ")([a-z])");
  private static final Pattern DEMOTION =
      Pattern.compile("(" + Geometry.SQUARE_NAME + ")(" + Geometry.SQUARE_NAME + ")-");
  private static final Pattern SQUARE_TWICE = Pattern.compile("(" + Geometry.SQUARE_NAME + ")\\1");
  private static final Pattern WITH_WALL =
      Pattern.compile("((" + Geometry.SQUARE_NAME + ")(" + Geometry.SQUARE_NAME + ").*),\\3\\2");

  private UciText() {}

  /** The texts of consecutive moves. */
  public static List<String> of(Position start, List<Move> moves) {
    List<String> texts = new ArrayList<>();
    // If no text differs from COM-3, the moves need not be played.
    boolean areAllCoordinates =
        moves.stream().noneMatch(move -> move.isPass() || WITH_LETTER.matcher(move.text()).matches());
    Position position = start;
    for (Move move : moves) {
      texts.add(areAllCoordinates ? move.text() : of(position, move));
      position = areAllCoordinates ? position : position.play(move);
    }
    return texts;
  }

  /** The text of a legal move. */
  public static String of(Position position, Move move) {
    if (move.isPass() && position.moveOfTurn() == 1) {
      return passSquare(position).map(square -> square + square).orElse(move.text());
    }
    Matcher parts = WITH_LETTER.matcher(move.text());
    return parts.matches() && basicLetter(position, parts.group(1)).filter(parts.group(3)::equals).isPresent()
        ? parts.group(1) + parts.group(2) + "-" : move.text();
  }

  /** The legal move that a text from another program means; empty if there is none. */
  public static Optional<Move> find(Position position, String text) {
    return position.find(text).or(() -> pass(position, text)).or(() -> demotion(position, text))
        .or(() -> withoutWall(position, text));
  }

  private static Optional<Move> pass(Position position, String text) {
    return SQUARE_TWICE.matcher(text).matches() ? position.moves().stream().filter(Move::isPass).findFirst()
        : Optional.empty();
  }

  private static Optional<Move> demotion(Position position, String text) {
    Matcher parts = DEMOTION.matcher(text);
    return parts.matches()
        ? basicLetter(position, parts.group(1))
            .flatMap(letter -> position.find(parts.group(1) + parts.group(2) + letter))
        : Optional.empty();
  }

  /** The move of a text that names the wall on the mover's origin; COM-3 leaves it out. */
  private static Optional<Move> withoutWall(Position position, String text) {
    Matcher parts = WITH_WALL.matcher(text);
    return parts.matches() ? position.find(parts.group(1)) : Optional.empty();
  }

  /** The lower-case letter of the basic form of the piece on a square; empty without a piece or a basic form. */
  private static Optional<String> basicLetter(Position position, String square) {
    return position.game().board().square(square).flatMap(position::at)
        .flatMap(piece -> position.game().definition().piece(piece.letter())).flatMap(PieceKind::basic)
        .map(letter -> letter.toLowerCase(Locale.ROOT));
  }

  private static Optional<String> passSquare(Position position) {
    List<Integer> ownSquares = IntStream.range(0, position.game().board().size()).boxed()
        .filter(square -> position.at(square).filter(piece -> piece.side() == position.turn()).isPresent())
        .toList();
    return ownSquares.stream()
        .filter(square -> position.at(square).filter(piece -> isRoyal(position, piece)).isPresent())
        .findFirst().or(() -> ownSquares.stream().findFirst()).map(position.game().board()::name);
  }

  private static boolean isRoyal(Position position, Piece piece) {
    return position.game().definition().piece(piece.letter()).filter(PieceKind::royal).isPresent();
  }
}
