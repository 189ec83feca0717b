package org.variorum.rules.movement;

/**
 * Over how many pieces a way hops.
 *
 * @param least the minimum number
 * @param most the maximum number; {@link #UNLIMITED} for any
 */
public record HurdleCount(int least, int most) {

  /** As many as there are. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  /** Exactly one hurdle: the default for hoppers. */
  public static final HurdleCount ONE = new HurdleCount(1, 1);

  /** Whether it is exactly one. */
  public boolean isOne() {
    return equals(ONE);
  }
}
