package org.variorum.rules.explain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.variorum.rules.position.Gesture;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.MoveCode;

/**
 * Finds shortcut gestures, which start with the mover's square and another square that the move touches: a piece that
 * is acted on, the rook in castling, the pawn captured en passant, or the destination of a capture in passing. A pair
 * of squares that starts a usual gesture is never a shortcut. If several moves share a pair, their shortcuts continue
 * with squares of the usual gestures until the moves are distinct.
 *
 * <p>If castling is e1, g1 and no king's move leads to h1, the shortcut is e1, h1.
 */
public final class Shortcuts {

  private final Map<Move, List<Gesture>> shortcutsByMove = new LinkedHashMap<>();

  private Shortcuts() {}

  /** Returns the shortcuts by move, without moves that have none. {@code legs} finds the legs of a move. */
  public static Map<Move, List<Gesture>> of(Function<Move, Legs> legs, Map<Move, Gesture> usualGestures) {
    Set<List<Integer>> usualPairs = new HashSet<>();
    usualGestures.values().stream().filter(gesture -> gesture.held().isEmpty())
        .forEach(gesture -> usualPairs.add(gesture.squares().subList(0, 2)));
    Map<List<Integer>, Map<Move, Gesture>> movesByPair = new LinkedHashMap<>();
    usualGestures.forEach((move, gesture) -> {
      for (int square : touchedSquares(legs.apply(move))) {
        List<Integer> pair = List.of(MoveCode.from(move.code()), square);
        if (!usualPairs.contains(pair)) {
          movesByPair.computeIfAbsent(pair, key -> new LinkedHashMap<>()).put(move, gesture);
        }
      }
    });
    Shortcuts shortcuts = new Shortcuts();
    movesByPair.forEach(shortcuts::add);
    return shortcuts.shortcutsByMove;
  }

  /** Returns the squares that may be second in a shortcut; none for a move that brings in a piece from the hand. */
  private static Set<Integer> touchedSquares(Legs legs) {
    Set<Integer> squares = new LinkedHashSet<>();
    if (!legs.isDrop() && legs.entering().isEmpty()) {
      legs.touched().forEach(other -> squares.add(other.from()));
      squares.add(legs.to());
      squares.remove(legs.from());
    }
    return squares;
  }

  /** Adds the shortcuts that start with a pair of squares, unless the later squares do not distinguish the moves. */
  private void add(List<Integer> pair, Map<Move, Gesture> moves) {
    // By usual gesture: the squares that are left for the shortcut.
    Map<List<Integer>, List<Integer>> tails = new LinkedHashMap<>();
    moves.values().stream().map(Gesture::squares)
        .forEach(squares -> tails.put(squares, tail(squares, pair.getLast())));
    boolean isDistinct =
        tails.entrySet().stream().noneMatch(tail -> isShared(tail.getValue(), tail.getKey(), tails));
    if (isDistinct) {
      moves.forEach((move, gesture) -> {
        List<Integer> squares = new ArrayList<>(pair);
        squares.addAll(distinctPart(gesture.squares(), tails));
        shortcutsByMove.computeIfAbsent(move, key -> new ArrayList<>())
            .add(new Gesture(Optional.empty(), squares, gesture.becomes()));
      });
    }
  }

  /** The squares of a usual gesture, without the mover's square and without the second square of the pair. */
  private static List<Integer> tail(List<Integer> usualGesture, int second) {
    List<Integer> tail = new ArrayList<>(usualGesture.subList(1, usualGesture.size()));
    tail.remove(Integer.valueOf(second));
    return tail;
  }

  /** The shortest beginning of a move's remaining squares that no other move shares. */
  private static List<Integer> distinctPart(List<Integer> usualGesture,
      Map<List<Integer>, List<Integer>> tails) {
    List<Integer> tail = tails.getOrDefault(usualGesture, List.of());
    int length = 0;
    while (isShared(tail.subList(0, length), usualGesture, tails)) {
      length++;
    }
    return tail.subList(0, length);
  }

  /**
   * Whether the remaining squares of a move with another gesture than {@code usualGesture} start with
   * {@code beginning}.
   */
  private static boolean isShared(List<Integer> beginning, List<Integer> usualGesture,
      Map<List<Integer>, List<Integer>> tails) {
    return tails.entrySet().stream().anyMatch(other -> !other.getKey().equals(usualGesture)
        && other.getValue().size() >= beginning.size()
        && other.getValue().subList(0, beginning.size()).equals(beginning));
  }
}
