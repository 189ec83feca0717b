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
   * @param lost the time to subtract: passed since the command, or needed for transmission
   */
  SearchLimits limits(Side turn, Duration lost) {
    SearchLimits limits = SearchLimits.NONE;
    for (Map.Entry<Limit, Long> entry : go.numbers().entrySet()) {
      long number = entry.getValue();
      limits = switch (entry.getKey()) {
        case DEPTH -> limits.depth((int) Math.clamp(number, 1, SearchLimits.DEEPEST));
        case NODES -> limits.nodes(Math.max(1, number));
        case MATE -> limits.mate((int) Math.clamp(number, 0, SearchLimits.DEEPEST));
        case MOVETIME -> limits.time(Duration.ofMillis(Math.max(1, number)));
        case WTIME, BTIME, WINC, BINC, MOVESTOGO, BYOYOMI, PERFT -> limits;
      };
    }
    return clock(turn, lost).map(limits::clock).orElse(limits);
  }

  /** The limits of a search for a forced win (USI). The word {@code mate} precedes its time in milliseconds. */
  SearchLimits untilMate() {
    Duration time = millis(Limit.MATE);
    return SearchLimits.NONE.mate(SearchLimits.DEEPEST).time(time.isNegative() ? Duration.ZERO : time);
  }

  private Optional<Clock> clock(Side turn, Duration lost) {
    Limit timeWord = dialect.time(turn);
    if (!go.numbers().containsKey(timeWord) && !go.numbers().containsKey(Limit.BYOYOMI)) {
      return Optional.empty();
    }
    int movesToGo = (int) Math.clamp(go.numbers().getOrDefault(Limit.MOVESTOGO, 0L), 0, Integer.MAX_VALUE);
    Duration byoyomi = millis(Limit.BYOYOMI);
    // The lost time is subtracted once: from the main time if that is enough, or else from the byo-yomi.
    Duration main = millis(timeWord);
    boolean isEnough = main.compareTo(lost) > 0;
    return Optional.of(new Clock(isEnough ? main.minus(lost) : Duration.ZERO, millis(dialect.increment(turn)),
        isEnough ? byoyomi : byoyomi.minus(lost), movesToGo));
  }

  private Duration millis(Limit limit) {
    return Duration.ofMillis(go.numbers().getOrDefault(limit, 0L));
  }
}
