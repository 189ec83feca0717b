package org.variorum.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;
import org.variorum.server.api.ServerMessage;

class OutboxTest {

  private final BlockingQueue<String> written = new LinkedBlockingQueue<>();
  private final CountDownLatch cutOff = new CountDownLatch(1);

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
            if (reads) {
              ((Callback) arguments[1]).succeed();
            }
            yield null;
          }
          default -> throw new UnsupportedOperationException(method.getName());
        });
  }

  @Test
  void messagesArriveInTheirOrder() throws InterruptedException {
    Outbox outbox = new Outbox(page(true));
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
    Outbox outbox = new Outbox(page(false));
    int put = 0;
    while (cutOff.getCount() > 0 && put < 1_000) {
      outbox.put(new ServerMessage.Pong(put++));
    }
    assertThat(cutOff.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(put).isBetween(256, 258);
    assertThat(written).hasSizeLessThanOrEqualTo(1);
  }
}
