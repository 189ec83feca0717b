package org.variorum.engine;

import java.time.Duration;

/**
 * The clock of the side to move.
 *
 * @param left main time left
 * @param increment what is added to it after each move (Fischer)
 * @param byoyomi what each move may take once the main time is used up, none of it kept
 * @param movesToGo in how many moves the main time is filled up again; 0 if never
 */
public record Clock(Duration left, Duration increment, Duration byoyomi, int movesToGo) {

  static final Duration YEAR = Duration.ofDays(365);

  /** A clock with negative times has none left; one with more than a year has a year. */
  public Clock {
    left = bounded(left);
    increment = bounded(increment);
    byoyomi = bounded(byoyomi);
    movesToGo = Math.max(0, movesToGo);
  }

  private static Duration bounded(Duration time) {
    return time.isNegative() ? Duration.ZERO : atMostAYear(time);
  }

  /** A time that can be added to others: greater ones than a year are a year. */
  static Duration atMostAYear(Duration time) {
    return time.compareTo(YEAR) > 0 ? YEAR : time;
  }
}
