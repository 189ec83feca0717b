package org.variorum.server.table;

import org.variorum.server.api.table.TimeControl;

/**
 * What a player's time is after so much of it has passed, in milliseconds. Pure arithmetic; {@code left} is always the
 * main time that is left, 0 in byo-yomi.
 *
 * <p>Main time runs first. A move made in it is given the increment. When it is used up the player has the byo-yomi for
 * each move, and gets no increment any more.
 */
record PlayerClock(TimeControl time) {

  private static final long SECOND = 1_000;
  private static final int MOVES_TO_GO = 40;
  private static final long SHORTEST = 50;

  /** The main time with which a game begins; the increment where there is no other time for the first move. */
  long initial() {
    return time.main() == 0 && time.byoyomi() == 0 ? time.increment() * SECOND : time.main() * SECOND;
  }

  /** How long a player with that much main time left may think. */
  long budget(long left) {
    return left + byoyomi();
  }

  /** The main time left after a move that took {@code spent}, which must be within the budget. */
  long after(long left, long spent) {
    return spent < left ? left - spent + time.increment() * SECOND : 0;
  }

  /** What the clock shows of a player who has been thinking for {@code spent}. */
  long shown(long left, long spent) {
    return Math.max(0, spent < left ? left - spent : budget(left) - spent);
  }

  /** Whether a player who has been thinking for {@code spent} has only byo-yomi. */
  boolean inByoyomi(long left, long spent) {
    return time.byoyomi() > 0 && spent >= left;
  }

  /**
   * How long a computer takes for a move at most: what would last for a game of usual length, and in no case so much that
   * the time for being heard is missing.
   */
  long share(long left) {
    long perMove = left / MOVES_TO_GO + time.increment() * SECOND + byoyomi();
    return Math.max(SHORTEST, Math.min(perMove, budget(left)) * 3 / 4 - SHORTEST);
  }

  private long byoyomi() {
    return time.byoyomi() * SECOND;
  }
}
