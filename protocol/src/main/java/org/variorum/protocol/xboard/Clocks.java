package org.variorum.protocol.xboard;

import java.time.Duration;
import java.util.Optional;
import org.variorum.engine.Clock;
import org.variorum.engine.Limits;

/** The time control of the engine, as XBoard has set it. */
final class Clocks {

  /** XBoard's default time control: 40 moves in 5 minutes. */
  private static final Command.Level USUAL = new Command.Level(40, Duration.ofMinutes(5), Duration.ZERO);

  private Command.Level level = USUAL;
  private Duration left = USUAL.base();
  private Optional<Duration> moveTime = Optional.empty();
  private int depth = Limits.DEEPEST;

  void set(Command.Level wanted) {
    level = wanted;
    left = wanted.base();
    moveTime = Optional.empty();
  }

  void set(Command.MoveTime wanted) {
    moveTime = Optional.of(wanted.time());
  }

  void set(Command.Time shown) {
    left = shown.left();
  }

  void set(Command.Depth wanted) {
    depth = Math.clamp(wanted.depth(), 1, Limits.DEEPEST);
  }

  /** As before a new game: no limit of depth, and the clock as it was set. */
  void restart() {
    depth = Limits.DEEPEST;
    left = level.base();
  }

  /**
   * The limits of a move.
   *
   * @param played how many moves the engine's side has made in the game
   * @param lost time that has passed already, or gets lost on the way
   */
  Limits limits(int played, Duration lost) {
    Limits limits = Limits.NONE.depth(depth);
    if (moveTime.isPresent()) {
      Duration rest = moveTime.get().minus(lost);
      return limits.time(rest.isPositive() ? rest : Duration.ofMillis(1));
    }
    int movesToGo = level.moves() == 0 ? 0 : level.moves() - played % level.moves();
    return limits.clock(new Clock(left.minus(lost), level.increment(), Duration.ZERO, movesToGo));
  }
}
