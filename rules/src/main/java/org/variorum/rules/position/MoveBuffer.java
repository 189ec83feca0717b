package org.variorum.rules.position;

import java.util.Arrays;
import java.util.function.LongPredicate;

/** A list of move codes that grows. */
public final class MoveBuffer {

  public long[] moves = new long[128];
  public int size;

  public void add(long move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  /** Exchanges the moves of two lists. */
  public void swap(MoveBuffer other) {
    long[] own = moves;
    int ownSize = size;
    moves = other.moves;
    size = other.size;
    other.moves = own;
    other.size = ownSize;
  }

  public boolean contains(long move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) {
        return true;
      }
    }
    return false;
  }

  /** Keeps the moves that are in another list, too. */
  public void keepAll(MoveBuffer others) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (others.contains(moves[i])) {
        moves[kept++] = moves[i];
      }
    }
    size = kept;
  }

  /** Keeps the moves that have start and destination in common with one. */
  public void keepSquares(long move) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (MoveCode.sameSquares(moves[i], move)) {
        moves[kept++] = moves[i];
      }
    }
    size = kept;
  }

  /** Keeps the moves that are wanted. */
  public void keep(LongPredicate wanted) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (wanted.test(moves[i])) {
        moves[kept++] = moves[i];
      }
    }
    size = kept;
  }

  /**
   * Where a plain move and one of a kind have the same squares, and so the same text (COM-3), keeps the latter, and each of that kind
   * once.
   */
  public void prefer(int kind) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      long move = moves[i];
      boolean hidden = false;
      for (int j = 0; j < size && !hidden; j++) {
        hidden = MoveCode.kind(moves[j]) == kind && MoveCode.sameSquares(moves[j], move)
            && (MoveCode.kind(move) == MoveCode.PLAIN || j < i && moves[j] == move);
      }
      if (!hidden) {
        moves[kept++] = move;
      }
    }
    size = kept;
  }
}
