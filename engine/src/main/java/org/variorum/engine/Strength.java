package org.variorum.engine;

/**
 * How well an engine plays: from 1, which falls for everything, to 8, full strength. Values between the whole steps are
 * between them in strength, too.
 */
public record Strength(double step) {

  public static final int STEPS = 8;
  /** The best it can. */
  public static final Strength FULL = new Strength(STEPS);

  /** @throws IllegalArgumentException if there is no such strength */
  public Strength {
    if (!(step >= 1 && step <= STEPS)) {
      throw new IllegalArgumentException("strength goes from 1 to " + STEPS + ", not " + step);
    }
  }

  /** Whether nothing is held back. */
  public boolean isFull() {
    return step == STEPS;
  }
}
