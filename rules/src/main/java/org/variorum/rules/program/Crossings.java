package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;

/**
 * The squares that pieces of one code cross by initial moves of several steps, where they can be captured en passant.
 *
 * <p>Several ways may lead to the same square; all that were open count (a move is one move whatever way it took, COM-3).
 */
public final class Crossings {

  /** Bits of a square in a packed set: its index plus one. */
  private static final int BITS = 10;
  private static final int MASK = (1 << BITS) - 1;
  /** As many squares as a packed set holds. */
  public static final int MOST = 63 / BITS;

  private final int size;
  private final @Nullable List<int[]>[] ways;

  @SuppressWarnings({"unchecked", "rawtypes"})
  public Crossings(int size) {
    this.size = size;
    ways = new List[size * size];
  }

  /** Adds the ways of a tree of initial moves from a square. */
  public void add(int from, Tree tree) {
    add(from, tree.root(), new ArrayList<>());
  }

  private void add(int from, Tree.Branch parent, List<Integer> crossed) {
    for (Tree.Branch node : parent.children) {
      if ((node.flags & Node.MOVE) != 0 && !crossed.isEmpty()) {
        List<int[]> found = ways[from * size + node.square];
        if (found == null) {
          found = new ArrayList<>();
          ways[from * size + node.square] = found;
        }
        found.add(crossed.stream().mapToInt(Integer::intValue).toArray());
      }
      crossed.add(node.square);
      add(from, node, crossed);
      crossed.removeLast();
    }
  }

  /** Whether two pieces that go to different squares may cross the same ones, so that a FEN could not say which it was. */
  public boolean ambiguous() {
    Map<List<Integer>, Integer> ends = new HashMap<>();
    for (int index = 0; index < ways.length; index++) {
      int to = index % size;
      for (int[] way : ways[index] == null ? List.<int[]>of() : ways[index]) {
        Integer other = ends.putIfAbsent(IntStream.of(way).sorted().boxed().toList(), to);
        if (other != null && other != to) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a piece may cross more squares by one move than a packed set holds. */
  public boolean tooLong() {
    return most() > MOST;
  }

  /** How many bits the packed sets of such squares need. */
  public int bits() {
    return BITS * most();
  }

  private int most() {
    return Stream.of(ways).filter(Objects::nonNull)
        .mapToInt(found -> (int) found.stream().flatMapToInt(IntStream::of).distinct().count()).max()
        .orElse(0);
  }

  /** The squares that a piece has crossed on its way, packed; 0 if none. */
  public long squares(int[] board, int from, int to) {
    List<int[]> found = ways[from * size + to];
    if (found == null) {
      return 0;
    }
    if (found.size() == 1 && found.getFirst().length == 1) {
      int square = found.getFirst()[0];
      return board[square] == PieceCode.EMPTY ? square + 1 : 0;
    }
    TreeSet<Integer> squares = new TreeSet<>();
    for (int[] way : found) {
      boolean open = true;
      for (int square : way) {
        open &= board[square] == PieceCode.EMPTY;
      }
      for (int square : way) {
        if (open) {
          squares.add(square);
        }
      }
    }
    return pack(squares);
  }

  /** The squares where a piece ends that may cross a square. */
  public SortedSet<Integer> endsAcross(int square) {
    SortedSet<Integer> ends = new TreeSet<>();
    for (int index = 0; index < ways.length; index++) {
      List<int[]> found = ways[index];
      if (found != null
          && found.stream().anyMatch(way -> IntStream.of(way).anyMatch(crossed -> crossed == square))) {
        ends.add(index % size);
      }
    }
    return ends;
  }

  /** Packs squares in their order. */
  public static long pack(Iterable<Integer> squares) {
    long packed = 0;
    int count = 0;
    for (int square : squares) {
      packed |= count < MOST ? (long) (square + 1) << BITS * count : 0;
      count++;
    }
    return packed;
  }

  /** The first square of a packed set that is not empty. */
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
