package org.variorum.rules.game;

/**
 * Who attacks one square in a plain game ({@link PlainTables}): a tree of attackers, sorted by where they stand. An attack is
 * along a line, and open if all squares between are empty.
 */
final class Lines {

  /** By code without its side: from where a man attacks if a line is open. */
  final long[] fromLo;
  final long[] fromHi;
  /** By square: the first of the lines from there. The end is the first of the next square. */
  private final int[] first;
  /** By line: the kinds that attack along it. */
  private final long[] kinds;
  /** By line: the squares between. */
  private final long[] lo;
  private final long[] hi;

  Lines(Program attackers, Tables tables) {
    fromLo = new long[tables.kinds + 1];
    fromHi = new long[tables.kinds + 1];
    first = new int[tables.size + 1];
    for (int node : attackers.nodes) {
      first[Program.square(node) + 1] += (node & Program.CAPTURE) != 0 ? 1 : 0;
    }
    for (int square = 0; square < tables.size; square++) {
      first[square + 1] += first[square];
    }
    kinds = new long[first[tables.size]];
    lo = new long[kinds.length];
    hi = new long[kinds.length];
    fill(attackers);
  }

  private void fill(Program attackers) {
    int[] nodes = attackers.nodes;
    long[] betweenLo = new long[nodes.length];
    long[] betweenHi = new long[nodes.length];
    int[] next = first.clone();
    for (int i = 0; i < nodes.length; i++) {
      int square = Program.square(nodes[i]);
      for (int below = i + 1; below < Program.skip(nodes[i]); below++) {
        betweenLo[below] |= square < 64 ? 1L << square : 0;
        betweenHi[below] |= square < 64 ? 0 : 1L << square;
      }
      if ((nodes[i] & Program.CAPTURE) != 0) {
        int line = next[square]++;
        kinds[line] = attackers.kinds[i];
        lo[line] = betweenLo[i];
        hi[line] = betweenHi[i];
        for (int kind = 1; kind < fromLo.length; kind++) {
          long attacks = kinds[line] >>> kind & 1;
          fromLo[kind] |= square < 64 ? attacks << square : 0;
          fromHi[kind] |= square < 64 ? 0 : attacks << square;
        }
      }
    }
  }

  int first(int square) {
    return first[square];
  }

  /** Where the lines from a square end. */
  int end(int square) {
    return first[square + 1];
  }

  /** Whether a man attacks along a line. */
  boolean attacks(int line, int man) {
    return Men.holds(kinds[line], man);
  }

  /** The squares between, below 64. */
  long lo(int line) {
    return lo[line];
  }

  /** The squares between, from 64. */
  long hi(int line) {
    return hi[line];
  }

  /** Whether a man attacks from a square, with these squares occupied. */
  boolean open(int square, int man, long occupiedLo, long occupiedHi) {
    for (int line = first[square]; line < first[square + 1]; line++) {
      if ((lo[line] & occupiedLo | hi[line] & occupiedHi) == 0 && attacks(line, man)) {
        return true;
      }
    }
    return false;
  }
}
