package org.variorum.lab.match;

import java.time.Duration;
import org.variorum.engine.Clock;

/** The clock of one side in a game. */
final class GameClock {

  private final Clock initialClock;
  private Duration remaining;
  private int completedTurns;

  GameClock(Clock initialClock) {
    this.initialClock = initialClock;
    remaining = initialClock.mainTime();
  }

  /** The current state of the clock. */
  Clock state() {
    int movesToGo = initialClock.movesToGo() == 0 ? 0
        : initialClock.movesToGo() - completedTurns % initialClock.movesToGo();
    return new Clock(remaining, initialClock.increment(), initialClock.byoyomi(), movesToGo);
  }

  /** The maximum time for the next move. */
  Duration maxTime() {
    return remaining.plus(initialClock.byoyomi());
  }

  /**
   * Subtracts the time of a move. At the end of a turn, adds the increment and, after the last move of a period, the
   * main time.
   *
   * @param endsTurn whether the move ends the turn, so that the other side is to move
   */
  void spend(Duration moveTime, boolean endsTurn) {
    remaining = remaining.compareTo(moveTime) > 0 ? remaining.minus(moveTime) : Duration.ZERO;
    if (!endsTurn) {
      return;
    }
    remaining = remaining.plus(initialClock.increment());
    completedTurns++;
    if (initialClock.movesToGo() > 0 && completedTurns % initialClock.movesToGo() == 0) {
      remaining = remaining.plus(initialClock.mainTime());
    }
  }
}
