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
import org.variorum.server.http.PendingMessages.Waiting;
import org.variorum.server.http.ServerSettings.Pace;

/**
 * The messages to one page, in order. Adding a message never blocks. A page that does not read is disconnected, and so
 * takes no memory. The page reconnects by itself and receives what it has missed. Bytes are charged to the page's
 * address; while the address owes bytes, its pages wait.
 */
final class Outbox {

  /** The interval of pings to a silent page. */
  private static final Duration PING_EVERY = Duration.ofSeconds(4);
  /** The time without a message after which a page counts as absent: two pings and a slow network. */
  private static final Duration ABSENT_AFTER = Duration.ofSeconds(10);

  private final Session session;
  private final Address address;
  private final Budget budget;
  private final LongSupplier clock;
  private final Runnable presence;
  private final Pace pace;
  private final PendingMessages backlog;
  private volatile long lastReceived;
  private volatile boolean answers = true;
  private volatile boolean leaving;
  private long pinged;
  private int pings;

  /** @param presence runs when the page falls silent and when it responds again */
  Outbox(Session session, Address address, Budget budget, Pace pace, Runnable presence) {
    this(session, address, budget, pace, presence, System::nanoTime);
  }

  /** @param clock the time in nanoseconds */
  Outbox(Session session, Address address, Budget budget, Pace pace, Runnable presence, LongSupplier clock) {
    this.session = session;
    this.address = address;
    this.budget = budget;
    this.pace = pace;
    backlog = new PendingMessages(address, budget);
    this.presence = presence;
    this.clock = clock;
    lastReceived = clock.getAsLong();
    pinged = lastReceived;
    Thread.ofVirtual().name("outbox").start(this::run);
  }

  void put(ServerMessage message) {
    if (!backlog.offer(message, clock.getAsLong())) {
      cutOff();
    }
  }

  /** Closes with a reason and sends nothing more. Unsent messages no longer disconnect the page. */
  void leave() {
    leaving = true;
    session.close(StatusCode.SHUTDOWN, "the server stops", Callback.NOOP);
  }

  private void cutOff() {
    if (!leaving) {
      session.disconnect();
    }
  }

  /** Notes that the page has sent a message. */
  void received() {
    lastReceived = clock.getAsLong();
    if (!answers) {
      answers = true;
      presence.run();
    }
  }

  /** Whether the page has sent a message lately. */
  boolean isHeard() {
    return answers;
  }

  private void run() {
    try {
      while (session.isOpen()) {
        Waiting next = next();
        if (next != null) {
          try {
            tell(next);
          } finally {
            backlog.taken(next);
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

  /** Sends a message, or disconnects a page that is too slow: it would never catch up. */
  private void tell(Waiting next) throws InterruptedException, ExecutionException, TimeoutException {
    if (clock.getAsLong() - next.since() > pace.message().toNanos()) {
      cutOff();
    } else {
      send(Wire.write(next.message()));
    }
  }

  /** Returns the next message after a short wait at most; null if there is none. Messages may merge meanwhile. */
  private @Nullable Waiting next() throws InterruptedException {
    Duration atMost = PING_EVERY.dividedBy(4);
    long owed = budget.owed(address);
    if (owed > 0) {
      TimeUnit.NANOSECONDS.sleep(Math.min(owed, atMost.toNanos()));
      return null;
    }
    return backlog.poll(atMost);
  }

  /** Pings a silent page, and disconnects it after a long silence. */
  private void checkSilence() throws InterruptedException, ExecutionException, TimeoutException {
    long now = clock.getAsLong();
    Duration silence = Duration.ofNanos(now - lastReceived);
    if (silence.compareTo(pace.silence()) > 0) {
      cutOff();
      return;
    }
    if (silence.compareTo(ABSENT_AFTER) > 0 && answers) {
      answers = false;
      presence.run();
    }
    if (now - Math.max(lastReceived, pinged) > PING_EVERY.toNanos()) {
      pinged = now;
      send(Wire.write(new ServerMessage.Ping(++pings)));
    }
  }

  private void send(String text) throws InterruptedException, ExecutionException, TimeoutException {
    budget.told(address, text);
    CompletableFuture<@Nullable Void> written = new CompletableFuture<>();
    session.sendText(text,
        Callback.from(() -> written.complete(null), failure -> written.completeExceptionally(failure)));
    written.get(pace.message().toMillis(), TimeUnit.MILLISECONDS);
  }
}
