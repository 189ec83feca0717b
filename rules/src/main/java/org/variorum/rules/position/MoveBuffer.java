package org.variorum.rules.position;

import java.util.Arrays;
import java.util.function.LongPredicate;
import java.util.function.LongToIntFunction;

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

  /** Adds a move that is not in the list from an index on. */
  public void addOnce(long move, int first) {
    for (int i = first; i < size; i++) {
      if (moves[i] == move) {
        return;
      }
    }
    add(move);
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

  /** Keeps the moves that are in another list, too, each once. */
  public void keepAll(MoveBuffer others) {
    int found = size;
    size = 0;
    for (int i = 0; i < found; i++) {
      if (others.contains(moves[i]) && !contains(moves[i])) {
        moves[size++] = moves[i];
      }
    }
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
   * Where a plain move and one of a kind have the same squares, and the piece becomes the same, and so the text is the same (COM-3), keeps
   * the latter, and each of that kind once.
   *
   * @param kinds the kind of a move; of one of several that a rule has made of another, that of the other
   */
  public void prefer(int kind, LongToIntFunction kinds) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      long move = moves[i];
      boolean hidden = false;
      for (int j = 0; j < size && !hidden; j++) {
        hidden = MoveCode.sameSquares(moves[j], move)
            && MoveCode.becomes(moves[j]) == MoveCode.becomes(move) && kinds.applyAsInt(moves[j]) == kind
            && (kinds.applyAsInt(move) == MoveCode.PLAIN && sameRest(moves[j], move)
                || j < i && moves[j] == move);
      }
      if (!hidden) {
        moves[kept++] = move;
      }
    }
    size = kept;
  }

  /** Whether what a rule has added to two moves is the same. */
  private static boolean sameRest(long move, long other) {
    return MoveCode.kind(other) == MoveCode.PLAIN || MoveCode.otherTo(move) == MoveCode.otherTo(other);
  }
}
