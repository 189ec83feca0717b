package org.variorum.engine.ordering;

/** Killer moves: the last two different quiet moves that caused a cutoff at a ply. */
public final class Killers {

  private long first;
  private long second;

  /** Clears the killer moves. */
  public void clear() {
    first = 0;
    second = 0;
  }

  /** Adds a quiet move that caused a cutoff. */
  public void add(long move) {
    if (first != move) {
      second = first;
      first = move;
    }
  }

  boolean isFirst(long move) {
    return move == first;
  }

  boolean isSecond(long move) {
    return move == second;
  }
}
