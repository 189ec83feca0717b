package org.variorum.engine.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.engine.Clock;
import org.variorum.engine.SearchLimits;

/** How long a move may take, by its clock. */
class MoveTimeTest {

  private static MoveTime of(long left, long increment, long byoyomi, int movesToGo) {
    return MoveTime
        .of(SearchLimits.NONE.clock(new Clock(Duration.ofMillis(left), Duration.ofMillis(increment),
            Duration.ofMillis(byoyomi), movesToGo)));
  }

  @ParameterizedTest
  @CsvSource({"60000, 0, 0, 0", "60000, 1000, 0, 0", "1000, 20, 0, 0", "100, 0, 0, 0", "20, 20, 0, 0",
      "5, 0, 0, 0",
      "1000, 1000, 0, 0", "10000, 30000, 0, 0", "5000, 1000, 0, 1", "2000, 3000, 1000, 0",
      "0, 0, 1000, 0", "0, 0, 50, 0", "60000, 0, 0, 1", "60000, 0, 0, 40", "0, 0, 0, 0", "30000, 0, 5000, 0"})
  void neverMoreThanTheClockHas(long left, long increment, long byoyomi, int movesToGo) {
    MoveTime moveTime = of(left, increment, byoyomi, movesToGo);
    assertThat(moveTime.softLimit()).isPositive().isLessThanOrEqualTo(Math.max(1, moveTime.hardLimit()));
    assertThat(moveTime.hardLimit())
        .isLessThanOrEqualTo(Math.max(1, Duration.ofMillis(left + byoyomi).toNanos()));
  }

  @ParameterizedTest
  @CsvSource({"60000, 0, 0", "10000, 100, 0", "1000, 20, 0", "1000, 1000, 0", "30000, 0, 1000"})
  void aGameOfHundredMovesIsPlayedToItsEnd(long left, long increment, long byoyomi) {
    long clock = Duration.ofMillis(left).toNanos();
    for (int move = 0; move < 100; move++) {
      long before = clock;
      MoveTime moveTime = MoveTime.of(SearchLimits.NONE.clock(new Clock(Duration.ofNanos(clock),
          Duration.ofMillis(increment), Duration.ofMillis(byoyomi), 0)));
      assertThat(before + Duration.ofMillis(byoyomi).toNanos() - moveTime.hardLimit())
          .as("left at move " + move)
          .isPositive();
      clock = Math.max(byoyomi > 0 ? 0 : Long.MIN_VALUE, clock - moveTime.hardLimit())
          + Duration.ofMillis(increment).toNanos();
    }
  }

  /** Long.MAX_VALUE milliseconds is what some programs send for a clock that is not running. */
  @ParameterizedTest
  @CsvSource({"9223372036854775807, 0, 0, 0", "9223372036854775807, 9223372036854775807, 0, 0",
      "60000, 9223372036854775807, 0, 0", "0, 0, 9223372036854775807, 0",
      "9223372036854775807, 9223372036854775807, 9223372036854775807, 2147483647",
      "-9223372036854775808, 9223372036854775807, 9223372036854775807, -2147483648"})
  void clocksWithoutEndAreLong(long left, long increment, long byoyomi, int movesToGo) {
    MoveTime moveTime = of(left, increment, byoyomi, movesToGo);
    assertThat(moveTime.softLimit()).isGreaterThan(Duration.ofSeconds(15).toNanos());
    assertThat(moveTime.hardLimit()).isGreaterThanOrEqualTo(moveTime.softLimit());
  }

  @Test
  void whatIsSetForOneMoveIsAllUsed() {
    Duration second = Duration.ofSeconds(1);
    MoveTime moveTime = MoveTime.of(SearchLimits.NONE.time(second));
    assertThat(moveTime.hardLimit()).isEqualTo(second.toNanos());
    // However sure the search is of its move.
    assertThat(moveTime.softLimit() / 2).isGreaterThan(moveTime.hardLimit());
  }

  @ParameterizedTest
  @CsvSource({"60000, 0, 0", "60000, 500, 0", "60000, 0, 3000"})
  void moreTimeIsUsed(long left, long increment, long byoyomi) {
    assertThat(of(2 * left, 2 * increment, 2 * byoyomi, 0).softLimit())
        .isGreaterThan(of(left, increment, byoyomi, 0).softLimit());
  }
}
