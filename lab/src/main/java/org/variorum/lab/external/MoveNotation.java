package org.variorum.lab.external;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.UciText;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;

/** The notations of moves in the protocols. */
enum MoveNotation {

  /** The coordinate notation (COM-3 in docs/conventions.md), except where Fairy-Stockfish differs. */
  UCI {
    @Override
    String convert(Geometry board, String text) {
      return text;
    }

    @Override
    List<String> sequence(Position start, List<Move> moves) {
      return UciText.of(start, moves);
    }
  },

  /**
   * The notation of USI: files are numbered from the right, ranks are letters from the top, and a drop has a star after
   * the piece.
   */
  USI {
    @Override
    String convert(Geometry board, String text) {
      return SQUARE.matcher(text)
          .replaceAll(square -> (board.files() - (square.group(1).charAt(0) - 'a'))
              + String.valueOf((char) ('a' + board.ranks() - Integer.parseInt(square.group(2)))))
          .replace('@', '*');
    }
  },

  /**
   * The squares that a user clicks to enter the move ({@link Gesture}), in pairs if there are more than two, for
   * example {@code b2b5,b5c6}. On boards of exactly ten ranks, ranks are numbered from 0.
   */
  XBOARD {
    @Override
    String convert(Geometry board, String text) {
      return board.ranks() != RANKS_FROM_ZERO ? text
          : SQUARE.matcher(text)
              .replaceAll(square -> square.group(1) + (Integer.parseInt(square.group(2)) - 1));
    }

    @Override
    Map<Move, String> texts(Position position) {
      Map<Move, String> texts = new LinkedHashMap<>();
      Geometry board = position.game().board();
      position.gestures().forEach((move, gesture) -> {
        Optional<String> castling =
            castlingOnRook(position, move, gesture).filter(name -> !texts.containsValue(name));
        texts.put(move, castling.orElseGet(() -> convert(board,
            gesture.held().isPresent() ? move.text() : squarePairs(board, gesture) + promotion(move))));
      });
      position.moves().stream().filter(Move::isPass).forEach(move -> texts.put(move, "@@@@"));
      return texts;
    }
  };

  private static final Pattern SQUARE = Pattern.compile("(" + Geometry.FILE_NAME + ")([0-9]{1,2})");
  /** Two squares, an optional promotion, and an optional second leg. */
  private static final Pattern MOVE =
      Pattern.compile("(?:" + Geometry.FILE_NAME + "[0-9]{1,2}){2}([a-z+]*)(?:,.*)?");
  private static final int RANKS_FROM_ZERO = 10;
  private static final int LONGEST_TEXT = 40;

  /** Converts a move's text from the coordinate notation (COM-3) to this notation. */
  abstract String convert(Geometry board, String text);

  /** Consecutive moves in this notation, the first in the position {@code start}. */
  List<String> sequence(Position start, List<Move> moves) {
    return moves.stream().map(move -> convert(start.game().board(), move.text())).toList();
  }

  /** All legal moves in this notation. */
  Map<Move, String> texts(Position position) {
    Map<Move, String> texts = new LinkedHashMap<>();
    position.moves().forEach(move -> texts.put(move, convert(position.game().board(), move.text())));
    return texts;
  }

  /** The text {@code O-O} or {@code O-O-O} of a castling if its gesture ends on the rook; empty for other moves. */
  private static Optional<String> castlingOnRook(Position position, Move move, Gesture gesture) {
    Legs legs = position.legs(move);
    int last = gesture.squares().getLast();
    return legs.isNamed() && gesture.squares().size() == 2 && last == legs.touched().getFirst().from()
        ? Optional.of(position.game().board().isRightOf(last, legs.from()) ? "O-O" : "O-O-O")
        : Optional.empty();
  }

  private static String squarePairs(Geometry board, Gesture gesture) {
    List<String> squares = gesture.squares().stream().map(board::name).toList();
    return IntStream.range(1, squares.size()).mapToObj(i -> squares.get(i - 1) + squares.get(i))
        .collect(Collectors.joining(","));
  }

  private static String promotion(Move move) {
    Matcher parts = MOVE.matcher(move.text());
    return parts.matches() ? parts.group(1) : "";
  }

  /**
   * The legal move that an engine's text means; empty if no move, or no single move, fits. Accepts this notation, the
   * coordinate notation (COM-3), other common notations of castling, and SAN.
   */
  Optional<Move> read(Position position, String moveText) {
    if (moveText.length() > LONGEST_TEXT) {
      return Optional.empty();
    }
    // In XBoard's protocol, a trailing "=" means that a promotion is declined.
    String text = moveText.endsWith("=") ? moveText.substring(0, moveText.length() - 1) : moveText;
    Map<Move, String> texts = texts(position);
    Geometry board = position.game().board();
    return findUnique(position, move -> text.equalsIgnoreCase(texts.get(move)))
        .or(() -> findUnique(position, move -> convert(board, move.text()).equalsIgnoreCase(text)))
        .or(() -> findUnique(position, move -> otherCastlingTexts(position, move).contains(text)))
        .or(() -> UciText.find(position, text))
        .or(() -> San.find(position, moveText));
  }

  /** The only legal move that passes a test; empty if none or several pass it. */
  private static Optional<Move> findUnique(Position position, Predicate<Move> filter) {
    List<Move> matches = position.moves().stream().filter(filter).toList();
    return matches.size() == 1 ? Optional.of(matches.getFirst()) : Optional.empty();
  }

  /**
   * Other notations of a castling: the king moves two squares towards the rook; the king captures the rook; or the king
   * moves to its destination, if the rook lands beside it.
   */
  private List<String> otherCastlingTexts(Position position, Move move) {
    Legs legs = position.legs(move);
    if (!legs.isNamed()) {
      return List.of();
    }
    Geometry board = position.game().board();
    Legs.Touched rook = legs.touched().getFirst();
    int direction = board.isRightOf(rook.from(), legs.from()) ? 1 : -1;
    int twoSquares = board.alongRank(legs.from(), 2 * direction);
    int besideKing = board.alongRank(legs.to(), -direction);
    return Stream.of(twoSquares, rook.from(), besideKing == rook.to() ? legs.to() : Geometry.NONE)
        .filter(square -> square != Geometry.NONE)
        .map(square -> convert(board, board.name(legs.from()) + board.name(square))).toList();
  }
}
