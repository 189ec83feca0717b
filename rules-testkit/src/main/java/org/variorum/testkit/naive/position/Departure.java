package org.variorum.testkit.naive.position;

/** A mechanism by which a piece may leave the board or change its kind when it moves. */
public interface Departure extends Hook {

  /** Whether pieces with a letter may leave the board or change their kind by this mechanism. */
  boolean mayDepart(String letter);
}
