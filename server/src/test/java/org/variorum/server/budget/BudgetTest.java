package org.variorum.server.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.RefusedException;
import org.variorum.server.guest.Address;

/** Which address pays for work, and which waits for it. */
class BudgetTest {

  private static final Address ONE = Address.of("192.0.2.1");
  private static final Address OTHER = Address.of("192.0.2.2");
  private static final Cost SMALL = Cost.millis(1);

  /** A clock that is looked at: a millisecond passes each time. */
  private final AtomicLong clock = new AtomicLong();

  private Budget budget(CostLimits allowance) {
    return budget(allowance, Duration.ofSeconds(10));
  }

  private Budget budget(CostLimits allowance, Duration limit) {
    Pool workshop = new Pool(1, 100, 50, limit);
    return new Budget(allowance, new Pool(1, 100, 50, limit,
        () -> clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(1)), workshop), workshop,
        new Pool(2, 100, 50, limit), 1_000);
  }

  private static RefusedException refusal(ThrowingCallable attempt) {
    RefusedException refused = catchThrowableOfType(RefusedException.class, attempt);
    assertThat(refused).as("it is refused").isNotNull();
    return refused;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void burn(Duration time) {
    long end = ThreadTime.ofThisThread() + time.toNanos();
    while (ThreadTime.ofThisThread() < end) {
      Thread.onSpinWait();
    }
  }

  @Test
  void whatWaitsForTheDatabaseLeavesItsPlaceToOthersAndToItsOwnAddress() throws Exception {
    CountDownLatch database = new CountDownLatch(1);
    CountDownLatch waits = new CountDownLatch(1);
    try (Budget budget = budget(CostLimits.DEFAULT, Duration.ofMinutes(10));
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<String> slow =
          threads.submit(() -> budget.work(ONE, SMALL, () -> Work.withoutYielding(() -> Work.waitFor(() -> {
            waits.countDown();
            await(database);
            return "stored";
          }))));
      waits.await();
      for (Address address : List.of(ONE, OTHER, ONE)) {
        assertThat(
            threads.submit(() -> budget.work(address, SMALL, () -> "at once")).get(1, TimeUnit.MINUTES))
            .isEqualTo("at once");
      }
      assertThat(slow).isNotDone();
      database.countDown();
      assertThat(slow.get(1, TimeUnit.MINUTES)).isEqualTo("stored");
      assertThat(budget.<String>work(ONE, SMALL, () -> "after it")).isEqualTo("after it");
    }
  }

  @Test
  void whatHasWaitedForTheDatabaseGoesOnThoughOthersHaveItsPlaceNow() throws Exception {
    CountDownLatch database = new CountDownLatch(1);
    CountDownLatch other = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(1);
    try (Budget budget = budget(CostLimits.DEFAULT, Duration.ofMinutes(10));
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<String> held = threads.submit(() -> budget.work(ONE, SMALL, () -> {
        Work.waitFor(() -> {
          await(database);
          return true;
        });
        return "done";
      }));
      Future<?> occupant = threads.submit(() -> budget.work(OTHER, SMALL, () -> {
        begun.countDown();
        await(other);
        return true;
      }));
      begun.await();
      database.countDown();
      assertThat(held.get(1, TimeUnit.MINUTES)).as("it may hold what the other waits for").isEqualTo("done");
      other.countDown();
      occupant.get(1, TimeUnit.MINUTES);
    }
  }

  @Test
  void whatWaitsForTheDatabaseCountsAsWaitingForItsAddress() throws Exception {
    CountDownLatch database = new CountDownLatch(1);
    Pool pool = new Pool(1, 100, 3, Duration.ofMinutes(10));
    try (Budget budget = new Budget(CostLimits.DEFAULT, pool, pool, pool, 1_000);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Boolean>> all = new CopyOnWriteArrayList<>();
      for (int i = 0; i < 3; i++) {
        CountDownLatch waits = new CountDownLatch(1);
        all.add(threads.submit(() -> budget.work(ONE, SMALL, () -> Work.waitFor(() -> {
          waits.countDown();
          await(database);
          return true;
        }))));
        waits.await();
      }
      assertThat(refusal(() -> budget.work(ONE, SMALL, () -> true)).code()).isEqualTo("too-fast");
      assertThat(budget.<Boolean>work(OTHER, SMALL, () -> true)).isTrue();
      database.countDown();
      for (Future<Boolean> one : all) {
        assertThat(one.get(1, TimeUnit.MINUTES)).isTrue();
      }
    }
  }

  @Test
  void noLimitIsMoreThanABalanceCanCount() {
    try (Budget most = budget(new CostLimits(CostLimits.MAX_WORK, CostLimits.MAX_BYTES))) {
      assertThat(most.byteDebtNanos(ONE)).isZero();
    }
    assertThatThrownBy(() -> new CostLimits(CostLimits.MAX_WORK + 1, 1))
        .hasMessageContaining("work must be");
    assertThatThrownBy(() -> new CostLimits(1, CostLimits.MAX_BYTES + 1))
        .hasMessageContaining("bytes must be");
    assertThatThrownBy(() -> new CostLimits(0, 1)).hasMessageContaining("not 0");
  }

  @Test
  void whoHasSpentTooMuchIsRefusedAndToldWhenToComeAgainAndNobodyElseIs() {
    Budget budget = budget(new CostLimits(1, 1_000));
    budget.pay(ONE, Cost.millis(CostLimits.SAVED_SECONDS));
    RefusedException refused = refusal(() -> budget.pay(ONE, Cost.millis(5)));
    assertThat(refused.status()).isEqualTo(429);
    assertThat(refused.code()).isEqualTo("too-fast");
    assertThat(refused.retryAfter()).hasValueSatisfying(wait -> assertThat(wait).isPositive());
    budget.pay(OTHER, Cost.millis(CostLimits.SAVED_SECONDS));
  }

  @Test
  void workThatTookMoreThanWasPaidIsPaidAfterwards() {
    Budget budget = budget(new CostLimits(10, 1_000));
    budget.work(ONE, SMALL, () -> {
      burn(Duration.ofMillis(11L * CostLimits.SAVED_SECONDS));
      return true;
    });
    assertThat(refusal(() -> budget.pay(ONE, Cost.millis(1_000))).code()).isEqualTo("too-fast");
  }

  @Test
  void workThatTookLessThanWasPaidIsGivenBack() {
    Budget budget = budget(new CostLimits(10, 1_000));
    Cost most = Cost.millis(8L * CostLimits.SAVED_SECONDS);
    for (int i = 0; i < 4; i++) {
      assertThat(budget.<Boolean>work(ONE, most, () -> true)).isTrue();
    }
  }

  @Test
  void whoOwesBytesIsToldNothingMoreUntilTheyArePaid() {
    Budget budget = budget(new CostLimits(1_000, 1_000));
    assertThat(budget.byteDebtNanos(ONE)).isZero();
    budget.chargeBytes(ONE, 1_000L * CostLimits.SAVED_SECONDS + 30_000);
    assertThat(budget.byteDebtNanos(ONE)).isPositive();
    assertThat(refusal(() -> budget.pay(ONE, SMALL)).code()).isEqualTo("too-fast");
    assertThat(budget.byteDebtNanos(OTHER)).isZero();
    budget.pay(OTHER, SMALL);
  }

  @Test
  void workThatTakesTooLongIsGivenUp() {
    Budget budget = budget(CostLimits.DEFAULT);
    RefusedException refused = refusal(() -> budget.work(ONE, SMALL, () -> {
      while (true) {
        Work.step();
      }
    }));
    assertThat(refused.status()).isEqualTo(503);
    assertThat(refused.code()).isEqualTo("too-long");
    assertThat(budget.<String>work(OTHER, SMALL, () -> "done")).isEqualTo("done");
  }

  @Test
  void longWorkGivesWayToOthersBetweenItsSteps() throws Exception {
    // So long that only giving way can end this.
    Budget budget = budget(CostLimits.DEFAULT, Duration.ofDays(365));
    CountDownLatch begun = new CountDownLatch(1);
    AtomicBoolean otherDone = new AtomicBoolean();
    try (ExecutorService asking = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Boolean> lengthy = asking.submit(() -> budget.work(ONE, SMALL, () -> {
        begun.countDown();
        while (!otherDone.get()) {
          Work.step();
        }
        return true;
      }));
      begun.await();
      budget.work(OTHER, SMALL, () -> {
        otherDone.set(true);
        return true;
      });
      assertThat(lengthy.get(1, TimeUnit.MINUTES)).isTrue();
    }
  }

  @Test
  void whatMustNotBeLeftHalfDoneDoesNotGiveWay() {
    Budget budget = budget(CostLimits.DEFAULT);
    assertThat(budget.<Integer>work(ONE, SMALL, () -> Work.withoutYielding(() -> {
      IntStream.range(0, 20_000).forEach(step -> Work.step());
      return 20_000;
    }))).isEqualTo(20_000);
  }

  @Test
  void anAddressThatWantsALotLetsOthersInBetween() throws Exception {
    Budget budget = budget(CostLimits.DEFAULT);
    CountDownLatch mayGo = new CountDownLatch(1);
    List<Address> order = new CopyOnWriteArrayList<>();
    try (ExecutorService asking = Executors.newVirtualThreadPerTaskExecutor()) {
      asking.submit(() -> budget.work(ONE, SMALL, () -> {
        try {
          return mayGo.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }));
      List<Future<Boolean>> many = IntStream.range(0, 20)
          .mapToObj(i -> asking.submit(() -> budget.work(ONE, SMALL, () -> order.add(ONE)))).toList();
      Future<Boolean> one = asking.submit(() -> budget.work(OTHER, SMALL, () -> order.add(OTHER)));
      mayGo.countDown();
      for (Future<Boolean> done : many) {
        done.get(1, TimeUnit.MINUTES);
      }
      one.get(1, TimeUnit.MINUTES);
    }
    assertThat(order).hasSize(21).contains(OTHER);
  }

  @Test
  void placesInTheQueueAreLimited() throws Exception {
    Pool pool = new Pool(1, 100, 3, Duration.ofMinutes(1));
    Budget budget = new Budget(CostLimits.DEFAULT, pool, pool, pool, 1_000);
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch mayGo = new CountDownLatch(1);
    List<String> codes = new CopyOnWriteArrayList<>();
    try (ExecutorService asking = Executors.newVirtualThreadPerTaskExecutor()) {
      asking.submit(() -> budget.work(ONE, SMALL, () -> {
        begun.countDown();
        try {
          return mayGo.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }));
      begun.await();
      CountDownLatch refused = new CountDownLatch(5);
      for (int i = 0; i < 8; i++) {
        asking.submit(() -> {
          try {
            return budget.<Boolean>work(ONE, SMALL, () -> true);
          } catch (RefusedException e) {
            codes.add(e.code());
            refused.countDown();
            return false;
          }
        });
      }
      assertThat(refused.await(1, TimeUnit.MINUTES)).isTrue();
      mayGo.countDown();
    }
    assertThat(codes).hasSize(5).containsOnly("too-fast");
  }

  @Test
  void aMoveAtATableCostsTheProcessorsTimeThatItTakes() {
    try (Budget budget = budget(new CostLimits(1, 1_000))) {
      budget.actAtTable(ONE, Cost.MOVE_AT_TABLE, () -> {
        burn(Duration.ofMillis(100));
        return true;
      });
      assertThat(refusal(() -> budget.actAtTable(ONE, Cost.MOVE_AT_TABLE, () -> true)).code())
          .isEqualTo("too-fast");
      for (int i = 0; i < 50; i++) {
        assertThat(budget.actAtTable(OTHER, Cost.MOVE_AT_TABLE, () -> true)).isTrue();
      }
    }
  }

  /** Two can be made at a time here, and one address has forty. */
  @Test
  void dearMovesOfOneAddressKeepNobodyElseWaiting() throws Exception {
    CountDownLatch ended = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(1);
    AtomicLong underWay = new AtomicLong();
    try (Budget budget = budget(CostLimits.DEFAULT);
        ExecutorService threads = Executors.newCachedThreadPool()) {
      List<Future<Long>> dear = IntStream.range(0, 40)
          .mapToObj(_ -> threads.submit(() -> budget.actAtTable(ONE, Cost.MOVE_AT_TABLE, () -> {
            long now = underWay.incrementAndGet();
            begun.countDown();
            await(ended);
            underWay.decrementAndGet();
            return now;
          }))).toList();
      begun.await();
      assertThat(budget.actAtTable(OTHER, Cost.MOVE_AT_TABLE, () -> "made")).isEqualTo("made");
      ended.countDown();
      for (Future<Long> each : dear) {
        assertThat(each.get()).as("one at a time").isEqualTo(1);
      }
    }
  }

  /** A /48 of IPv6 has 65,536 networks that count as one address each. */
  @Test
  void aNetworkOf48BitsPaysForAllOfItsAddresses() {
    try (Budget budget = budget(new CostLimits(1, 1_000))) {
      Cost all = Cost.millis(CostLimits.SAVED_SECONDS);
      for (int i = 0; i < 16; i++) {
        budget.pay(Address.of("2001:db8:1:%x::1".formatted(i)), all);
      }
      assertThat(refusal(() -> budget.pay(Address.of("2001:db8:1:99::1"), all)).code()).isEqualTo("too-fast");
      budget.pay(Address.of("2001:db8:2:99::1"), all);
    }
  }
}
