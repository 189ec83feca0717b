package org.variorum.server.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.variorum.server.api.RefusedException;
import org.variorum.server.guest.Address;

/** What is compiled and played again has a place of its own. */
@Isolated("What is refused is refused within a moment")
class WorkshopTest {

  private static final Address ONE = Address.of("192.0.2.1");
  private static final Address OTHER = Address.of("192.0.2.2");
  private static final Cost SMALL = Cost.millis(1);
  private static final Duration LIMIT = Duration.ofMinutes(1);
  private static final int PLACES = 6;
  private static final int PLACES_OF_ONE = 3;

  private final Pool workshop = new Pool(1, PLACES, PLACES_OF_ONE, LIMIT);
  private final Budget budget = new Budget(new CostLimits(10, 1_000),
      new Pool(1, 100, 50, LIMIT, System::nanoTime, workshop), workshop, workshop, 1_000);
  private final ExecutorService asking = Executors.newVirtualThreadPerTaskExecutor();
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch mayEnd = new CountDownLatch(1);

  @AfterEach
  void end() {
    mayEnd.countDown();
    asking.close();
    budget.close();
  }

  private boolean lengthy() {
    begun.countDown();
    try {
      return mayEnd.await(1, TimeUnit.MINUTES);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static <T> T soon(Future<T> future) {
    try {
      return future.get(30, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  /** As a test of whether anything waits: it would for ever. */
  private void answersCome(Address address) {
    assertThat(soon(asking.submit(() -> budget.<String>work(address, SMALL, () -> "answer"))))
        .isEqualTo("answer");
  }

  @Test
  void noAnswerWaitsForAGameThatIsPlayedAgain() throws Exception {
    Future<Boolean> replay = asking.submit(() -> budget.replay(ONE, SMALL, this::lengthy));
    begun.await();
    answersCome(ONE);
    answersCome(OTHER);
    mayEnd.countDown();
    assertThat(soon(replay)).isTrue();
  }

  @Test
  void whatIsDoneApartLeavesItsPlaceToOthersAndComesBack() throws Exception {
    Future<String> answer = asking.submit(() -> budget.work(ONE, SMALL, () -> {
      String before = Thread.currentThread().getName() + Thread.currentThread().threadId();
      boolean done = Work.withoutSteps(this::lengthy);
      Work.step();
      return done + " " + before.equals(Thread.currentThread().getName() + Thread.currentThread().threadId());
    }));
    begun.await();
    answersCome(OTHER);
    mayEnd.countDown();
    assertThat(soon(answer)).isEqualTo("true true");
    answersCome(ONE);
  }

  @Test
  void whatFailsApartFailsWhereItWasAskedForAndThePlaceIsFreeAgain() {
    assertThatThrownBy(() -> budget.work(ONE, SMALL, () -> Work.withoutSteps(() -> {
      throw new IllegalArgumentException("no game");
    }))).isInstanceOf(IllegalArgumentException.class).hasMessage("no game");
    answersCome(ONE);
    answersCome(OTHER);
  }

  @Test
  void whoAsksPaysForWhatIsDoneApart() {
    budget.work(ONE, SMALL, () -> Work.withoutSteps(() -> {
      long end = ThreadTime.ofThisThread() + Duration.ofMillis(11L * CostLimits.SAVED_SECONDS).toNanos();
      while (ThreadTime.ofThisThread() < end) {
        Thread.onSpinWait();
      }
      return true;
    }));
    RefusedException refused =
        catchThrowableOfType(RefusedException.class, () -> budget.pay(ONE, Cost.millis(1_000)));
    assertThat(refused.code()).isEqualTo("too-fast");
    budget.pay(OTHER, SMALL);
  }

  @Test
  void oneVisitorCannotFillItAndWhoFindsItFullIsToldWhenToComeAgain() throws Exception {
    List<Future<Boolean>> taken = new ArrayList<>();
    taken.add(asking.submit(() -> budget.replay(ONE, SMALL, this::lengthy)));
    begun.await();
    List<RefusedException> own = refusals(taken, ONE, 8);
    assertThat(own).hasSize(8 - PLACES_OF_ONE).allSatisfy(refused -> {
      assertThat(refused.status()).isEqualTo(429);
      assertThat(refused.retryAfter()).isPresent();
    });
    assertThat(refusals(taken, OTHER, PLACES_OF_ONE)).isEmpty();
    List<RefusedException> all = refusals(taken, Address.of("192.0.2.3"), 1);
    assertThat(all).hasSize(1).allSatisfy(refused -> {
      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.code()).isEqualTo("too-busy");
      assertThat(refused.retryAfter()).isPresent();
    });
    answersCome(Address.of("192.0.2.3"));
    mayEnd.countDown();
    taken.forEach(done -> assertThat(soon(done)).isTrue());
  }

  /** Asks for so much; what is refused is refused at once, the rest waits. */
  private List<RefusedException> refusals(List<Future<Boolean>> taken, Address address, int pieces) {
    List<RefusedException> refused = new ArrayList<>();
    for (int i = 0; i < pieces; i++) {
      Future<Boolean> asked = asking.submit(() -> budget.replay(address, SMALL, () -> true));
      try {
        asked.get(300, TimeUnit.MILLISECONDS);
      } catch (ExecutionException e) {
        refused.add((RefusedException) e.getCause());
      } catch (Exception e) {
        taken.add(asked);
      }
    }
    return refused;
  }
}
