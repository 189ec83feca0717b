package org.variorum.engine.time;

import java.time.Duration;
import org.variorum.engine.Clock;
import org.variorum.engine.SearchLimits;

/**
 * The time for a move, in nanoseconds from the start of the search.
 *
 * @param softLimit the time after which no deeper iteration starts, unless the search is unstable
 * @param hardLimit the time at which the search ends
 */
public record MoveTime(long softLimit, long hardLimit) {

  /** The number of further moves that a game is assumed to have. */
  private static final int MOVES_LEFT = 30;
  /** The maximum part of the main time for one move, besides a part of the increment. */
  private static final double MAX_MAIN_PART = 0.35;
  /** The maximum part of the main time for one move that is followed by an increment or a refill. */
  private static final double MAX_TOTAL_PART = 0.9;
  /** The maximum time for a move, as a multiple of the average time that the clock allows for a move. */
  private static final double MAX_STRETCH = 4.5;
  /** A deeper iteration starts only within this part of the average time, because it takes longer than earlier ones. */
  private static final double LATEST_START = 0.65;
  /** Reserved for the transmission of the move. */
  private static final long LAG = Duration.ofMillis(8).toNanos();

  /** The time for a move. Without a clock, the search may use the time limit of {@code limits} completely. */
  public static MoveTime of(SearchLimits limits) {
    long time = limits.time().toNanos();
    return limits.clock().map(clock -> of(clock).limitTo(time)).orElse(new MoveTime(Long.MAX_VALUE, time));
  }

  private static MoveTime of(Clock clock) {
    long mainTime = clock.mainTime().toNanos();
    long increment = clock.increment().toNanos();
    long byoyomi = clock.byoyomi().toNanos();
    long reserve = Math.min(LAG, (mainTime + byoyomi) / 4);
    long usableTime = Math.max(0, mainTime - (byoyomi > 0 ? 0 : reserve));
    int moves = clock.movesToGo() > 0 ? Math.min(clock.movesToGo(), MOVES_LEFT) : MOVES_LEFT;
    double averageTime = (double) usableTime / moves + 0.8 * increment;
    long extra = Math.max(0, byoyomi - reserve);
    // The last move before the main time is refilled may take nearly all of it.
    double maxPart = clock.movesToGo() == 1 ? MAX_TOTAL_PART : MAX_MAIN_PART;
    double stretched =
        Math.min(usableTime * maxPart + MAX_TOTAL_PART * Math.min(increment, usableTime),
            averageTime * MAX_STRETCH);
    long hardLimit = (long) Math.min(MAX_TOTAL_PART * usableTime, stretched) + extra;
    long minimum = Math.min(Duration.ofMillis(1).toNanos(), Math.max(1, (mainTime + byoyomi) / 10));
    long softLimit = Math.min((long) (LATEST_START * (averageTime + extra)), hardLimit);
    return new MoveTime(Math.max(minimum, softLimit), Math.max(minimum, hardLimit));
  }

  private MoveTime limitTo(long time) {
    return new MoveTime(Math.min(softLimit, time), Math.min(hardLimit, time));
  }
}
