package org.variorum.server.api.table;

import org.jspecify.annotations.Nullable;

/**
 * The time of each player, in seconds, or in days for correspondence.
 *
 * @param main the time for all moves together
 * @param increment the time added after each move (Fischer)
 * @param byoyomi the time for each move after the main time is used up; every move gets the full time again
 * @param days the days for each move in a correspondence game, in which the other times are 0; missing in other games
 */
public record TimeControl(int main, int increment, int byoyomi, @Nullable Integer days) {

  /** Creates a time control that is not for correspondence. */
  public TimeControl(int main, int increment, int byoyomi) {
    this(main, increment, byoyomi, null);
  }

  /** Returns the time control of a correspondence game with so many days for each move. */
  public static TimeControl ofDays(int days) {
    return new TimeControl(0, 0, 0, days);
  }
}
