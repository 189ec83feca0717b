package org.variorum.engine.time;

import java.time.Duration;
import org.variorum.engine.Clock;
import org.variorum.engine.SearchLimits;

/**
 * How long a move may take.
 *
 * @param usual nanoseconds after which no greater depth is begun, when all goes as usual
 * @param most nanoseconds after which the search ends
 */
public record MoveTime(long usual, long most) {

  /** How many more moves a game is taken to have. */
  private static final int MOVES_LEFT = 30;
  /** What a move may take at most of the main time. */
  private static final double LARGEST_PART = 0.35;
  /** And of what it has at all, however much comes back after the move. */
  private static final double NEARLY_ALL = 0.9;
  /** How many times the usual time a move may take. */
  private static final double STRETCH = 4.5;
  /** A greater depth takes longer than all before: it is begun only while much of the time is left. */
  private static final double BEGUN = 0.65;
  /** What the way to the clock may cost. */
  private static final long LAG = Duration.ofMillis(8).toNanos();

  /** The time that limits allow: what is set for one move is all used. */
  public static MoveTime of(SearchLimits limits) {
    long time = limits.time().toNanos();
    return limits.clock().map(clock -> of(clock).within(time)).orElse(new MoveTime(Long.MAX_VALUE, time));
  }

  private static MoveTime of(Clock clock) {
    long left = clock.left().toNanos();
    long increment = clock.increment().toNanos();
    long byoyomi = clock.byoyomi().toNanos();
    long reserve = Math.min(LAG, (left + byoyomi) / 4);
    long main = Math.max(0, left - (byoyomi > 0 ? 0 : reserve));
    int moves = clock.movesToGo() > 0 ? Math.min(clock.movesToGo(), MOVES_LEFT) : MOVES_LEFT;
    double share = (double) main / moves + 0.8 * increment;
    long extra = Math.max(0, byoyomi - reserve);
    // The last move before the clock is filled up again may take nearly all.
    double part = clock.movesToGo() == 1 ? NEARLY_ALL : LARGEST_PART;
    double stretched = Math.min(main * part + NEARLY_ALL * Math.min(increment, main), share * STRETCH);
    long most = (long) Math.min(NEARLY_ALL * main, stretched) + extra;
    long floor = Math.min(Duration.ofMillis(1).toNanos(), Math.max(1, (left + byoyomi) / 10));
    long usual = Math.min((long) (BEGUN * (share + extra)), most);
    return new MoveTime(Math.max(floor, usual), Math.max(floor, most));
  }

  private MoveTime within(long time) {
    return new MoveTime(Math.min(usual, time), Math.min(most, time));
  }
}
