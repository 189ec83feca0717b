package org.variorum.rules.position;

/** Moves as codes, in a list that is filled again and again. */
public final class MoveList {

  public final MoveBuffer buffer = new MoveBuffer();

  /** How many moves there are. */
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
