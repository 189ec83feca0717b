package org.variorum.lab.match;

import java.time.Duration;
import org.variorum.engine.Clock;

/** One side's clock in a game. */
final class GameClock {

  private final Clock atStart;
  private Duration left;
  private int moves;

  GameClock(Clock atStart) {
    this.atStart = atStart;
    left = atStart.left();
  }

  /** What it shows. */
  Clock now() {
    int toGo = atStart.movesToGo() == 0 ? 0 : atStart.movesToGo() - moves % atStart.movesToGo();
    return new Clock(left, atStart.increment(), atStart.byoyomi(), toGo);
  }

  /** How long the next move may take. */
  Duration most() {
    return left.plus(atStart.byoyomi());
  }

  /**
   * Takes a move's time off and, where it ends a turn, gives what that gives.
   *
   * @param passes whether the turn passes to the other side
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
