package org.variorum.engine.ordering;

/** The quiet moves that have last cut at a ply. */
public final class Killers {

  private long first;
  private long second;

  /** No move has cut. */
  public void forget() {
    first = 0;
    second = 0;
  }

  /** A move has cut. */
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
