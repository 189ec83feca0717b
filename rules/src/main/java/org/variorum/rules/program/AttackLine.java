package org.variorum.rules.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A line on which pieces come to a square.
 *
 * @param from where they stand
 * @param kinds which
 * @param between the squares between
 * @param hurdles how many of them must be occupied; the others must be empty
 * @param which of them, where it matters
 */
record AttackLine(int from, long kinds, Cells between, int hurdles, Cells which) {

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

  /** Lines that differ only in the squares of their hurdles. */
  private record Alike(int from, Cells between, int hurdles) {}

  /** Whether a tree never asks for a square to be both empty and occupied. */
  static boolean isConsistent(int[] nodes) {
    for (int i = 0; i < nodes.length; i++) {
      for (int below = i + 1; below < Node.skip(nodes[i]); below++) {
        if (Node.square(nodes[below]) == Node.square(nodes[i])
            && ((nodes[below] ^ nodes[i]) & Node.PASS_PIECE) != 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** The lines of a tree of attackers. */
  static List<AttackLine> of(int[] nodes, long[] captors) {
    Map<Alike, Map<Cells, Long>> found = new LinkedHashMap<>();
    Cells[] between = new Cells[nodes.length + 1];
    Cells[] hurdles = new Cells[nodes.length + 1];
    List<Integer> above = new ArrayList<>();
    for (int i = 0; i < nodes.length; i++) {
      while (!above.isEmpty() && Node.skip(nodes[above.getLast()]) <= i) {
        above.removeLast();
      }
      Cells passed = above.isEmpty() ? Cells.NONE : between[above.getLast()];
      Cells over = above.isEmpty() ? Cells.NONE : hurdles[above.getLast()];
      int square = Node.square(nodes[i]);
      if ((nodes[i] & Node.CAPTURE) != 0) {
        found.computeIfAbsent(new Alike(square, passed, over.count()), _ -> new HashMap<>())
            .merge(over, captors[i], (one, other) -> one | other);
      }
      between[i] = passed.with(square);
      hurdles[i] = (nodes[i] & Node.PASS_PIECE) != 0 ? over.with(square) : over;
      above.add(i);
    }
    List<AttackLine> lines = new ArrayList<>();
    found.forEach((alike, kinds) -> add(alike, kinds, lines));
    return lines;
  }

  /** Where hurdles may stand anywhere between, it does not matter where they stand. */
  private static void add(Alike alike, Map<Cells, Long> kinds, List<AttackLine> lines) {
    long anywhere = alike.hurdles > 0 && kinds.size() == choices(alike.between.count(), alike.hurdles)
        ? kinds.values().stream().reduce(~0L, (one, other) -> one & other) : 0;
    if (anywhere != 0) {
      lines.add(new AttackLine(alike.from, anywhere, alike.between, alike.hurdles, Cells.NONE));
    }
    kinds.forEach((which, those) -> {
      if ((those & ~anywhere) != 0) {
        lines.add(new AttackLine(alike.from, those & ~anywhere, alike.between, alike.hurdles, which));
      }
    });
  }

  /** The binomial coefficient: in how many ways {@code chosen} of {@code squares} squares can be chosen. */
  private static long choices(int squares, int chosen) {
    long ways = 1;
    for (int k = 1; k <= chosen; k++) {
      ways = ways * (squares - chosen + k) / k;
    }
    return ways;
  }
}
