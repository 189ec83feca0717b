package org.variorum.testkit.naive.position;

/** A mechanism by which a piece may leave the board or change its kind when it moves. */
public interface Departure extends Hook {

  /** Whether pieces with a letter may do so. */
  boolean mayBeGone(String letter);
}
