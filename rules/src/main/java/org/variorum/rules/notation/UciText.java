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
  private static final Pattern TWICE = Pattern.compile("(" + Geometry.SQUARE_NAME + ")\\1");
  private static final Pattern LEAVES_WALL =
      Pattern.compile("((" + Geometry.SQUARE_NAME + ")(" + Geometry.SQUARE_NAME + ").*),\\3\\2");

  private UciText() {}

  /** The texts of consecutive moves. */
  public static List<String> of(Position from, List<Move> moves) {
    List<String> texts = new ArrayList<>();
    boolean areEqual =
        moves.stream().noneMatch(move -> move.isPass() || WITH_LETTER.matcher(move.text()).matches());
    Position at = from;
    for (Move move : moves) {
      texts.add(areEqual ? move.text() : of(at, move));
      at = areEqual ? at : at.play(move);
    }
    return texts;
  }

  /** The text of a legal move. */
  public static String of(Position at, Move move) {
    if (move.isPass() && at.part() == 1) {
      return passSquare(at).map(square -> square + square).orElse(move.text());
    }
    Matcher parts = WITH_LETTER.matcher(move.text());
    return parts.matches() && basicLetter(at, parts.group(1)).filter(parts.group(3)::equals).isPresent()
        ? parts.group(1) + parts.group(2) + "-" : move.text();
  }

  /** The legal move that the text of a program means; empty if there is none. */
  public static Optional<Move> find(Position at, String text) {
    return at.find(text).or(() -> pass(at, text)).or(() -> demotion(at, text))
        .or(() -> withoutWall(at, text));
  }

  private static Optional<Move> pass(Position at, String text) {
    return TWICE.matcher(text).matches() ? at.moves().stream().filter(Move::isPass).findFirst()
        : Optional.empty();
  }

  private static Optional<Move> demotion(Position at, String text) {
    Matcher parts = DEMOTION.matcher(text);
    return parts.matches()
        ? basicLetter(at, parts.group(1)).flatMap(letter -> at.find(parts.group(1) + parts.group(2) + letter))
        : Optional.empty();
  }

  private static Optional<Move> withoutWall(Position at, String text) {
    Matcher parts = LEAVES_WALL.matcher(text);
    return parts.matches() ? at.find(parts.group(1)) : Optional.empty();
  }

  /** The lower-case letter of the basic form of the piece on a square; empty without a piece or a basic form. */
  private static Optional<String> basicLetter(Position at, String square) {
    return at.game().board().square(square).flatMap(at::at)
        .flatMap(piece -> at.game().definition().piece(piece.letter())).flatMap(PieceKind::basic)
        .map(letter -> letter.toLowerCase(Locale.ROOT));
  }

  private static Optional<String> passSquare(Position at) {
    List<Integer> ownSquares = IntStream.range(0, at.game().board().size()).boxed()
        .filter(square -> at.at(square).filter(piece -> piece.side() == at.turn()).isPresent()).toList();
    return ownSquares.stream().filter(square -> at.at(square).filter(piece -> isRoyal(at, piece)).isPresent())
        .findFirst().or(() -> ownSquares.stream().findFirst()).map(at.game().board()::name);
  }

  private static boolean isRoyal(Position at, Piece piece) {
    return at.game().definition().piece(piece.letter()).filter(PieceKind::royal).isPresent();
  }
}
