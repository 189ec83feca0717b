package org.variorum.rules.rule;

/** Who attacks what in a position that is played on. */
public interface Threats {

  /** Whether it matters that a royal piece is attacked: not where royal pieces may be captured. */
  boolean matter();

  /** Whether a side attacks a square where a royal piece of the other side stands or would stand. */
  boolean attacked(int square, int by);

  /** Whether the royal pieces attack each other by their movement out of check. */
  boolean facing();
}
