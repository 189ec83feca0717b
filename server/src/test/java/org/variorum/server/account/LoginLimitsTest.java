package org.variorum.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.RefusedException;
import org.variorum.server.guest.Address;

/** Guesses wait ever longer; a person is never kept out for good. */
class LoginLimitsTest {

  private static final Address HERE = Address.of("192.0.2.1");
  private final AtomicLong clock = new AtomicLong(1);
  private final LoginLimits limits = new LoginLimits(clock::get);

  private boolean mayTry(Address address, boolean isKnown) {
    try {
      limits.requireAllowed("ada", address, isKnown);
      return true;
    } catch (RefusedException e) {
      assertThat(e.code()).isEqualTo("too-fast");
      return false;
    }
  }

  @Test
  void theWaitGrowsToFiveMinutes() {
    for (int i = 0; i < LoginLimits.FREE_PER_ADDRESS - 1; i++) {
      limits.countWrong("ada", HERE);
    }
    assertThat(mayTry(HERE, true)).isTrue();
    for (int seconds = 1; seconds <= 256; seconds *= 2) {
      limits.countWrong("ada", HERE);
      clock.addAndGet(Duration.ofSeconds(seconds).toNanos() - 1);
      assertThat(mayTry(HERE, true)).as(seconds + " s").isFalse();
      clock.addAndGet(1);
      assertThat(mayTry(HERE, true)).as(seconds + " s").isTrue();
    }
    for (int i = 0; i < 50; i++) {
      limits.countWrong("ada", HERE);
    }
    clock.addAndGet(Duration.ofMinutes(5).toNanos());
    assertThat(mayTry(HERE, true)).isTrue();
    limits.countRight("ada", HERE);
    assertThat(mayTry(HERE, true)).isTrue();
  }

  @Test
  void guessesFromManyAddressesDelayOnlyNewOnes() {
    for (int i = 0; i < 200; i++) {
      limits.countWrong("ada", Address.of("203.0.113." + i));
    }
    assertThat(mayTry(HERE, true)).isTrue();
    assertThat(mayTry(HERE, false)).isFalse();
    clock.addAndGet(Duration.ofMinutes(1).toNanos());
    assertThat(mayTry(HERE, false)).isTrue();
  }

  @Test
  void anAddressHasLimitedAttemptsWithAllNames() {
    for (int i = 0; i < LoginLimits.WRONG.capacity(); i++) {
      limits.countAttempt(HERE);
    }
    assertThatThrownBy(() -> limits.countAttempt(HERE)).isInstanceOf(RefusedException.class);
    assertThatCode(() -> limits.countAttempt(Address.of("198.51.100.1"))).doesNotThrowAnyException();
  }
}
