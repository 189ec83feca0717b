package org.variorum.lab.match;

import java.time.Duration;
import org.variorum.engine.Clock;

/** The clock of one side in a game. */
final class GameClock {

  private final Clock atStart;
  private Duration left;
  private int moves;

  GameClock(Clock atStart) {
    this.atStart = atStart;
    left = atStart.left();
  }

  /** The current state of the clock. */
  Clock now() {
    int toGo = atStart.movesToGo() == 0 ? 0 : atStart.movesToGo() - moves % atStart.movesToGo();
    return new Clock(left, atStart.increment(), atStart.byoyomi(), toGo);
  }

  /** The maximum time for the next move. */
  Duration most() {
    return left.plus(atStart.byoyomi());
  }

  /**
   * Subtracts the time of a move. At the end of a turn, adds the increment and, after the last move of a period, the
   * main time.
   *
   * @param passes whether the other side is to move next
   */
  void spend(Duration used, boolean passes) {
    left = left.compareTo(used) > 0 ? left.minus(used) : Duration.ZERO;
    if (!passes) {
      return;
    }
    left = left.plus(atStart.increment());
    moves++;
    if (atStart.movesToGo() > 0 && moves % atStart.movesToGo() == 0) {
      left = left.plus(atStart.left());
    }
  }
}
