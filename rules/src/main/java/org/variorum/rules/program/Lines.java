package org.variorum.rules.program;

import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;

/**
 * Who comes to one square, where nothing but empty squares is needed between: a tree of attackers, sorted by where they
 * stand. Few of the squares hold a piece of the right kind, so that looking there first costs less than walking the tree.
 *
 * <p>Reads sets of pieces; to try something, change them by {@link Occupancy#swap}.
 */
public final class Lines {

  /** Squares of the largest board for which there are lines. */
  public static final int MAX_SIZE = 128;

  /** By code without its side: from where a piece comes if a line is open. */
  public final long[] fromLo;
  public final long[] fromHi;
  /** The same for all kinds together. */
  public final long anyLo;
  public final long anyHi;
  /** By square: the first of the lines from there. The end is the first of the next square. */
  private final int[] first;
  /** By line: the kinds that come along it. */
  private final long[] kinds;
  /** By line: the squares between. */
  private final long[] lo;
  private final long[] hi;

  private Lines(int[] nodes, long[] captors, int kindCount, int size) {
    fromLo = new long[kindCount + 1];
    fromHi = new long[kindCount + 1];
    first = new int[size + 1];
    for (int node : nodes) {
      first[Node.square(node) + 1] += (node & Node.CAPTURE) != 0 ? 1 : 0;
    }
    for (int square = 0; square < size; square++) {
      first[square + 1] += first[square];
    }
    kinds = new long[first[size]];
    lo = new long[kinds.length];
    hi = new long[kinds.length];
    fill(nodes, captors);
    long low = 0;
    long high = 0;
    for (int kind = 1; kind < fromLo.length; kind++) {
      low |= fromLo[kind];
      high |= fromHi[kind];
    }
    anyLo = low;
    anyHi = high;
  }

  /**
   * The lines of a tree of attackers; null if it asks for more than empty squares, or the board is too large.
   *
   * @param nodes the tree as a {@link Program} has it
   * @param captors by node: the kinds that attack from there
   */
  static @Nullable Lines of(int[] nodes, long[] captors, int kinds, int size) {
    if (size > MAX_SIZE) {
      return null;
    }
    for (int node : nodes) {
      if ((node & Node.PASS & ~Node.PASS_EMPTY) != 0) {
        return null;
      }
    }
    return new Lines(nodes, captors, kinds, size);
  }

  private void fill(int[] nodes, long[] captors) {
    long[] betweenLo = new long[nodes.length];
    long[] betweenHi = new long[nodes.length];
    int[] next = first.clone();
    for (int i = 0; i < nodes.length; i++) {
      int square = Node.square(nodes[i]);
      for (int below = i + 1; below < Node.skip(nodes[i]); below++) {
        betweenLo[below] |= square < 64 ? 1L << square : 0;
        betweenHi[below] |= square < 64 ? 0 : 1L << square;
      }
      if ((nodes[i] & Node.CAPTURE) != 0) {
        int line = next[square]++;
        kinds[line] = captors[i];
        lo[line] = betweenLo[i];
        hi[line] = betweenHi[i];
        for (long left = captors[i]; left != 0; left &= left - 1) {
          (square < 64 ? fromLo : fromHi)[Long.numberOfTrailingZeros(left)] |= 1L << square;
        }
      }
    }
  }

  public int first(int square) {
    return first[square];
  }

  /** Where the lines from a square end. */
  public int end(int square) {
    return first[square + 1];
  }

  /** Whether a piece comes along a line. */
  public boolean serves(int line, int piece) {
    return PieceCode.holds(kinds[line], piece);
  }

  /** The squares between, below 64. */
  public long lo(int line) {
    return lo[line];
  }

  /** The squares between, from 64. */
  public long hi(int line) {
    return hi[line];
  }

  /** Whether a piece comes from a square, with these squares occupied. */
  public boolean open(int square, int piece, long occupiedLo, long occupiedHi) {
    for (int line = first[square]; line < first[square + 1]; line++) {
      if ((lo[line] & occupiedLo | hi[line] & occupiedHi) == 0 && serves(line, piece)) {
        return true;
      }
    }
    return false;
  }

  /** The kinds that would come from a square, with these squares occupied. */
  public long open(int square, long occupiedLo, long occupiedHi) {
    long found = 0;
    for (int line = first[square]; line < first[square + 1]; line++) {
      found |= (lo[line] & occupiedLo | hi[line] & occupiedHi) == 0 ? kinds[line] : 0;
    }
    return found;
  }

  /** Whether a piece of a side comes. */
  public boolean reached(Occupancy pieces, int by) {
    return reached(pieces, by, pieces.occupiedLo(), pieces.occupiedHi());
  }

  /** Whether a piece of a side comes, with these squares occupied. */
  public boolean reached(Occupancy pieces, int by, long occupiedLo, long occupiedHi) {
    int words = pieces.words;
    for (long left = pieces.sides[by * words] & anyLo; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if (open(square, pieces.board[square], occupiedLo, occupiedHi)) {
        return true;
      }
    }
    for (long left = words > 1 ? pieces.sides[by * words + 1] & anyHi : 0; left != 0; left &= left - 1) {
      int square = 64 | Long.numberOfTrailingZeros(left);
      if (open(square, pieces.board[square], occupiedLo, occupiedHi)) {
        return true;
      }
    }
    return false;
  }

  /** The kinds of a side's pieces that come. */
  public long kinds(Occupancy pieces, int by) {
    long occupiedLo = pieces.occupiedLo();
    long occupiedHi = pieces.occupiedHi();
    long found = 0;
    for (int kind = 1; kind < fromLo.length; kind++) {
      found |= comes(kind, pieces, by, occupiedLo, occupiedHi) ? 1L << kind : 0;
    }
    return found;
  }

  /** Whether a side's piece of one of these kinds comes, with these squares occupied. */
  public boolean anyOf(long kinds, Occupancy pieces, int by, long occupiedLo, long occupiedHi) {
    for (long left = kinds; left != 0; left &= left - 1) {
      if (comes(Long.numberOfTrailingZeros(left), pieces, by, occupiedLo, occupiedHi)) {
        return true;
      }
    }
    return false;
  }

  private boolean comes(int kind, Occupancy pieces, int by, long occupiedLo, long occupiedHi) {
    int words = pieces.words;
    int piece = kind << 1 | by;
    return anyOpen(pieces.pieces[piece * words] & fromLo[kind], 0, piece, occupiedLo, occupiedHi)
        || words > 1
            && anyOpen(pieces.pieces[piece * words + 1] & fromHi[kind], 64, piece, occupiedLo, occupiedHi);
  }

  private boolean anyOpen(long squares, int start, int piece, long occupiedLo, long occupiedHi) {
    for (long left = squares; left != 0; left &= left - 1) {
      if (open(start | Long.numberOfTrailingZeros(left), piece, occupiedLo, occupiedHi)) {
        return true;
      }
    }
    return false;
  }
}
