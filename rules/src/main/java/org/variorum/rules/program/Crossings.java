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
import org.variorum.rules.position.PieceCode;

/**
 * The squares that a piece of one kind and side crosses by moves of several steps, and on which it can be captured en
 * passant.
 *
 * <p>Several ways may lead to the same square. Every way that was open counts, because a move is the same move whatever
 * way it took (COM-3).
 */
public final class Crossings {

  /** The number of bits for one square in a packed set. They hold the square's index plus one. */
  private static final int BITS = 10;
  private static final int MASK = (1 << BITS) - 1;
  /** The maximum number of squares in a packed set. */
  public static final int MOST = 63 / BITS;

  /**
   * A way of several steps between two squares.
   *
   * @param crossed all squares that the way crosses; they must be empty
   * @param counted the crossed squares on which the piece can be captured
   */
  private record Crossed(int[] crossed, int[] counted) {

    boolean isOpen(int[] board) {
      for (int square : crossed) {
        if (board[square] != PieceCode.EMPTY) {
          return false;
        }
      }
      return true;
    }

    boolean isOpen(IntPredicate open) {
      return IntStream.of(crossed).allMatch(open);
    }
  }

  private final int size;
  private final @Nullable List<Crossed>[] ways;

  @SuppressWarnings({"unchecked", "rawtypes"})
  public Crossings(int size) {
    this.size = size;
    ways = new List[size * size];
  }

  /**
   * Adds the ways of a tree of moves from a square.
   *
   * @param counted selects the squares on which the piece can be captured from those that a way crosses, in order
   */
  public void add(int from, ProgramTree tree, UnaryOperator<List<Integer>> counted) {
    add(from, tree.root(), new ArrayList<>(), counted);
  }

  private void add(int from, ProgramTree.Branch parent, List<Integer> crossed,
      UnaryOperator<List<Integer>> counted) {
    for (ProgramTree.Branch node = parent.first; node != null; node = node.next) {
      // On a cylinder a piece can return to a square that it has crossed: only its first arrival there counts.
      boolean ends = (node.flags & Node.MOVE) != 0 && !crossed.isEmpty() && !crossed.contains(node.square);
      List<Integer> capturable = ends ? counted.apply(crossed) : List.of();
      if (!capturable.isEmpty()) {
        List<Crossed> found = ways[from * size + node.square];
        if (found == null) {
          found = new ArrayList<>();
          ways[from * size + node.square] = found;
        }
        found.add(new Crossed(crossed.stream().mapToInt(Integer::intValue).toArray(),
            capturable.stream().mapToInt(Integer::intValue).toArray()));
      }
      if ((node.flags & Node.PASS_EMPTY) != 0) {
        crossed.add(node.square);
        add(from, node, crossed, counted);
        crossed.removeLast();
      }
    }
  }

  /** Whether moves to different squares may cross the same squares: these then do not identify the moved piece. */
  public static boolean ambiguous(List<Crossings> pieces) {
    Map<Set<Integer>, Integer> ends = new HashMap<>();
    return pieces.stream().anyMatch(each -> each.ambiguous(ends));
  }

  private boolean ambiguous(Map<Set<Integer>, Integer> ends) {
    for (int index = 0; index < ways.length; index++) {
      int to = index % size;
      for (Set<Integer> squares : ways[index] == null ? Set.<Set<Integer>>of() : unions(ways[index])) {
        Integer other = ends.putIfAbsent(squares, to);
        if (other != null && other != to) {
          return true;
        }
      }
    }
    return false;
  }

  /** The possible sets of counted squares of one move: the union for each combination of open ways. */
  private static Set<Set<Integer>> unions(List<Crossed> found) {
    Set<Set<Integer>> sets = new HashSet<>();
    for (Crossed way : found) {
      Set<Integer> counted = IntStream.of(way.counted()).boxed().collect(Collectors.toSet());
      for (Set<Integer> set : List.copyOf(sets)) {
        sets.add(Stream.concat(set.stream(), counted.stream()).collect(Collectors.toSet()));
      }
      sets.add(counted);
    }
    return sets;
  }

  /** Whether one move may cross more counted squares than a packed set holds. */
  public boolean tooLong() {
    return maxCounted() > MOST;
  }

  /** The number of bits of the largest packed set that one of these moves needs. */
  public int bits() {
    return BITS * maxCounted();
  }

  private int maxCounted() {
    return Stream.of(ways).filter(Objects::nonNull).mapToInt(
        found -> (int) found.stream().flatMapToInt(way -> IntStream.of(way.counted())).distinct().count())
        .max().orElse(0);
  }

  /** The counted squares that a move crosses on this board, packed; 0 if none. */
  public long squares(int[] board, int from, int to) {
    List<Crossed> found = ways[from * size + to];
    if (found == null) {
      return 0;
    }
    if (found.size() == 1 && found.getFirst().counted().length == 1) {
      return found.getFirst().isOpen(board) ? found.getFirst().counted()[0] + 1 : 0;
    }
    return squares(square -> board[square] == PieceCode.EMPTY, from, to);
  }

  /** Returns the counted squares that a move crosses, packed; 0 if none. All squares of a way must be {@code open}. */
  public long squares(IntPredicate open, int from, int to) {
    return squares(open, from, to, _ -> true);
  }

  /** Whether a move may have crossed exactly the packed squares: open ways in the set must together cover the set. */
  public boolean isPossible(long packed, IntPredicate open, int from, int to) {
    return squares(open, from, to,
        way -> IntStream.of(way.counted()).allMatch(square -> contains(packed, square))) == packed;
  }

  private long squares(IntPredicate open, int from, int to, Predicate<Crossed> counts) {
    TreeSet<Integer> squares = new TreeSet<>();
    List<Crossed> found = ways[from * size + to];
    for (Crossed way : found == null ? List.<Crossed>of() : found) {
      if (counts.test(way) && way.isOpen(open)) {
        IntStream.of(way.counted()).forEach(squares::add);
      }
    }
    return pack(squares);
  }

  /** The destinations of all moves after which the piece can be captured on the given square. */
  public SortedSet<Integer> endsAcross(int square) {
    SortedSet<Integer> ends = new TreeSet<>();
    for (int index = 0; index < ways.length; index++) {
      List<Crossed> found = ways[index];
      if (found != null && found.stream()
          .anyMatch(way -> IntStream.of(way.counted()).anyMatch(crossed -> crossed == square))) {
        ends.add(index % size);
      }
    }
    return ends;
  }

  /** Packs squares in the given order; drops those beyond {@link #MOST}. */
  public static long pack(Iterable<Integer> squares) {
    long packed = 0;
    int count = 0;
    for (int square : squares) {
      packed |= count < MOST ? (long) (square + 1) << BITS * count : 0;
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
    for (long left = packed; left != 0; left = rest(left)) {
      squares.add(first(left));
    }
    return squares;
  }

  public static boolean contains(long packed, int square) {
    for (long left = packed; left != 0; left = rest(left)) {
      if (first(left) == square) {
        return true;
      }
    }
    return false;
  }
}
