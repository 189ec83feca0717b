package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.budget.Budget;
import org.variorum.server.budget.CostLimits;
import org.variorum.server.guest.Address;

class OutboxTest {

  private static final int PINGS = Boolean.getBoolean("variorum.deep") ? 5 : 3;

  private final BlockingQueue<String> written = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> presence = new LinkedBlockingQueue<>();
  private final CountDownLatch cutOff = new CountDownLatch(1);

  private final AtomicLong clock = new AtomicLong();
  private long nanosToWrite;

  /** A connection to a page that reads, or does not. */
  private Session page(boolean reads) {
    return (Session) Proxy.newProxyInstance(Session.class.getClassLoader(), new Class<?>[] {Session.class},
        (proxy, method, arguments) -> switch (method.getName()) {
          case "isOpen" -> cutOff.getCount() > 0;
          case "disconnect" -> {
            cutOff.countDown();
            yield null;
          }
          case "sendText" -> {
            written.add((String) arguments[0]);
            clock.addAndGet(nanosToWrite);
            if (reads) {
              ((Callback) arguments[1]).succeed();
            }
            yield null;
          }
          default -> throw new UnsupportedOperationException(method.getName());
        });
  }

  private Outbox outbox(boolean reads) {
    return new Outbox(page(reads), Address.of("192.0.2.1"), new Budget(CostLimits.DEFAULT),
        ServerSettings.Pace.DEFAULT,
        () -> presence.add("changed"), clock::get);
  }

  private void pass(Duration time) {
    clock.addAndGet(time.toNanos());
  }

  @Test
  void aSilentPageIsAskedWhetherItIsThereAndIsAbsentIfItDoesNotAnswer() throws InterruptedException {
    Outbox outbox = outbox(true);
    assertThat(outbox.responds()).isTrue();
    pass(Duration.ofSeconds(5));
    assertThat(written.poll(30, TimeUnit.SECONDS)).contains("\"type\":\"ping\"");
    assertThat(outbox.responds()).as("it may answer yet").isTrue();
    pass(Duration.ofSeconds(6));
    assertThat(presence.poll(30, TimeUnit.SECONDS)).isEqualTo("changed");
    assertThat(outbox.responds()).isFalse();
    outbox.noteMessage();
    assertThat(presence.poll(30, TimeUnit.SECONDS)).isEqualTo("changed");
    assertThat(outbox.responds()).isTrue();
    pass(Duration.ofSeconds(76));
    assertThat(cutOff.await(30, TimeUnit.SECONDS)).as("a page that is silent for long is cut off").isTrue();
  }

  @Test
  void aPageThatAnswersIsNeverAbsent() throws InterruptedException {
    Outbox outbox = outbox(true);
    // Longer than a page may be silent.
    for (int i = 0; i < PINGS; i++) {
      pass(Duration.ofSeconds(5));
      assertThat(written.poll(30, TimeUnit.SECONDS)).contains("\"type\":\"ping\"");
      outbox.noteMessage();
    }
    assertThat(presence).isEmpty();
    cutOff.countDown();
  }

  @Test
  void messagesArriveInTheirOrder() throws InterruptedException {
    Outbox outbox = outbox(true);
    for (int i = 0; i < 100; i++) {
      outbox.put(new ServerMessage.Pong(i));
    }
    for (int i = 0; i < 100; i++) {
      assertThat(written.poll(30, TimeUnit.SECONDS)).contains("\"ref\":" + i + "}");
    }
    assertThat(cutOff.getCount()).isEqualTo(1);
    cutOff.countDown();
  }

  @Test
  void aPageThatDoesNotReadIsCutOffAndTakesNoMemory() throws InterruptedException {
    Outbox outbox = outbox(false);
    int put = 0;
    while (cutOff.getCount() > 0 && put < 1_000) {
      outbox.put(new ServerMessage.Pong(put++));
    }
    assertThat(cutOff.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(put).isBetween(256, 258);
    assertThat(written).hasSizeLessThanOrEqualTo(1);
  }

  /** Each message is taken in time, but those behind it get older and older. */
  @Test
  void aPageThatFallsFartherAndFartherBehindIsCutOff() throws InterruptedException {
    ServerSettings.Pace usual = ServerSettings.Pace.DEFAULT;
    nanosToWrite = usual.message().dividedBy(2).toNanos();
    ServerSettings.Pace patient =
        new ServerSettings.Pace(usual.idle(), usual.head(), usual.body(), usual.rate(),
            usual.answer(), Duration.ofDays(1), usual.message());
    Outbox outbox =
        new Outbox(page(true), Address.of("192.0.2.1"), new Budget(CostLimits.DEFAULT), patient, () -> {
        }, clock::get);
    for (int i = 0; i < 200; i++) {
      outbox.put(new ServerMessage.Pong(i));
    }
    assertThat(cutOff.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(written.size()).isLessThan(200);
  }
}
