package org.variorum.lab.match;

import java.time.Duration;
import org.variorum.engine.Clock;

/** The clock of one side in a game. */
final class GameClock {

  private final Clock atStart;
  private Duration remaining;
  private int moves;

  GameClock(Clock atStart) {
    this.atStart = atStart;
    remaining = atStart.left();
  }

  /** The current state of the clock. */
  Clock state() {
    int movesToGo = atStart.movesToGo() == 0 ? 0 : atStart.movesToGo() - moves % atStart.movesToGo();
    return new Clock(remaining, atStart.increment(), atStart.byoyomi(), movesToGo);
  }

  /** The maximum time for the next move. */
  Duration maxTime() {
    return remaining.plus(atStart.byoyomi());
  }

  /**
   * Subtracts the time of a move. At the end of a turn, adds the increment and, after the last move of a period, the
   * main time.
   *
   * @param endsTurn whether the other side is to move next
   */
  void spend(Duration used, boolean endsTurn) {
    remaining = remaining.compareTo(used) > 0 ? remaining.minus(used) : Duration.ZERO;
    if (!endsTurn) {
      return;
    }
    remaining = remaining.plus(atStart.increment());
    moves++;
    if (atStart.movesToGo() > 0 && moves % atStart.movesToGo() == 0) {
      remaining = remaining.plus(atStart.left());
    }
  }
}
