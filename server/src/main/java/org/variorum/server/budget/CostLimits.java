package org.variorum.server.budget;

/**
 * Limits on the cost that one address causes, on average and in a burst. One address may serve a whole school.
 *
 * @param work milliseconds of processor time per second
 * @param bytes bytes sent per second
 */
public record CostLimits(int work, int bytes) {

  /** The number of seconds for which the allowance can be saved up and then used at once. */
  static final int SAVED_SECONDS = 20;

  /** The maximum of {@code bytes}: a balance can grow by at most one unit per nanosecond. */
  public static final int MAX_BYTES = 1_000_000_000;

  /** The maximum of {@code work}: a balance counts work in microseconds, and grows by at most one per nanosecond. */
  public static final int MAX_WORK = 1_000_000;

  /** Half of the time of one processor, and one megabyte, per second. */
  public static final CostLimits DEFAULT = new CostLimits(500, 1 << 20);

  /** @throws IllegalArgumentException if a limit is below 1 or above its maximum */
  public CostLimits {
    require("work", work, MAX_WORK);
    require("bytes", bytes, MAX_BYTES);
  }

  private static void require(String name, int value, int max) {
    if (value < 1 || value > max) {
      throw new IllegalArgumentException(name + " must be from 1 to " + max + ", not " + value);
    }
  }
}
