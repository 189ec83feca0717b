package org.variorum.rules.program;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.position.PieceCode;

/**
 * The lines on which pieces reach one square, the target, sorted by the squares of the pieces. On each line, a given
 * number of squares must be occupied and the others empty. Few of the squares hold a piece of the right kind. So
 * testing them first costs less than walking a tree of attackers.
 *
 * <p>A set of squares is two longs: {@code lo} for squares 0 to 63, {@code hi} for squares 64 to 127. The tests read
 * the sets of an {@link Occupancy}; to test a changed board, change the sets by {@link Occupancy#swap}.
 */
public final class AttackLines {

  /** The number of squares of the largest board for which there are lines. */
  public static final int MAX_SIZE = 128;

  /**
   * The squares from which each kind may attack. The index is the number of the kind's bit ({@link PieceCode#bit}): the
   * kind plus one.
   */
  public final long[] fromLo;
  public final long[] fromHi;
  /** The squares from which a piece of any kind may reach the target. */
  public final long anyLo;
  public final long anyHi;
  /** Whether some line has hurdles. */
  public final boolean hasHurdles;
  /** The index of the first line from each square. The lines from a square end where those of the next square begin. */
  private final int[] first;
  /** For each line, the kinds that attack along it. */
  private final long[] kinds;
  /** For each line, the squares between the piece and the target. */
  private final long[] lo;
  private final long[] hi;
  /** For each line, the number of its hurdles: squares between that must be occupied. */
  private final int[] hurdles;
  /** For each line, the squares of its hurdles; empty if they may be on any squares between. */
  private final long[] hurdlesLo;
  private final long[] hurdlesHi;

  private AttackLines(List<AttackLine> lines, int kindCount, int size) {
    fromLo = new long[kindCount + 1];
    fromHi = new long[kindCount + 1];
    first = new int[size + 1];
    kinds = new long[lines.size()];
    lo = new long[kinds.length];
    hi = new long[kinds.length];
    hurdles = new int[kinds.length];
    hurdlesLo = new long[kinds.length];
    hurdlesHi = new long[kinds.length];
    lines.forEach(line -> first[line.from() + 1]++);
    for (int square = 0; square < size; square++) {
      first[square + 1] += first[square];
    }
    int[] next = first.clone();
    lines.forEach(line -> set(next[line.from()]++, line));
    hasHurdles = lines.stream().anyMatch(line -> line.hurdles() > 0);
    anyLo = Arrays.stream(fromLo).reduce(0, (one, other) -> one | other);
    anyHi = Arrays.stream(fromHi).reduce(0, (one, other) -> one | other);
  }

  private void set(int index, AttackLine line) {
    kinds[index] = line.kinds();
    lo[index] = line.between().lo();
    hi[index] = line.between().hi();
    hurdles[index] = line.hurdles();
    hurdlesLo[index] = line.hurdleSquares().lo();
    hurdlesHi[index] = line.hurdleSquares().hi();
    for (long remaining = line.kinds(); remaining != 0; remaining &= remaining - 1) {
      int kindBit = Long.numberOfTrailingZeros(remaining);
      fromLo[kindBit] |= line.from() < 64 ? 1L << line.from() : 0;
      fromHi[kindBit] |= line.from() < 64 ? 0 : 1L << line.from();
    }
  }

  /**
   * Returns the lines of a tree of attackers. Null if the board is too large, or if some line has conditions for its
   * squares other than empty and occupied.
   *
   * @param nodes the nodes of the tree, as in a {@link Program}
   * @param captors the kinds that attack from each node
   */
  static @Nullable AttackLines of(int[] nodes, long[] captors, int kinds, int size) {
    boolean isSimple = Arrays.stream(nodes)
        .allMatch(node -> (node & Node.PASS) == 0 || (node & Node.PASS) == Node.PASS_EMPTY
            || (node & Node.PASS) == Node.PASS_PIECE);
    return isSimple && size <= MAX_SIZE && AttackLine.isConsistent(nodes)
        ? new AttackLines(AttackLine.of(nodes, captors), kinds, size) : null;
  }

  /** Returns the index of the first line from a square. */
  public int firstLine(int square) {
    return first[square];
  }

  /** Returns the index after the last line from a square. */
  public int endLine(int square) {
    return first[square + 1];
  }

  /** Whether a piece with the code {@code piece} attacks along a line. */
  public boolean isLineOf(int line, int piece) {
    return PieceCode.holds(kinds[line], piece);
  }

  /** The squares between the piece and the target, below square 64. */
  public long betweenLo(int line) {
    return lo[line];
  }

  /** The squares between the piece and the target, from square 64 on. */
  public long betweenHi(int line) {
    return hi[line];
  }

  /**
   * Returns the number of occupied squares between the ends of a line, minus the number of its hurdles: 0 if the line
   * is open, 1 if one piece too many blocks it.
   */
  public int excess(int line, long occupiedLo, long occupiedHi) {
    return Long.bitCount(lo[line] & occupiedLo) + Long.bitCount(hi[line] & occupiedHi) - hurdles[line];
  }

  /** Returns the only occupied square between the ends of a line; -1 if none or several are occupied. */
  public int onlyOccupied(int line, long occupiedLo, long occupiedHi) {
    long betweenLo = lo[line] & occupiedLo;
    long betweenHi = hi[line] & occupiedHi;
    boolean hasSeveralInOneWord = (betweenLo & betweenLo - 1 | betweenHi & betweenHi - 1) != 0;
    boolean hasNoneOrBothWords = (betweenLo == 0) == (betweenHi == 0);
    if (hasSeveralInOneWord || hasNoneOrBothWords) {
      return -1;
    }
    return betweenLo != 0 ? Long.numberOfTrailingZeros(betweenLo)
        : 64 | Long.numberOfTrailingZeros(betweenHi);
  }

  private boolean isOpen(int line, long occupiedLo, long occupiedHi) {
    return hasHurdles
        ? excess(line, occupiedLo, occupiedHi) == 0 && (hurdlesLo[line] & ~occupiedLo) == 0
            && (hurdlesHi[line] & ~occupiedHi) == 0
        : (lo[line] & occupiedLo | hi[line] & occupiedHi) == 0;
  }

  /** Whether a piece reaches the target from {@code square}, with the given squares occupied. */
  public boolean reachesFrom(int square, int piece, long occupiedLo, long occupiedHi) {
    for (int line = first[square]; line < first[square + 1]; line++) {
      if (isOpen(line, occupiedLo, occupiedHi) && isLineOf(line, piece)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the kinds that reach the target from {@code square}, with the given squares occupied. */
  public long openKinds(int square, long occupiedLo, long occupiedHi) {
    long found = 0;
    for (int line = first[square]; line < first[square + 1]; line++) {
      found |= isOpen(line, occupiedLo, occupiedHi) ? kinds[line] : 0;
    }
    return found;
  }

  /** Whether a piece of a side reaches the target. */
  public boolean isReached(Occupancy pieces, int side) {
    return isReached(pieces, side, pieces.occupiedLo(), pieces.occupiedHi());
  }

  /** Whether a piece of a side reaches the target, with the given squares occupied. */
  public boolean isReached(Occupancy pieces, int side, long occupiedLo, long occupiedHi) {
    int words = pieces.words;
    return isReached(pieces.board, pieces.sides[side * words], words > 1 ? pieces.sides[side * words + 1] : 0,
        occupiedLo, occupiedHi);
  }

  /**
   * Whether one of the given pieces reaches the target, with the given squares occupied.
   *
   * @param board the piece codes by square
   * @param lo the squares of the pieces, below square 64
   * @param hi the squares of the pieces, from square 64 on
   */
  public boolean isReached(int[] board, long lo, long hi, long occupiedLo, long occupiedHi) {
    for (long remaining = lo & anyLo; remaining != 0; remaining &= remaining - 1) {
      int square = Long.numberOfTrailingZeros(remaining);
      if (reachesFrom(square, board[square], occupiedLo, occupiedHi)) {
        return true;
      }
    }
    for (long remaining = hi & anyHi; remaining != 0; remaining &= remaining - 1) {
      int square = 64 | Long.numberOfTrailingZeros(remaining);
      if (reachesFrom(square, board[square], occupiedLo, occupiedHi)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the kinds of a side's pieces that reach the target. */
  public long reachingKinds(Occupancy pieces, int side) {
    long occupiedLo = pieces.occupiedLo();
    long occupiedHi = pieces.occupiedHi();
    long found = 0;
    for (int kindBit = 1; kindBit < fromLo.length; kindBit++) {
      found |= isReachedByKind(kindBit, pieces, side, occupiedLo, occupiedHi) ? 1L << kindBit : 0;
    }
    return found;
  }

  /** Whether a side's piece of one of the kinds reaches the target, with the given squares occupied. */
  public boolean isReachedByAny(long kinds, Occupancy pieces, int side, long occupiedLo, long occupiedHi) {
    for (long remaining = kinds; remaining != 0; remaining &= remaining - 1) {
      if (isReachedByKind(Long.numberOfTrailingZeros(remaining), pieces, side, occupiedLo, occupiedHi)) {
        return true;
      }
    }
    return false;
  }

  private boolean isReachedByKind(int kindBit, Occupancy pieces, int side, long occupiedLo, long occupiedHi) {
    int words = pieces.words;
    int piece = PieceCode.code(kindBit - 1, side);
    return reachesFromAny(pieces.pieces[piece * words] & fromLo[kindBit], 0, piece, occupiedLo, occupiedHi)
        || words > 1
            && reachesFromAny(pieces.pieces[piece * words + 1] & fromHi[kindBit], 64, piece, occupiedLo,
                occupiedHi);
  }

  private boolean reachesFromAny(long squares, int firstSquare, int piece, long occupiedLo, long occupiedHi) {
    for (long remaining = squares; remaining != 0; remaining &= remaining - 1) {
      if (reachesFrom(firstSquare | Long.numberOfTrailingZeros(remaining), piece, occupiedLo, occupiedHi)) {
        return true;
      }
    }
    return false;
  }
}
