package org.variorum.rules.position;

import java.util.Arrays;
import java.util.function.LongPredicate;
import java.util.function.LongToIntFunction;

/** A growable list of move codes. */
public final class MoveBuffer {

  public long[] moves = new long[128];
  public int size;

  public void add(long move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, 2 * size);
    }
    moves[size++] = move;
  }

  /** Adds a move unless the list contains it at the index {@code first} or later. */
  public void addOnce(long move, int first) {
    for (int i = first; i < size; i++) {
      if (moves[i] == move) {
        return;
      }
    }
    add(move);
  }

  /** Exchanges the contents of two lists. */
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

  /** Keeps the moves that another list also contains, each once. */
  public void keepAll(MoveBuffer others) {
    int oldSize = size;
    size = 0;
    for (int i = 0; i < oldSize; i++) {
      if (others.contains(moves[i]) && !contains(moves[i])) {
        moves[size++] = moves[i];
      }
    }
  }

  /** Keeps the moves with the same origin and destination as {@code move}. */
  public void keepSquares(long move) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (MoveCode.sameSquares(moves[i], move)) {
        moves[count++] = moves[i];
      }
    }
    size = count;
  }

  /** Keeps the moves that satisfy a predicate. */
  public void keep(LongPredicate condition) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (condition.test(moves[i])) {
        moves[count++] = moves[i];
      }
    }
    size = count;
  }

  /**
   * Removes plain moves that have the same text as a move of a preferred kind, and duplicates of that kind. The text is
   * the same if the squares and the arriving piece are the same (COM-3).
   *
   * @param kind the preferred kind
   * @param kinds returns the kind of a move; for a move that a rule has extended, the kind before the extension
   */
  public void prefer(int kind, LongToIntFunction kinds) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      long move = moves[i];
      boolean redundant = false;
      for (int j = 0; j < size && !redundant; j++) {
        redundant = MoveCode.sameSquares(moves[j], move)
            && MoveCode.becomes(moves[j]) == MoveCode.becomes(move) && kinds.applyAsInt(moves[j]) == kind
            && (kinds.applyAsInt(move) == MoveCode.PLAIN && sameExtension(moves[j], move)
                || j < i && moves[j] == move);
      }
      if (!redundant) {
        moves[count++] = move;
      }
    }
    size = count;
  }

  /** Whether {@code other} is plain, or a rule has added the same destination of another piece to both moves. */
  private static boolean sameExtension(long move, long other) {
    return MoveCode.kind(other) == MoveCode.PLAIN || MoveCode.otherTo(move) == MoveCode.otherTo(other);
  }
}
