package org.variorum.server.http;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.table.ServerMessage;
import org.variorum.server.budget.Budget;
import org.variorum.server.guest.Address;
import org.variorum.server.http.PendingMessages.PendingMessage;
import org.variorum.server.http.ServerSettings.Pace;

/**
 * The sender of messages to one page, in order. Adding a message never blocks. A page that does not read is
 * disconnected, so that it takes no memory. The page reconnects by itself and then receives what it missed. The page's
 * address is charged for the bytes; while it is above its limit on bytes, messages to its pages wait.
 */
final class Outbox {

  /** The interval of pings to a silent page. */
  private static final Duration PING_INTERVAL = Duration.ofSeconds(4);
  /** The time without a message after which a page counts as absent: two pings and a slow network. */
  private static final Duration ABSENT_AFTER = Duration.ofSeconds(10);

  private final Session session;
  private final Address address;
  private final Budget budget;
  private final LongSupplier clock;
  private final Runnable onPresenceChange;
  private final Pace pace;
  private final PendingMessages backlog;
  private volatile long lastReceived;
  private volatile boolean isPresent = true;
  private volatile boolean isClosing;
  private long lastPing;
  private int pings;

  /** @param onPresenceChange runs when the page counts as absent, and when it sends a message again */
  Outbox(Session session, Address address, Budget budget, Pace pace, Runnable onPresenceChange) {
    this(session, address, budget, pace, onPresenceChange, System::nanoTime);
  }

  /** @param clock the time in nanoseconds */
  Outbox(Session session, Address address, Budget budget, Pace pace, Runnable onPresenceChange,
      LongSupplier clock) {
    this.session = session;
    this.address = address;
    this.budget = budget;
    this.pace = pace;
    backlog = new PendingMessages(address, budget);
    this.onPresenceChange = onPresenceChange;
    this.clock = clock;
    lastReceived = clock.getAsLong();
    lastPing = lastReceived;
    Thread.ofVirtual().name("outbox").start(this::run);
  }

  void put(ServerMessage message) {
    if (!backlog.offer(message, clock.getAsLong())) {
      cutOff();
    }
  }

  /** Closes the connection because the server stops. From now on a full backlog does not disconnect the page. */
  void closeForShutdown() {
    isClosing = true;
    session.close(StatusCode.SHUTDOWN, "the server stops", Callback.NOOP);
  }

  private void cutOff() {
    if (!isClosing) {
      session.disconnect();
    }
  }

  /** Notes that the page has sent a message. */
  void noteMessage() {
    lastReceived = clock.getAsLong();
    if (!isPresent) {
      isPresent = true;
      onPresenceChange.run();
    }
  }

  /** Whether the page has sent a message within the last ten seconds. */
  boolean responds() {
    return isPresent;
  }

  private void run() {
    try {
      while (session.isOpen()) {
        PendingMessage next = next();
        if (next != null) {
          try {
            sendInTime(next);
          } finally {
            backlog.release(next);
          }
        }
        checkSilence();
      }
    } catch (InterruptedException | ExecutionException | TimeoutException | RuntimeException e) {
      cutOff();
    } finally {
      backlog.close();
    }
  }

  /** Sends a message. Disconnects the page if the message has waited too long, because the page reads too slowly. */
  private void sendInTime(PendingMessage next)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (clock.getAsLong() - next.since() > pace.message().toNanos()) {
      cutOff();
    } else {
      send(Wire.write(next.message()));
    }
  }

  /**
   * Waits briefly for the next message and returns it; null if there is none. Waiting messages may be merged meanwhile.
   */
  private @Nullable PendingMessage next() throws InterruptedException {
    Duration maxWait = PING_INTERVAL.dividedBy(4);
    long byteDebtNanos = budget.byteDebtNanos(address);
    if (byteDebtNanos > 0) {
      TimeUnit.NANOSECONDS.sleep(Math.min(byteDebtNanos, maxWait.toNanos()));
      return null;
    }
    return backlog.poll(maxWait);
  }

  /** Pings a silent page, and disconnects it after a long silence. */
  private void checkSilence() throws InterruptedException, ExecutionException, TimeoutException {
    long now = clock.getAsLong();
    Duration silence = Duration.ofNanos(now - lastReceived);
    if (silence.compareTo(pace.silence()) > 0) {
      cutOff();
      return;
    }
    if (silence.compareTo(ABSENT_AFTER) > 0 && isPresent) {
      isPresent = false;
      onPresenceChange.run();
    }
    if (now - Math.max(lastReceived, lastPing) > PING_INTERVAL.toNanos()) {
      lastPing = now;
      send(Wire.write(new ServerMessage.Ping(++pings)));
    }
  }

  private void send(String text) throws InterruptedException, ExecutionException, TimeoutException {
    budget.chargeText(address, text);
    CompletableFuture<@Nullable Void> written = new CompletableFuture<>();
    session.sendText(text,
        Callback.from(() -> written.complete(null), failure -> written.completeExceptionally(failure)));
    written.get(pace.message().toMillis(), TimeUnit.MILLISECONDS);
  }
}
