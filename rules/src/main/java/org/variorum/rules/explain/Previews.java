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
 * The changes that a board shows for an incomplete {@link Gesture}: the changes that all possible moves share. A piece
 * that may promote is shown unpromoted on its destination. A square that all moves change in different ways is shown
 * empty.
 */
public final class Previews {

  /** One move: its legs, and the board after it. */
  private record Made(Legs legs, int[] after) {}

  private final Function<Move, Legs> legs;
  private final Map<Move, Made> made = new HashMap<>();
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
   * Returns the changes by the squares that are pointed at so far, two or more.
   *
   * @param play a copy of the position, on which moves are tried
   */
  public static Map<List<Integer>, List<Change>> of(Play play, Function<Move, Legs> legs,
      Map<Move, Gesture> gestures, Map<Move, List<Gesture>> shortcuts) {
    Map<List<Integer>, List<Move>> begun = new LinkedHashMap<>();
    gestures.values().forEach(
        gesture -> begin(begun, gesture, gesture.squares().size() - (asksAtLast(gesture) ? 0 : 1)));
    shortcuts.values().forEach(
        each -> each.forEach(gesture -> begin(begun, gesture, gesture.squares().size())));
    gestures.forEach((move, gesture) -> {
      addMove(begun, gesture, move);
      shortcuts.getOrDefault(move, List.of()).forEach(shortcut -> addMove(begun, shortcut, move));
    });
    Previews previews = new Previews(play, legs);
    Map<List<Integer>, List<Change>> shown = new LinkedHashMap<>();
    begun.forEach((squares, moves) -> shown.put(squares, previews.common(moves)));
    return shown;
  }

  /** Whether a piece is chosen after the last square: the promotion, or the piece from the hand. */
  private static boolean asksAtLast(Gesture gesture) {
    return gesture.becomes().isPresent() || gesture.held().isPresent();
  }

  private static void begin(Map<List<Integer>, List<Move>> begun, Gesture gesture, int last) {
    for (int length = 2; length <= last; length++) {
      begun.putIfAbsent(gesture.squares().subList(0, length), new ArrayList<>());
    }
  }

  private static void addMove(Map<List<Integer>, List<Move>> begun, Gesture gesture, Move move) {
    for (int length = 2; length <= gesture.squares().size(); length++) {
      List<Move> moves = begun.get(gesture.squares().subList(0, length));
      if (moves != null) {
        moves.add(move);
      }
    }
  }

  private List<Change> common(List<Move> moves) {
    List<Made> all = moves.stream().map(move -> made.computeIfAbsent(move, this::made)).toList();
    List<Change> changes = new ArrayList<>();
    for (int square = 0; square < tables.size; square++) {
      if (changes(all, square)) {
        changes.add(new Change(square, piece(state.board[square]), after(all, square)));
      }
    }
    return List.copyOf(changes);
  }

  private boolean changes(List<Made> all, int square) {
    for (Made each : all) {
      if (each.after()[square] == state.board[square]) {
        return false;
      }
    }
    return true;
  }

  private Made made(Move move) {
    play.attempt(move.code());
    int[] after = state.board.clone();
    play.unmake();
    return new Made(legs.apply(move), after);
  }

  private Optional<Piece> after(List<Made> made, int square) {
    Made one = made.getFirst();
    if (made.stream().allMatch(each -> each.after()[square] == one.after()[square])) {
      return piece(one.after()[square]);
    }
    boolean arrives = made.stream().allMatch(each -> each.legs().to() == square
        && piece(each.after()[square]).equals(Optional.of(each.legs().arrives())));
    return arrives ? Optional.of(one.legs().piece()) : Optional.empty();
  }

  private Optional<Piece> piece(int code) {
    return code == PieceCode.EMPTY ? Optional.empty() : Optional.of(tables.piece(code));
  }
}
