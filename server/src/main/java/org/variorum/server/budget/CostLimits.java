package org.variorum.server.budget;

/**
 * What one address may cost, over time and at once. An address may be a whole school behind one router.
 *
 * @param work milliseconds of a processor's time in each second
 * @param bytes bytes that are sent in each second
 */
public record CostLimits(int work, int bytes) {

  /** The allowance of this many seconds can be saved up and used at once. */
  static final int SAVED_SECONDS = 20;

  /** A second's pay in a balance is counted by the nanosecond: at most one unit comes in each. */
  public static final int MOST_BYTES = 1_000_000_000;

  /** As {@link #MOST_BYTES}; work is counted in microseconds. */
  public static final int MOST_WORK = 1_000_000;

  /** A quarter of two processors, and a megabyte. */
  public static final CostLimits USUAL = new CostLimits(500, 1 << 20);

  /** @throws IllegalArgumentException if one is below 1, or more than a balance can count */
  public CostLimits {
    require("work", work, MOST_WORK);
    require("bytes", bytes, MOST_BYTES);
  }

  private static void require(String what, int value, int most) {
    if (value < 1 || value > most) {
      throw new IllegalArgumentException(what + " must be from 1 to " + most + ", not " + value);
    }
  }
}
