package org.variorum.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.variorum.rules.position.Move;
import org.variorum.server.api.RefusedException;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Visitor;
import org.variorum.view.answer.EngineLine;

/** An address that asks for much takes the engine from no other. */
final class FairnessTest extends ThinkingFixture {

  private static Visitor attacker(int guest) {
    return new Visitor("attacker " + guest, Address.of("192.0.2.1"));
  }

  private long millis() {
    return TimeUnit.NANOSECONDS.toMillis(clock.get());
  }

  /** Requests a move; the queue receives the milliseconds on the clock until the answer. */
  private BlockingQueue<Long> askForAMove() {
    BlockingQueue<Long> took = new LinkedBlockingQueue<>();
    synchronized (time) {
      long asked = millis();
      thinking.findMove(guest("honest"), START, 1, 1, LONG, new Silent<>() {
        @Override
        public void found(Move answer) {
          took.add(millis() - asked);
        }
      });
    }
    return took;
  }

  private static class Silent<T> implements Reply<T> {
    @Override
    public void waiting(int before) {}

    @Override
    public void found(T answer) {}

    @Override
    public void full(int places) {}

    @Override
    public void failed() {}
  }

  @Test
  void manyLongSearchesOfOneAddressGiveWayToAShortOneOfAnotherAndLoseNothing() throws InterruptedException {
    for (int table = 0; table < 62; table++) {
      thinking.findMove(attacker(table), ENDLESS, 8, 1, Duration.ofDays(1), reply("attacker's"));
    }
    for (int search = 0; search < 20; search++) {
      assertThat(askForAMove().take()).isLessThan(500);
    }
    List<Integer> ended = new ArrayList<>();
    while (Collections.frequency(ended, 2) < 20 || Collections.frequency(ended, 2) == ended.size()) {
      ended.add(depths.take());
    }
    assertThat(ended).as("two seconds of ten milliseconds each, with pauses or without; the honest ones' two")
        .containsOnly(2, 200);
  }

  @Test
  void manyAnalysesOfOneAddressLeaveAnotherItsLine() throws InterruptedException {
    for (int table = 0; table < 62; table++) {
      thinking.findMove(attacker(table), ENDLESS, 8, 1, Duration.ofDays(1), reply("attacker's"));
      thinking.analyse(attacker(table), ENDLESS, 5, findings(new LinkedBlockingQueue<>(), "attacker's"));
    }
    BlockingQueue<Long> lines = new LinkedBlockingQueue<>();
    synchronized (time) {
      long asked = millis();
      thinking.analyse(guest("honest"), ENDLESS, 1, new AnalysisListener() {
        @Override
        public void waiting(int before) {}

        @Override
        public void found(int depth, long nodes, List<EngineLine> best, boolean done) {
          lines.add(millis() - asked);
        }
      });
    }
    assertThat(lines.take()).isLessThan(2_000);
  }

  @Test
  void thePlacesOfOneAddressAreLimited() throws InterruptedException {
    shut();
    List<SearchHandle> handles = new ArrayList<>();
    for (int place = 0; place < Workers.MAX_JOBS; place++) {
      handles.add(thinking.analyse(attacker(place), START, 1, findings(new LinkedBlockingQueue<>(), "")));
      thinking.evaluate(attacker(place), START, new Silent<>());
    }
    Visitor another = attacker(Workers.MAX_JOBS);
    assertThatThrownBy(() -> thinking.analyse(another, START, 1, findings(happened, "refused")))
        .isInstanceOf(RefusedException.class).hasMessageContaining(Workers.MAX_JOBS + " analyses");
    thinking.evaluate(another, START, reply("evaluation"));
    assertThat(next()).isEqualTo("evaluation finds " + Workers.MAX_JOBS + " places taken");
    thinking.evaluate(guest("honest"), START, reply("honest"));
    assertThat(next()).startsWith("honest waits");
    handles.getFirst().cancel();
    handles.getFirst().cancel();
    thinking.analyse(another, START, 1, findings(new LinkedBlockingQueue<>(), ""));
    assertThatThrownBy(() -> thinking.review(attacker(Workers.MAX_JOBS + 1), START, List.of(),
        (index, score, best, done) -> {})).isInstanceOf(RefusedException.class);
    gate.countDown();
    assertThat(lastOf("honest")).isEqualTo("honest");
  }

  @Test
  void whatGaveWayAndIsCancelledEnds() throws InterruptedException {
    CountDownLatch stands = new CountDownLatch(1);
    SearchHandle handle;
    synchronized (time) {
      handle = thinking.findMove(attacker(0), ENDLESS, 8, 1, Duration.ofDays(1), reply("cancelled"));
      thinking.findMove(guest("honest"), START, 1, 1, LONG, new Silent<>() {
        @Override
        public void found(Move answer) {
          stands.countDown();
          await(gate);
        }
      });
    }
    stands.await();
    handle.cancel();
    gate.countDown();
    assertThat(depths.take()).isEqualTo(2);
    assertThat(depths.take()).as("it ends where it stood").isLessThan(20);
    assertThat(askForAMove().take()).isLessThan(100);
    assertThat(happened).noneMatch("cancelled"::equals);
  }
}
