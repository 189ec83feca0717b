package org.variorum.testkit.naive.position;

/** A piece that moves may be gone afterwards, or be another. */
public interface Departure extends Hook {

  /** Whether that may be so of the pieces of a letter. */
  boolean mayBeGone(String letter);
}
