package org.variorum.protocol.xboard;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Move;

/**
 * Highlights for XBoard: the squares to which the piece in the user's hand can move, given the squares pointed at so
 * far. So XBoard need not know the rules, not even for moves of three squares.
 */
final class Highlight {

  /** The meaning of a square: a quiet move, a capture, a move that needs more squares, several moves, a promotion. */
  private enum Colour {
    QUIET('Y'), CAPTURE('R'), MORE_SQUARES('C'), SEVERAL_MOVES('M'), PROMOTION('B');

    private final char letter;

    Colour(char letter) {
      this.letter = letter;
    }
  }

  private final Position position;
  private final Map<Move, Gesture> gestures;

  Highlight(Position position) {
    this.position = position;
    gestures = position.gestures();
  }

  /** Writes the line that marks all possible next squares after {@code pointedSquares}. */
  String line(List<Integer> pointedSquares) {
    Geometry board = position.game().board();
    Map<Integer, Colour> colours = colours(pointedSquares);
    StringBuilder line = new StringBuilder("highlight ");
    String separator = "";
    for (List<Integer> row : board.rows(Side.WHITE)) {
      line.append(separator);
      separator = "/";
      int emptyCount = 0;
      for (int square : row) {
        Optional<Colour> colour = Optional.ofNullable(colours.get(square));
        if (colour.isPresent()) {
          line.append(emptyCount > 0 ? emptyCount : "").append(colour.get().letter);
          emptyCount = 0;
        } else {
          emptyCount++;
        }
      }
      line.append(emptyCount > 0 ? emptyCount : "");
    }
    return line.toString();
  }

  /** Writes the line with the choices of a compulsory promotion, for which XBoard waits; empty if there is none. */
  Optional<String> promotionChoice(List<Integer> pointedSquares) {
    List<Gesture> matches = gestures.values().stream()
        .filter(gesture -> gesture.held().isEmpty() && gesture.squares().equals(pointedSquares)).toList();
    return matches.isEmpty() || matches.stream().anyMatch(gesture -> gesture.becomes().isEmpty())
        ? Optional.empty()
        : Optional.of("choice " + String.join("",
            matches.stream().map(gesture -> gesture.becomes().orElseThrow().letter().replace("~", ""))
                .toList()));
  }

  /** By possible next square: its meaning. Moves that need more squares take precedence over a complete move. */
  private Map<Integer, Colour> colours(List<Integer> pointedSquares) {
    Map<Integer, Colour> colours = new HashMap<>();
    gestures.forEach((move, gesture) -> {
      List<Integer> squares = gesture.squares();
      if (gesture.held().isEmpty() && squares.size() > pointedSquares.size()
          && squares.subList(0, pointedSquares.size()).equals(pointedSquares)) {
        colours.merge(squares.get(pointedSquares.size()), colour(move, gesture, pointedSquares.size() + 1),
            (first, second) -> first == Colour.MORE_SQUARES ? first : Colour.SEVERAL_MOVES);
      }
    });
    return colours;
  }

  private static Colour colour(Move move, Gesture gesture, int pointedCount) {
    if (gesture.squares().size() > pointedCount) {
      return Colour.MORE_SQUARES;
    }
    return gesture.becomes().isPresent() ? Colour.PROMOTION : move.captures() ? Colour.CAPTURE : Colour.QUIET;
  }
}
