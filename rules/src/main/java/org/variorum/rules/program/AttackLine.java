package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A line on which pieces reach a square, the target.
 *
 * @param from the square of the pieces
 * @param kinds the kinds of the pieces, one bit for each ({@link org.variorum.rules.position.PieceCode#bit})
 * @param between the squares between {@code from} and the target
 * @param hurdles the number of squares in {@code between} that must be occupied; the others must be empty. A rook's
 *     lines have none, a cannon's lines one
 * @param hurdleSquares the squares of the hurdles; {@link Cells#NONE} if there are none, or if they may be
 *     on any squares in {@code between}
 */
record AttackLine(int from, long kinds, Cells between, int hurdles, Cells hurdleSquares) {

  /** A set of up to 128 squares. */
  record Cells(long lo, long hi) {

    static final Cells NONE = new Cells(0, 0);

    Cells with(int square) {
      return square < 64 ? new Cells(lo | 1L << square, hi) : new Cells(lo, hi | 1L << square);
    }

    int count() {
      return Long.bitCount(lo) + Long.bitCount(hi);
    }
  }

  /** What lines have in common if they differ only in the squares of their hurdles and in their kinds. */
  private record LineKey(int from, Cells between, int hurdles) {}

  /** Whether no line of a tree needs the same square both empty and occupied. */
  static boolean isConsistent(int[] nodes) {
    for (int i = 0; i < nodes.length; i++) {
      for (int descendant = i + 1; descendant < Node.skip(nodes[i]); descendant++) {
        if (Node.square(nodes[descendant]) == Node.square(nodes[i])
            && ((nodes[descendant] ^ nodes[i]) & Node.PASS_PIECE) != 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the lines of a tree of attackers. {@code captors} are the kinds that attack from each node. */
  static List<AttackLine> of(int[] nodes, long[] captors) {
    Map<LineKey, Map<Cells, Long>> found = new LinkedHashMap<>();
    Cells[] between = new Cells[nodes.length + 1];
    Cells[] hurdles = new Cells[nodes.length + 1];
    List<Integer> ancestors = new ArrayList<>();
    for (int i = 0; i < nodes.length; i++) {
      while (!ancestors.isEmpty() && Node.skip(nodes[ancestors.getLast()]) <= i) {
        ancestors.removeLast();
      }
      Cells squaresBefore = ancestors.isEmpty() ? Cells.NONE : between[ancestors.getLast()];
      Cells hurdlesBefore = ancestors.isEmpty() ? Cells.NONE : hurdles[ancestors.getLast()];
      int square = Node.square(nodes[i]);
      if ((nodes[i] & Node.CAPTURE) != 0) {
        found.computeIfAbsent(new LineKey(square, squaresBefore, hurdlesBefore.count()), _ -> new HashMap<>())
            .merge(hurdlesBefore, captors[i], (one, other) -> one | other);
      }
      between[i] = squaresBefore.with(square);
      hurdles[i] = (nodes[i] & Node.PASS_PIECE) != 0 ? hurdlesBefore.with(square) : hurdlesBefore;
      ancestors.add(i);
    }
    List<AttackLine> lines = new ArrayList<>();
    found.forEach((line, kinds) -> add(line, kinds, lines));
    return lines;
  }

  /**
   * Adds the lines of one key. A kind that attacks whatever squares the hurdles are on, as a cannon does, needs only
   * one line, without hurdle squares. The other kinds get a line for each choice of hurdle squares.
   */
  private static void add(LineKey line, Map<Cells, Long> kinds, List<AttackLine> lines) {
    boolean hasAllChoices = kinds.size() == choices(line.between.count(), line.hurdles);
    long kindsOfAnyHurdles = line.hurdles > 0 && hasAllChoices
        ? kinds.values().stream().reduce(~0L, (one, other) -> one & other) : 0;
    if (kindsOfAnyHurdles != 0) {
      lines.add(new AttackLine(line.from, kindsOfAnyHurdles, line.between, line.hurdles, Cells.NONE));
    }
    kinds.forEach((squares, captors) -> {
      if ((captors & ~kindsOfAnyHurdles) != 0) {
        lines.add(
            new AttackLine(line.from, captors & ~kindsOfAnyHurdles, line.between, line.hurdles, squares));
      }
    });
  }

  /** Returns the binomial coefficient: the number of ways to choose {@code chosen} of {@code squares} squares. */
  private static long choices(int squares, int chosen) {
    long ways = 1;
    for (int k = 1; k <= chosen; k++) {
      ways = ways * (squares - chosen + k) / k;
    }
    return ways;
  }
}
