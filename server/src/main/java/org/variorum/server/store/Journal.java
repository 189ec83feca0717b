package org.variorum.server.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.LongAdder;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.api.table.TableView.Stage;

/**
 * Writes for all callers: all writes that wait are made in one transaction, so that hundreds of moves a second cost few
 * commits, and a lone one does not wait. A future is completed when its write is on the disk.
 *
 * <p>Requests to a database that does not answer are retried for a while. Where a connection broke during a commit, the
 * next attempt looks first whether that commit was made after all; a commit that is still under way is waited for,
 * since the same event cannot be inserted beside it. So a write is made once, and its caller gets the true result.
 */
final class Journal implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Journal.class);
  /** The channel on which other servers hear of writes. */
  static final String CHANNEL = "variorum";
  /** So long a write is tried. */
  static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int LARGEST_GROUP = 500;
  private static final Duration BEFORE_AGAIN = Duration.ofMillis(100);

  private final Database database;
  private final String server;
  private final Duration slowConnectionGuard;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final LongAdder written = new LongAdder();
  private final Thread thread;
  private volatile boolean closed;

  /** Something to write; what has no write is the end. */
  private static final class Waiting {
    final @Nullable Write write;
    final long deadline;
    final CompletableFuture<Void> done = new CompletableFuture<>();
    /** Whether a connection broke while it was committed: it may be there already. */
    boolean inDoubt;

    Waiting(@Nullable Write write, Duration slowConnectionGuard) {
      this.write = write;
      deadline = System.nanoTime() + slowConnectionGuard.toNanos();
    }

    boolean isLate() {
      return System.nanoTime() - deadline >= 0;
    }
  }

  /**
   * @param server tells this server's news from those of others
   * @param slowConnectionGuard for how long a write is tried
   */
  Journal(Database database, String server, Duration slowConnectionGuard) {
    this.database = database;
    this.server = server;
    this.slowConnectionGuard = slowConnectionGuard;
    thread = Thread.ofPlatform().name("journal").start(this::run);
  }

  synchronized CompletableFuture<Void> write(Write write) {
    if (closed) {
      throw new IllegalStateException("the store is closed");
    }
    Waiting waiting = new Waiting(write, slowConnectionGuard);
    queue.add(waiting);
    return waiting.done;
  }

  int waiting() {
    return queue.size();
  }

  /** How many events are on the disk by this journal. */
  long written() {
    return written.sum();
  }

  private void run() {
    boolean ended = false;
    while (!ended) {
      List<Waiting> group = next();
      ended = group.removeIf(waiting -> waiting.write == null);
      if (!group.isEmpty()) {
        commit(group);
      }
    }
  }

  private List<Waiting> next() {
    List<Waiting> group = new ArrayList<>();
    try {
      group.add(queue.take());
      queue.drainTo(group, LARGEST_GROUP - 1);
    } catch (InterruptedException e) {
      throw new IllegalStateException("the journal is never interrupted", e);
    }
    return group;
  }

  private void commit(List<Waiting> group) {
    List<Waiting> left = group;
    while (!left.isEmpty()) {
      try {
        inTransaction(left);
        left.forEach(this::succeed);
        return;
      } catch (RuntimeException | Error e) {
        // Errors too: the callers that wait must hear of it, and the next group is to be written.
        left = failed(left, e);
      }
    }
  }

  /** @return those that are to be tried again */
  private List<Waiting> failed(List<Waiting> group, Throwable e) {
    if (database.isAway(e)) {
      database.failure("the database does not answer", e).log(LOG, "A write is tried again");
      List<Waiting> again = new ArrayList<>(group);
      again.removeIf(waiting -> closed || waiting.isLate());
      group.stream().filter(waiting -> !again.contains(waiting)).forEach(waiting -> fail(waiting, e));
      pause();
      return again;
    }
    if (group.size() > 1) {
      // One that was overtaken must not take the others with it.
      group.forEach(waiting -> commit(List.of(waiting)));
    } else {
      settle(group.getFirst(), e);
    }
    return List.of();
  }

  private static void pause() {
    try {
      Thread.sleep(BEFORE_AGAIN);
    } catch (InterruptedException e) {
      throw new IllegalStateException("the journal is never interrupted", e);
    }
  }

  /** What stands in its way may be itself: a commit that was made though the connection broke. */
  private void settle(Waiting waiting, Throwable e) {
    try {
      if (waiting.inDoubt && database.jdbi.withHandle(handle -> isThere(handle, waiting))) {
        succeed(waiting);
      } else {
        waiting.inDoubt = false;
        fail(waiting, e);
      }
    } catch (RuntimeException unknown) {
      fail(waiting, unknown);
    }
  }

  private void succeed(Waiting waiting) {
    if (waiting.write != null) {
      written.add(waiting.write.storedEvents().size());
    }
    waiting.done.complete(null);
  }

  private void fail(Waiting waiting, Throwable e) {
    waiting.done.completeExceptionally(told(waiting, e));
  }

  private void inTransaction(List<Waiting> group) {
    boolean[] executed = new boolean[1];
    try {
      database.jdbi.useTransaction(transaction -> {
        group.forEach(waiting -> execute(transaction, waiting));
        executed[0] = true;
      });
    } catch (RuntimeException e) {
      if (executed[0] && database.isBroken(e)) {
        group.forEach(waiting -> waiting.inDoubt = true);
      }
      throw e;
    }
  }

  private void execute(Handle handle, Waiting waiting) {
    Write write = waiting.write;
    if (write != null && !(waiting.inDoubt && isThere(handle, waiting))) {
      execute(handle, write);
    }
  }

  private static boolean isThere(Handle handle, Waiting waiting) {
    return waiting.write != null && Statements.isWritten(handle, waiting.write);
  }

  private void execute(Handle handle, Write write) {
    requireLease(handle, write);
    write.founded().forEach(table -> Statements.found(handle, table));
    if (!write.storedEvents().isEmpty()) {
      Statements.append(handle, write.table(), write.storedEvents());
      Statements.update(handle, write.table(), write.digest());
      write.storedEvents().stream().map(StoredEvent::event).filter(Event.Sat.class::isInstance)
          .map(Event.Sat.class::cast).forEach(sat -> SeatStatements.sit(handle, write.table(), sat));
      if (write.digest().stage() == Stage.ended) {
        LeaseStatements.end(handle, write.table());
      }
      notifyOthers(handle, write);
      requireInTime(handle, write);
    }
  }

  /** Asked last: it may have waited for the database, or for another transaction. */
  private void requireInTime(Handle handle, Write write) {
    Long until = write.until();
    if (until != null && Statements.now(handle, database.dialect) > until) {
      throw new StaleException(write.table(), null);
    }
  }

  private void requireLease(Handle handle, Write write) {
    Lease lease = write.lease();
    if (lease != null && !LeaseStatements.holds(handle, server, lease)) {
      throw new Lease.Lost(write.table());
    }
  }

  private void notifyOthers(Handle handle, Write write) {
    if (database.dialect == DatabaseDialect.POSTGRESQL) {
      Statements.tell(handle, CHANNEL, new EventNotice(write.table(), server).text());
    }
  }

  private RuntimeException told(Waiting waiting, Throwable e) {
    if (e instanceof Lease.Lost || e instanceof StaleException) {
      return (RuntimeException) e;
    }
    String table = waiting.write == null ? "" : waiting.write.table();
    if (database.isTaken(e)) {
      return new StaleException(table, e);
    }
    return waiting.inDoubt
        ? new StoreException(StoreException.Kind.UNKNOWN, "it is not known whether a write is made: "
            + Database.reason(e), e)
        : database.failure("not written", e);
  }

  /** Returns when all that was to be written is. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      queue.add(new Waiting(null, slowConnectionGuard));
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
