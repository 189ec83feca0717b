package org.variorum.testkit.naive;

/** Forbids legal moves because of other legal moves. */
@FunctionalInterface
interface Veto {
  /** Whether a move may not be made where another is legal. */
  boolean forbids(Candidate move, Candidate other);
}
