package org.variorum.server.table;

import org.variorum.server.api.table.TimeControl;

/**
 * The arithmetic of a player's clock, in milliseconds. {@code left} is always the main time left, 0 in byo-yomi.
 *
 * <p>Main time is used first, and each move in main time earns the increment. After the main time the player has the
 * byo-yomi time for each move, and earns no increment.
 */
record PlayerClock(TimeControl time) {

  private static final long SECOND = 1_000;
  private static final int MOVES_TO_GO = 40;
  private static final long SHORTEST = 50;

  /**
   * The main time at the start of a game. If main time and byo-yomi are 0, this is the increment, for the first move.
   */
  long initial() {
    return time.main() == 0 && time.byoyomi() == 0 ? time.increment() * SECOND : time.main() * SECOND;
  }

  /** The longest time for a move of a player with this main time left. */
  long budget(long left) {
    return left + byoyomi();
  }

  /** The main time left after a move that took {@code spent}, which must be within the budget. */
  long after(long left, long spent) {
    return spent < left ? left - spent + time.increment() * SECOND : 0;
  }

  /** The time that the clock shows while a player has been thinking for {@code spent}. */
  long shown(long left, long spent) {
    return Math.max(0, spent < left ? left - spent : budget(left) - spent);
  }

  /** Whether a player who has been thinking for {@code spent} is in byo-yomi. */
  boolean inByoyomi(long left, long spent) {
    return time.byoyomi() > 0 && spent >= left;
  }

  /**
   * The maximum thinking time of a computer for a move. With it the clock lasts for a game of usual length; it leaves a
   * margin for the transmission of the move.
   */
  long thinkingTime(long left) {
    long perMove = left / MOVES_TO_GO + time.increment() * SECOND + byoyomi();
    return Math.max(SHORTEST, Math.min(perMove, budget(left)) * 3 / 4 - SHORTEST);
  }

  private long byoyomi() {
    return time.byoyomi() * SECOND;
  }
}
