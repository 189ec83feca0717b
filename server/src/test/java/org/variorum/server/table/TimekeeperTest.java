package org.variorum.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TimekeeperTest {

  /** Somebody sets the system's clock an hour forward, two back and so on, each time that it is looked at. */
  private final AtomicInteger looks = new AtomicInteger();
  private final Timekeeper time = new Timekeeper.SystemTime(() -> Instant.EPOCH
      .plus(Duration.ofHours(looks.incrementAndGet() % 2 == 0 ? 2 : 1)));

  @Test
  void datesThatStepDisturbNeitherTicksNorAlarms() throws InterruptedException {
    long before = time.ticks();
    Instant date = time.date();
    CountDownLatch woken = new CountDownLatch(2);
    time.schedule(Duration.ofMillis(20), woken::countDown);
    assertThat(time.date()).as("the date has stepped").isEqualTo(date.plus(Duration.ofHours(1)));
    time.schedule(Duration.ofMillis(20), woken::countDown);
    assertThat(woken.await(1, TimeUnit.MINUTES)).isTrue();
    assertThat(time.ticks() - before).isBetween(20L, Duration.ofMinutes(30).toMillis());
    time.close();
  }
}
