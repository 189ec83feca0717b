package org.variorum.rules.position;

import java.util.Arrays;
import java.util.function.LongPredicate;
import java.util.function.LongToIntFunction;

/** A growable list of move codes ({@link MoveCode}), for move generation. Its fields are open, because it is fast. */
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
  public void keepAll(MoveBuffer other) {
    int oldSize = size;
    size = 0;
    for (int i = 0; i < oldSize; i++) {
      if (other.contains(moves[i]) && !contains(moves[i])) {
        moves[size++] = moves[i];
      }
    }
  }

  /** Keeps the moves with the same origin and destination as {@code move}. */
  public void keepSameSquares(long move) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (MoveCode.haveSameSquares(moves[i], move)) {
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
   * Removes plain moves that have the same text as a move of a preferred kind (en passant), and duplicates of that
   * kind. The text is the same if the squares and the arriving piece are the same (COM-3).
   *
   * @param preferredKind the preferred kind of move, as in {@link MoveCode}
   * @param kindOf returns the kind of a move. For a move that a rule has extended, it returns the kind before the
   *     extension
   */
  public void prefer(int preferredKind, LongToIntFunction kindOf) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      long move = moves[i];
      boolean isRedundant = false;
      for (int j = 0; j < size && !isRedundant; j++) {
        isRedundant = MoveCode.haveSameSquares(moves[j], move)
            && MoveCode.becomes(moves[j]) == MoveCode.becomes(move)
            && kindOf.applyAsInt(moves[j]) == preferredKind
            && (kindOf.applyAsInt(move) == MoveCode.PLAIN && hasSameExtension(moves[j], move)
                || j < i && moves[j] == move);
      }
      if (!isRedundant) {
        moves[count++] = move;
      }
    }
    size = count;
  }

  /** Whether {@code other} is plain, or a rule has added the same destination of another piece to both moves. */
  private static boolean hasSameExtension(long move, long other) {
    return MoveCode.kind(other) == MoveCode.PLAIN || MoveCode.otherTo(move) == MoveCode.otherTo(other);
  }
}
