package org.variorum.rules.movement;

/**
 * Over how many pieces a way hops.
 *
 * @param least at least so many
 * @param most at most so many; {@link #UNLIMITED} for any number
 */
public record HurdleCount(int least, int most) {

  /** As many as there are. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  /** Exactly one, as is said of a hopper of which nothing is said. */
  public static final HurdleCount ONE = new HurdleCount(1, 1);

  /** Whether it is exactly one. */
  public boolean isOne() {
    return equals(ONE);
  }
}
