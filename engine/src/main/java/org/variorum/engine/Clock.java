package org.variorum.engine;

import java.time.Duration;

/**
 * The clock of the side to move.
 *
 * @param mainTime the remaining main time
 * @param increment the time added after each move (Fischer)
 * @param byoyomi the time for each move once the main time is used up; unused time is lost
 * @param movesToGo the number of moves until the main time is refilled; 0 if it is never refilled
 */
public record Clock(Duration mainTime, Duration increment, Duration byoyomi, int movesToGo) {

  static final Duration YEAR = Duration.ofDays(365);

  /** Limits each time to between zero and a year. A negative number of moves becomes 0. */
  public Clock {
    mainTime = limitToRange(mainTime);
    increment = limitToRange(increment);
    byoyomi = limitToRange(byoyomi);
    movesToGo = Math.max(0, movesToGo);
  }

  private static Duration limitToRange(Duration time) {
    return time.isNegative() ? Duration.ZERO : atMostAYear(time);
  }

  /** Limits a time to a year, so that times can be added without overflow. */
  static Duration atMostAYear(Duration time) {
    return time.compareTo(YEAR) > 0 ? YEAR : time;
  }
}
