package org.variorum.server.http;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.ServerMessage;

/**
 * What goes to one page, in order. Nobody who puts something in waits. A page that does not read is cut off: it comes
 * back by itself and is told what it has missed, and meanwhile takes no memory.
 */
final class Outbox {

  private static final int CAPACITY = 256;
  private static final Duration LONGEST_WRITE = Duration.ofSeconds(30);
  /** Pages ping every 20 s; browsers let pages that are not seen do so once a minute only. */
  private static final Duration LONGEST_SILENCE = Duration.ofSeconds(75);

  private final Session session;
  private final BlockingQueue<ServerMessage> queue = new ArrayBlockingQueue<>(CAPACITY);
  private volatile long heard = System.nanoTime();

  Outbox(Session session) {
    this.session = session;
    Thread.ofVirtual().name("outbox").start(this::run);
  }

  void put(ServerMessage message) {
    if (!queue.offer(message)) {
      session.disconnect();
    }
  }

  /** The page has said something: it lives. */
  void heard() {
    heard = System.nanoTime();
  }

  private void run() {
    try {
      while (session.isOpen()) {
        ServerMessage next = queue.poll(LONGEST_SILENCE.toMillis() / 5, TimeUnit.MILLISECONDS);
        if (System.nanoTime() - heard > LONGEST_SILENCE.toNanos()) {
          session.disconnect();
        } else if (next != null) {
          send(Wire.write(next));
        }
      }
    } catch (InterruptedException | ExecutionException | TimeoutException | RuntimeException e) {
      session.disconnect();
    }
  }

  private void send(String text) throws InterruptedException, ExecutionException, TimeoutException {
    CompletableFuture<@Nullable Void> written = new CompletableFuture<>();
    session.sendText(text,
        Callback.from(() -> written.complete(null), failure -> written.completeExceptionally(failure)));
    written.get(LONGEST_WRITE.toMillis(), TimeUnit.MILLISECONDS);
  }
}
