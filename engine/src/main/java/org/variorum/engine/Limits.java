package org.variorum.engine;

import java.time.Duration;

/**
 * When a search ends: as soon as one of these is reached.
 *
 * @param nodes positions to look at; a search that only this ends gives the same result on every machine
 * @param depth full moves of either side to look ahead, apart from exchanges that are followed further
 * @param time wall-clock time
 */
public record Limits(long nodes, int depth, Duration time) {

  /** The deepest that a search looks. */
  public static final int DEEPEST = 100;

  private static final Duration LONG = Duration.ofDays(365);

  /** No limit but the deepest depth. */
  public static final Limits NONE = new Limits(Long.MAX_VALUE, DEEPEST, LONG);

  public Limits {
    if (nodes < 1 || depth < 1 || time.isNegative()) {
      throw new IllegalArgumentException("a search needs at least a node, a depth of 1 and a time");
    }
    depth = Math.min(depth, DEEPEST);
    time = time.compareTo(LONG) > 0 ? LONG : time;
  }

  /** These limits, and at most so many nodes. */
  public Limits nodes(long most) {
    return new Limits(most, depth, time);
  }

  /** These limits, and at most that depth. */
  public Limits depth(int most) {
    return new Limits(nodes, most, time);
  }

  /** These limits, and at most that time. */
  public Limits time(Duration most) {
    return new Limits(nodes, depth, most);
  }
}
