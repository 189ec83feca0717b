package org.variorum.rules.movement;

/**
 * The number of pieces that a hopper hops over in one move, as a range.
 *
 * @param min the minimum number
 * @param max the maximum number; {@link #UNLIMITED} if there is no maximum
 */
public record HurdleCount(int min, int max) {

  /** No maximum. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  /** Exactly one hurdle: the default for hoppers. */
  public static final HurdleCount ONE = new HurdleCount(1, 1);

  /** Whether the number is exactly one. */
  public boolean isOne() {
    return equals(ONE);
  }
}
