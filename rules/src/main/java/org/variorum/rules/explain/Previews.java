package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.variorum.rules.compile.GameTables;
import org.variorum.rules.play.Play;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.position.Transition.Change;
import org.variorum.rules.state.State;

/**
 * The changes that a board shows for an incomplete {@link Gesture}. Only squares that every possible move changes are
 * shown: with their new contents, if these are the same after all moves; else empty. A piece that may promote is shown
 * unpromoted on its destination.
 */
public final class Previews {

  /** A move's legs, and the piece codes of the board after the move. */
  private record Result(Legs legs, int[] boardAfter) {}

  private final Function<Move, Legs> legs;
  private final Map<Move, Result> cache = new HashMap<>();
  private final Play play;
  private final State state;
  private final GameTables tables;

  private Previews(Play play, Function<Move, Legs> legs) {
    this.legs = legs;
    this.play = play;
    state = play.state;
    tables = play.tables;
  }

  /**
   * Returns the changes for each incomplete gesture and each shortcut, by the squares that the player has
   * pointed at (at least two).
   *
   * @param play a copy of the position, on which moves are tried
   * @param gestures the usual gesture of each move
   * @param shortcuts the other gestures of some moves
   */
  public static Map<List<Integer>, List<Change>> of(Play play, Function<Move, Legs> legs,
      Map<Move, Gesture> gestures, Map<Move, List<Gesture>> shortcuts) {
    Map<List<Integer>, List<Move>> movesByStart = new LinkedHashMap<>();
    gestures.values().forEach(
        gesture -> addStarts(movesByStart, gesture,
            gesture.squares().size() - (endsWithChoice(gesture) ? 0 : 1)));
    shortcuts.values().forEach(
        each -> each.forEach(gesture -> addStarts(movesByStart, gesture, gesture.squares().size())));
    gestures.forEach((move, gesture) -> {
      addMove(movesByStart, gesture, move);
      shortcuts.getOrDefault(move, List.of()).forEach(shortcut -> addMove(movesByStart, shortcut, move));
    });
    Previews previews = new Previews(play, legs);
    Map<List<Integer>, List<Change>> changesByStart = new LinkedHashMap<>();
    movesByStart.forEach((squares, moves) -> changesByStart.put(squares, previews.commonChanges(moves)));
    return changesByStart;
  }

  /** Whether the player chooses a piece after the last square: a promotion, or a piece in hand. */
  private static boolean endsWithChoice(Gesture gesture) {
    return gesture.becomes().isPresent() || gesture.held().isPresent();
  }

  /** Adds the beginnings of a gesture, of two to {@code maxLength} squares, as keys. */
  private static void addStarts(Map<List<Integer>, List<Move>> movesByStart, Gesture gesture, int maxLength) {
    for (int length = 2; length <= maxLength; length++) {
      movesByStart.putIfAbsent(gesture.squares().subList(0, length), new ArrayList<>());
    }
  }

  /** Adds a move to each key with which its gesture begins. */
  private static void addMove(Map<List<Integer>, List<Move>> movesByStart, Gesture gesture, Move move) {
    for (int length = 2; length <= gesture.squares().size(); length++) {
      List<Move> moves = movesByStart.get(gesture.squares().subList(0, length));
      if (moves != null) {
        moves.add(move);
      }
    }
  }

  /** Returns the changes of the squares that all moves change. */
  private List<Change> commonChanges(List<Move> moves) {
    List<Result> results = moves.stream().map(move -> cache.computeIfAbsent(move, this::tryMove)).toList();
    List<Change> changes = new ArrayList<>();
    for (int square = 0; square < tables.size; square++) {
      if (allChange(results, square)) {
        changes.add(new Change(square, piece(state.board[square]), pieceAfter(results, square)));
      }
    }
    return List.copyOf(changes);
  }

  private boolean allChange(List<Result> results, int square) {
    for (Result each : results) {
      if (each.boardAfter()[square] == state.board[square]) {
        return false;
      }
    }
    return true;
  }

  private Result tryMove(Move move) {
    play.attempt(move.code());
    int[] boardAfter = state.board.clone();
    play.unmake();
    return new Result(legs.apply(move), boardAfter);
  }

  private Optional<Piece> pieceAfter(List<Result> results, int square) {
    Result first = results.getFirst();
    if (results.stream().allMatch(each -> each.boardAfter()[square] == first.boardAfter()[square])) {
      return piece(first.boardAfter()[square]);
    }
    boolean isDestination = results.stream().allMatch(each -> each.legs().to() == square
        && piece(each.boardAfter()[square]).equals(Optional.of(each.legs().arrivingPiece())));
    return isDestination ? Optional.of(first.legs().piece()) : Optional.empty();
  }

  private Optional<Piece> piece(int code) {
    return code == PieceCode.EMPTY ? Optional.empty() : Optional.of(tables.piece(code));
  }
}
