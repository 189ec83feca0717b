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
 */
public final class Shortcuts {

  private final Map<Move, List<Gesture>> found = new LinkedHashMap<>();

  private Shortcuts() {}

  /** The shortcuts by move; only moves that have any are keys. */
  public static Map<Move, List<Gesture>> of(Function<Move, Legs> legs, Map<Move, Gesture> usual) {
    Set<List<Integer>> begun = new HashSet<>();
    usual.values().stream().filter(gesture -> gesture.held().isEmpty())
        .forEach(gesture -> begun.add(gesture.squares().subList(0, 2)));
    Map<List<Integer>, Map<Move, Gesture>> meant = new LinkedHashMap<>();
    usual.forEach((move, gesture) -> {
      for (int square : touched(legs.apply(move))) {
        List<Integer> pair = List.of(MoveCode.from(move.code()), square);
        if (!begun.contains(pair)) {
          meant.computeIfAbsent(pair, key -> new LinkedHashMap<>()).put(move, gesture);
        }
      }
    });
    Shortcuts shortcuts = new Shortcuts();
    meant.forEach(shortcuts::add);
    return shortcuts.found;
  }

  private static Set<Integer> touched(Legs legs) {
    Set<Integer> squares = new LinkedHashSet<>();
    if (!legs.isDrop() && legs.entering().isEmpty()) {
      legs.touched().forEach(other -> squares.add(other.from()));
      squares.add(legs.to());
      squares.remove(legs.from());
    }
    return squares;
  }

  private void add(List<Integer> pair, Map<Move, Gesture> moves) {
    Map<List<Integer>, List<Integer>> rests = new LinkedHashMap<>();
    moves.values().stream().map(Gesture::squares)
        .forEach(squares -> rests.put(squares, rest(squares, pair.getLast())));
    boolean tellable =
        rests.entrySet().stream().noneMatch(rest -> begins(rest.getValue(), rest.getKey(), rests));
    if (tellable) {
      moves.forEach((move, gesture) -> {
        List<Integer> squares = new ArrayList<>(pair);
        squares.addAll(needed(gesture.squares(), rests));
        found.computeIfAbsent(move, key -> new ArrayList<>())
            .add(new Gesture(Optional.empty(), squares, gesture.becomes()));
      });
    }
  }

  /** The squares of a usual gesture without the mover's square and without {@code pointed}, the second of the pair. */
  private static List<Integer> rest(List<Integer> usual, int pointed) {
    List<Integer> rest = new ArrayList<>(usual.subList(1, usual.size()));
    rest.remove(Integer.valueOf(pointed));
    return rest;
  }

  /** The shortest beginning of a move's remaining squares that distinguishes the move from the others. */
  private static List<Integer> needed(List<Integer> usual, Map<List<Integer>, List<Integer>> rests) {
    List<Integer> rest = rests.getOrDefault(usual, List.of());
    int length = 0;
    while (begins(rest.subList(0, length), usual, rests)) {
      length++;
    }
    return rest.subList(0, length);
  }

  /** Whether the remaining squares of another move start with {@code beginning}. */
  private static boolean begins(List<Integer> beginning, List<Integer> usual,
      Map<List<Integer>, List<Integer>> rests) {
    return rests.entrySet().stream().anyMatch(other -> !other.getKey().equals(usual)
        && other.getValue().size() >= beginning.size()
        && other.getValue().subList(0, beginning.size()).equals(beginning));
  }
}
