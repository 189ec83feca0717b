package org.variorum.rules.position;

/** A reusable list of move codes ({@link MoveCode}), for callers of {@link org.variorum.rules.game.MutablePosition}. */
public final class MoveList {

  public final MoveBuffer buffer = new MoveBuffer();

  /** The number of moves. */
  public int size() {
    return buffer.size;
  }

  /** The move at an index. */
  public long get(int index) {
    return buffer.moves[index];
  }

  /** Exchanges two moves, for ordering. */
  public void swap(int i, int j) {
    long move = buffer.moves[i];
    buffer.moves[i] = buffer.moves[j];
    buffer.moves[j] = move;
  }
}
