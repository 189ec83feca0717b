package org.variorum.engine;

/**
 * The playing strength of an engine, from 1, the weakest, to 8, full strength. A fraction such as 2.5 is a strength
 * between two whole steps.
 *
 * @param step the strength, from 1 to {@link #STEPS}
 */
public record Strength(double step) {

  /** The step of full strength. */
  public static final int STEPS = 8;
  /** The strength of an engine without any handicap. */
  public static final Strength FULL = new Strength(STEPS);

  /** @throws IllegalArgumentException if the step is not from 1 to 8 */
  public Strength {
    if (!(step >= 1 && step <= STEPS)) {
      throw new IllegalArgumentException("the strength is from 1 to " + STEPS + ", not " + step);
    }
  }

  /** Whether the engine plays without any handicap. */
  public boolean isFull() {
    return step == STEPS;
  }
}
