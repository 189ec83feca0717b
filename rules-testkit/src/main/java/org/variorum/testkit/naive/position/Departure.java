package org.variorum.testkit.naive.position;

/** A mechanism by which a piece may leave the board or change its kind when it moves. */
public interface Departure extends Hook {

  /** Whether this mechanism may make a piece with the letter leave the board or change its kind when it moves. */
  boolean mayVanishOrChange(String letter);
}
