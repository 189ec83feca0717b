package org.variorum.protocol.xboard;

import java.time.Duration;
import java.util.Optional;
import org.variorum.engine.Clock;
import org.variorum.engine.SearchLimits;

/** Time control of the engine, as XBoard sets it. */
final class Clocks {

  /** XBoard's default time control: 40 moves in 5 minutes. */
  private static final XBoardCommand.Level DEFAULT_LEVEL =
      new XBoardCommand.Level(40, Duration.ofMinutes(5), Duration.ZERO);

  private XBoardCommand.Level level = DEFAULT_LEVEL;
  private Duration remaining = DEFAULT_LEVEL.base();
  private Optional<Duration> moveTime = Optional.empty();
  private int depth = SearchLimits.MAX_DEPTH;

  void set(XBoardCommand.Level newLevel) {
    level = newLevel;
    remaining = newLevel.base();
    moveTime = Optional.empty();
  }

  void set(XBoardCommand.MoveTime command) {
    moveTime = Optional.of(command.time());
  }

  void set(XBoardCommand.Time update) {
    remaining = update.remaining();
  }

  void set(XBoardCommand.Depth command) {
    depth = Math.clamp(command.depth(), 1, SearchLimits.MAX_DEPTH);
  }

  /** Resets the limits for a new game: no depth limit, and a full clock. */
  void restart() {
    depth = SearchLimits.MAX_DEPTH;
    remaining = level.base();
  }

  /**
   * Returns the limits of a search for the next move.
   *
   * @param movesMade the number of moves that the engine's side has made in the game
   * @param lostTime the time since the engine's move was due plus the time for transmission, to subtract from the clock
   */
  SearchLimits limits(int movesMade, Duration lostTime) {
    SearchLimits limits = SearchLimits.NONE.depth(depth);
    if (moveTime.isPresent()) {
      Duration budget = moveTime.get().minus(lostTime);
      return limits.time(budget.isPositive() ? budget : Duration.ofMillis(1));
    }
    int movesToGo = level.moves() == 0 ? 0 : level.moves() - movesMade % level.moves();
    return limits.clock(new Clock(remaining.minus(lostTime), level.increment(), Duration.ZERO, movesToGo));
  }
}
