package org.variorum.protocol.uci;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.variorum.engine.Clock;
import org.variorum.engine.SearchLimits;
import org.variorum.protocol.uci.UciCommand.Limit;
import org.variorum.rules.board.Side;

/** Search limits of a command {@code go}. The limits are valid whatever numbers the command has. */
record GoLimits(ProtocolDialect dialect, UciCommand.Go go) {

  /**
   * Returns the limits of a search.
   *
   * @param turn the side to move
   * @param lostTime the time since the command plus the time for transmission, to subtract from the clock
   */
  SearchLimits limits(Side turn, Duration lostTime) {
    SearchLimits limits = SearchLimits.NONE;
    for (Map.Entry<Limit, Long> entry : go.numbers().entrySet()) {
      long number = entry.getValue();
      limits = switch (entry.getKey()) {
        case DEPTH -> limits.depth((int) Math.clamp(number, 1, SearchLimits.MAX_DEPTH));
        case NODES -> limits.nodes(Math.max(1, number));
        case MATE -> limits.mate((int) Math.clamp(number, 0, SearchLimits.MAX_DEPTH));
        case MOVETIME -> limits.time(Duration.ofMillis(Math.max(1, number)));
        case WTIME, BTIME, WINC, BINC, MOVESTOGO, BYOYOMI, PERFT -> limits;
      };
    }
    return clock(turn, lostTime).map(limits::clock).orElse(limits);
  }

  /** The limits of a search for a forced win (USI). The word {@code mate} precedes its time in milliseconds. */
  SearchLimits mateLimits() {
    Duration time = millis(Limit.MATE);
    return SearchLimits.NONE.mate(SearchLimits.MAX_DEPTH).time(time.isNegative() ? Duration.ZERO : time);
  }

  private Optional<Clock> clock(Side turn, Duration lostTime) {
    Limit timeWord = dialect.timeWord(turn);
    if (!go.numbers().containsKey(timeWord) && !go.numbers().containsKey(Limit.BYOYOMI)) {
      return Optional.empty();
    }
    int movesToGo = (int) Math.clamp(go.numbers().getOrDefault(Limit.MOVESTOGO, 0L), 0, Integer.MAX_VALUE);
    Duration byoyomi = millis(Limit.BYOYOMI);
    // The lost time is subtracted once: from the main time if it is longer than the lost time, or else from byo-yomi.
    Duration main = millis(timeWord);
    boolean isEnough = main.compareTo(lostTime) > 0;
    return Optional
        .of(new Clock(isEnough ? main.minus(lostTime) : Duration.ZERO, millis(dialect.incrementWord(turn)),
            isEnough ? byoyomi : byoyomi.minus(lostTime), movesToGo));
  }

  private Duration millis(Limit limit) {
    return Duration.ofMillis(go.numbers().getOrDefault(limit, 0L));
  }
}
