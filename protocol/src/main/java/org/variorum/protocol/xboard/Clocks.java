package org.variorum.protocol.xboard;

import java.time.Duration;
import java.util.Optional;
import org.variorum.engine.Clock;
import org.variorum.engine.SearchLimits;

/** The time control of the engine, as XBoard has set it. */
final class Clocks {

  /** XBoard's default time control: 40 moves in 5 minutes. */
  private static final XBoardCommand.Level USUAL =
      new XBoardCommand.Level(40, Duration.ofMinutes(5), Duration.ZERO);

  private XBoardCommand.Level level = USUAL;
  private Duration left = USUAL.base();
  private Optional<Duration> moveTime = Optional.empty();
  private int depth = SearchLimits.DEEPEST;

  void set(XBoardCommand.Level wanted) {
    level = wanted;
    left = wanted.base();
    moveTime = Optional.empty();
  }

  void set(XBoardCommand.MoveTime wanted) {
    moveTime = Optional.of(wanted.time());
  }

  void set(XBoardCommand.Time shown) {
    left = shown.left();
  }

  void set(XBoardCommand.Depth wanted) {
    depth = Math.clamp(wanted.depth(), 1, SearchLimits.DEEPEST);
  }

  /** As before a new game: no limit of depth, and the clock as it was set. */
  void restart() {
    depth = SearchLimits.DEEPEST;
    left = level.base();
  }

  /**
   * The limits of a move.
   *
   * @param played how many moves the engine's side has made in the game
   * @param lost time that has passed already, or gets lost on the way
   */
  SearchLimits limits(int played, Duration lost) {
    SearchLimits limits = SearchLimits.NONE.depth(depth);
    if (moveTime.isPresent()) {
      Duration rest = moveTime.get().minus(lost);
      return limits.time(rest.isPositive() ? rest : Duration.ofMillis(1));
    }
    int movesToGo = level.moves() == 0 ? 0 : level.moves() - played % level.moves();
    return limits.clock(new Clock(left.minus(lost), level.increment(), Duration.ZERO, movesToGo));
  }
}
