package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.table.TimeControl;

class PlayerClockTest {

  private static final PlayerClock FISCHER = new PlayerClock(new TimeControl(60, 5, 0));
  private static final PlayerClock BYOYOMI = new PlayerClock(new TimeControl(60, 0, 10));
  private static final PlayerClock BOTH = new PlayerClock(new TimeControl(60, 5, 10));

  @Test
  void fischerAddsTheIncrementAfterEachMove() {
    assertThat(FISCHER.initial()).isEqualTo(60_000);
    assertThat(FISCHER.mainTimeAfter(60_000, 2_000)).isEqualTo(63_000);
    assertThat(FISCHER.mainTimeAfter(1_000, 999)).isEqualTo(5_001);
    assertThat(FISCHER.budget(60_000)).isEqualTo(60_000);
    assertThat(FISCHER.shownTime(60_000, 59_999)).isEqualTo(1);
    assertThat(FISCHER.shownTime(60_000, 61_000)).isZero();
    assertThat(FISCHER.isInByoyomi(0, 0)).isFalse();
  }

  @Test
  void aMoveWithinTheByoyomiCostsNothing() {
    assertThat(BYOYOMI.budget(3_000)).isEqualTo(13_000);
    assertThat(BYOYOMI.mainTimeAfter(3_000, 12_999)).isZero();
    assertThat(BYOYOMI.mainTimeAfter(0, 9_999)).isZero();
    assertThat(BYOYOMI.shownTime(3_000, 0)).isEqualTo(3_000);
    assertThat(BYOYOMI.shownTime(3_000, 4_000)).isEqualTo(9_000);
    assertThat(BYOYOMI.shownTime(0, 0)).isEqualTo(10_000);
    assertThat(BYOYOMI.isInByoyomi(3_000, 2_999)).isFalse();
    assertThat(BYOYOMI.isInByoyomi(3_000, 3_000)).isTrue();
  }

  @Test
  void incrementsEndWhenTheMainTimeIsUsedUp() {
    assertThat(BOTH.mainTimeAfter(1_000, 500)).isEqualTo(5_500);
    assertThat(BOTH.mainTimeAfter(1_000, 1_500)).isZero();
    assertThat(BOTH.mainTimeAfter(0, 1)).isZero();
  }

  @Test
  void withNothingButAnIncrementTheFirstMoveHasIt() {
    assertThat(new PlayerClock(new TimeControl(0, 7, 0)).initial()).isEqualTo(7_000);
    assertThat(new PlayerClock(new TimeControl(0, 7, 3)).initial()).isZero();
    assertThat(new PlayerClock(new TimeControl(0, 0, 3)).initial()).isZero();
  }

  @Test
  void aComputerNeverTakesMoreThanThereIs() {
    for (PlayerClock clock : List.of(FISCHER, BYOYOMI, BOTH)) {
      for (long left = 100; left < 100_000; left += 97) {
        assertThat(clock.thinkingTime(left)).isBetween(50L, clock.budget(left) - 50);
      }
    }
    assertThat(new PlayerClock(new TimeControl(60, 0, 0)).thinkingTime(60_000)).isEqualTo(1_075);
    assertThat(BYOYOMI.thinkingTime(0)).isEqualTo(7_450);
  }
}
