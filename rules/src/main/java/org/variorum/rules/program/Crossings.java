package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.position.PieceCode;

/**
 * The squares that a piece of one kind and side crosses by moves of several steps, and on which it can be captured en
 * passant.
 *
 * <p>Several routes may lead to the same square. Every open route counts, because a move has no record of its route
 * (COM-3).
 *
 * <p>A set of squares is packed in a long, in ascending order: ten bits for each square, its number plus one. So
 * squares 19 and 27 are {@code 20 | 28 << 10}, and the empty set is 0.
 */
public final class Crossings {

  /** The number of bits for one square in a packed set. */
  private static final int BITS = 10;
  private static final int MASK = (1 << BITS) - 1;
  /** The maximum number of squares in a packed set. */
  public static final int MAX_SQUARES = 63 / BITS;

  /**
   * A route of several steps between two squares.
   *
   * @param crossed all squares that the route crosses; they must be empty
   * @param targets the target squares: crossed squares on which the piece can be captured
   */
  private record Route(int[] crossed, int[] targets) {

    boolean isOpen(int[] board) {
      for (int square : crossed) {
        if (board[square] != PieceCode.EMPTY) {
          return false;
        }
      }
      return true;
    }

    boolean isOpen(IntPredicate isEmpty) {
      return IntStream.of(crossed).allMatch(isEmpty);
    }
  }

  private final int size;
  /** The routes between two squares, at {@code from * size + to}; null if there are none. */
  private final @Nullable List<Route>[] routes;

  @SuppressWarnings({"unchecked", "rawtypes"})
  public Crossings(int size) {
    this.size = size;
    routes = new List[size * size];
  }

  /**
   * Adds the routes of a tree of moves from a square.
   *
   * @param targets selects, from the squares that a route crosses in order, those where the piece can be captured
   */
  public void add(int from, ProgramTree tree, UnaryOperator<List<Integer>> targets) {
    add(from, tree.root(), new ArrayList<>(), targets);
  }

  private void add(int from, ProgramTree.Branch parent, List<Integer> crossed,
      UnaryOperator<List<Integer>> targets) {
    for (ProgramTree.Branch node = parent.firstChild; node != null; node = node.nextSibling) {
      // On a cylinder a piece can return to a square that it has crossed: only its first arrival there counts.
      boolean isEnd = (node.flags & Node.MOVE) != 0 && !crossed.isEmpty() && !crossed.contains(node.square);
      List<Integer> capturable = isEnd ? targets.apply(crossed) : List.of();
      if (!capturable.isEmpty()) {
        List<Route> found = routes[from * size + node.square];
        if (found == null) {
          found = new ArrayList<>();
          routes[from * size + node.square] = found;
        }
        found.add(new Route(crossed.stream().mapToInt(Integer::intValue).toArray(),
            capturable.stream().mapToInt(Integer::intValue).toArray()));
      }
      if ((node.flags & Node.PASS_EMPTY) != 0) {
        crossed.add(node.square);
        add(from, node, crossed, targets);
        crossed.removeLast();
      }
    }
  }

  /**
   * Whether moves to different squares may cross the same set of squares. If so, this set does not tell where the moved
   * piece is.
   */
  public static boolean areAmbiguous(List<Crossings> pieces) {
    Map<Set<Integer>, Integer> endsByCrossed = new HashMap<>();
    return pieces.stream().anyMatch(each -> each.isAmbiguous(endsByCrossed));
  }

  private boolean isAmbiguous(Map<Set<Integer>, Integer> endsByCrossed) {
    for (int index = 0; index < routes.length; index++) {
      List<Route> found = routes[index];
      if (found == null) {
        continue;
      }
      int to = index % size;
      for (Set<Integer> squares : unions(found)) {
        Integer other = endsByCrossed.putIfAbsent(squares, to);
        if (other != null && other != to) {
          return true;
        }
      }
    }
    return false;
  }

  /** The possible sets of target squares of one move: the union for each combination of open routes. */
  private static Set<Set<Integer>> unions(List<Route> found) {
    Set<Set<Integer>> sets = new HashSet<>();
    for (Route route : found) {
      Set<Integer> targets = IntStream.of(route.targets()).boxed().collect(Collectors.toSet());
      for (Set<Integer> set : List.copyOf(sets)) {
        sets.add(Stream.concat(set.stream(), targets.stream()).collect(Collectors.toSet()));
      }
      sets.add(targets);
    }
    return sets;
  }

  /** Whether one move may cross more target squares than a packed set holds. */
  public boolean isTooLong() {
    return maxTargets() > MAX_SQUARES;
  }

  /** The number of bits of the largest packed set that one move needs. */
  public int bits() {
    return BITS * maxTargets();
  }

  private int maxTargets() {
    return Stream.of(routes).filter(Objects::nonNull).mapToInt(
        found -> (int) found.stream().flatMapToInt(route -> IntStream.of(route.targets()))
            .filter(Distinct.ints()).count())
        .max().orElse(0);
  }

  /** The target squares that a move crosses on this board, packed; 0 if none. */
  public long squares(int[] board, int from, int to) {
    List<Route> found = routes[from * size + to];
    if (found == null) {
      return 0;
    }
    if (found.size() == 1 && found.getFirst().targets().length == 1) {
      return found.getFirst().isOpen(board) ? found.getFirst().targets()[0] + 1 : 0;
    }
    return squares(square -> board[square] == PieceCode.EMPTY, from, to);
  }

  /**
   * The target squares that a move crosses, packed; 0 if none. {@code isEmpty} tests whether a crossed square is empty.
   */
  public long squares(IntPredicate isEmpty, int from, int to) {
    return squares(isEmpty, from, to, _ -> true);
  }

  /** Whether a move may have crossed exactly the packed squares: open routes in the set must together cover the set. */
  public boolean isPossible(long packed, IntPredicate isEmpty, int from, int to) {
    return squares(isEmpty, from, to,
        route -> IntStream.of(route.targets()).allMatch(square -> contains(packed, square))) == packed;
  }

  private long squares(IntPredicate isEmpty, int from, int to, Predicate<Route> isIncluded) {
    TreeSet<Integer> squares = new TreeSet<>();
    List<Route> found = routes[from * size + to];
    for (Route route : found == null ? List.<Route>of() : found) {
      if (isIncluded.test(route) && route.isOpen(isEmpty)) {
        IntStream.of(route.targets()).forEach(squares::add);
      }
    }
    return pack(squares);
  }

  /** The destinations of all moves that cross the given square, so that the piece can be captured there. */
  public SortedSet<Integer> endsAcross(int square) {
    SortedSet<Integer> ends = new TreeSet<>();
    for (int index = 0; index < routes.length; index++) {
      List<Route> found = routes[index];
      if (found != null && found.stream()
          .anyMatch(route -> IntStream.of(route.targets()).anyMatch(crossed -> crossed == square))) {
        ends.add(index % size);
      }
    }
    return ends;
  }

  /** Packs squares in the given order; drops those beyond {@link #MAX_SQUARES}. */
  public static long pack(Iterable<Integer> squares) {
    long packed = 0;
    int count = 0;
    for (int square : squares) {
      packed |= count < MAX_SQUARES ? (long) (square + 1) << BITS * count : 0;
      count++;
    }
    return packed;
  }

  /** The first square of a non-empty packed set. */
  public static int first(long packed) {
    return (int) (packed & MASK) - 1;
  }

  /** A packed set without its first square. */
  public static long rest(long packed) {
    return packed >>> BITS;
  }

  public static List<Integer> unpack(long packed) {
    List<Integer> squares = new ArrayList<>();
    for (long remaining = packed; remaining != 0; remaining = rest(remaining)) {
      squares.add(first(remaining));
    }
    return squares;
  }

  public static boolean contains(long packed, int square) {
    for (long remaining = packed; remaining != 0; remaining = rest(remaining)) {
      if (first(remaining) == square) {
        return true;
      }
    }
    return false;
  }
}
