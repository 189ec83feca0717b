package org.variorum.server.table;

import java.time.Duration;
import org.variorum.server.api.table.TimeControl;

/**
 * The arithmetic of a player's clock, in milliseconds; the main time left is 0 in byo-yomi.
 *
 * <p>Main time is used first, and each move in main time earns the increment. After the main time the player has the
 * byo-yomi time for each move, and earns no increment. Days for each move are a byo-yomi of so many days.
 */
record PlayerClock(TimeControl time) {

  private static final long SECOND = 1_000;
  /** The number of moves for which the main time must last. */
  private static final int MOVES_TO_GO = 40;
  /** The shortest thinking time, and the margin for the transmission of a move. */
  private static final long MIN_THINKING_MILLIS = 50;

  /** The time for a side's first move in a game with clocks; after it the game is called off. */
  static final Duration FIRST_MOVE_LIMIT = Duration.ofMinutes(5);
  /** The time for a player to take the open seat of a correspondence game; after it the game is called off. */
  static final Duration WAITING_LIMIT = Duration.ofDays(14);

  /** Whether a player has days for each move. */
  boolean isCorrespondence() {
    return time.days() != null;
  }

  /** The time for a side's first move, before clocks run. */
  Duration firstMoveLimit() {
    return isCorrespondence() ? Duration.ofMillis(byoyomi()) : FIRST_MOVE_LIMIT;
  }

  /**
   * The main time at the start of a game. If main time and byo-yomi are 0, this is the increment, for the first move.
   */
  long initial() {
    return time.main() == 0 && byoyomi() == 0 ? time.increment() * SECOND : time.main() * SECOND;
  }

  /** The longest time for a move of a player with this main time left. */
  long budget(long mainTimeLeft) {
    return mainTimeLeft + byoyomi();
  }

  /** The main time left after a move that took {@code thinkingMillis}, which must be within the budget. */
  long mainTimeAfter(long mainTimeLeft, long thinkingMillis) {
    return thinkingMillis < mainTimeLeft ? mainTimeLeft - thinkingMillis + time.increment() * SECOND : 0;
  }

  /** The time that the clock shows while a player has been thinking for {@code thinkingMillis}. */
  long shownTime(long mainTimeLeft, long thinkingMillis) {
    return Math.max(0,
        thinkingMillis < mainTimeLeft ? mainTimeLeft - thinkingMillis
            : budget(mainTimeLeft) - thinkingMillis);
  }

  /** Whether a player who has been thinking for {@code thinkingMillis} is in byo-yomi. */
  boolean isInByoyomi(long mainTimeLeft, long thinkingMillis) {
    return byoyomi() > 0 && thinkingMillis >= mainTimeLeft;
  }

  /**
   * The maximum thinking time of a computer for a move: a share of the main time, the increment and the byo-yomi, less
   * a margin for the transmission of the move.
   */
  long thinkingTime(long mainTimeLeft) {
    long perMove = mainTimeLeft / MOVES_TO_GO + time.increment() * SECOND + byoyomi();
    return Math.max(MIN_THINKING_MILLIS,
        Math.min(perMove, budget(mainTimeLeft)) * 3 / 4 - MIN_THINKING_MILLIS);
  }

  private long byoyomi() {
    Integer days = time.days();
    return days == null ? time.byoyomi() * SECOND : Duration.ofDays(days).toMillis();
  }
}
