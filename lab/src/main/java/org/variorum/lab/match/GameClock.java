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

  /** Takes a move's time off, and gives what a move gives. */
  void spend(Duration used) {
    left = left.compareTo(used) > 0 ? left.minus(used) : Duration.ZERO;
    left = left.plus(atStart.increment());
    moves++;
    if (atStart.movesToGo() > 0 && moves % atStart.movesToGo() == 0) {
      left = left.plus(atStart.left());
    }
  }
}
