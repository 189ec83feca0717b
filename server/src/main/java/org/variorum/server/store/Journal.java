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
 * The thread that makes all writes. All waiting writes are made in one transaction: hundreds of moves per second need
 * few commits. A single write does not wait for others. A future is completed when its write is on the disk.
 *
 * <p>If the database does not answer, a write is tried again for a while. If the connection broke during a commit, the
 * next attempt first checks whether the commit was made. A commit that is still in progress is waited for, because the
 * same event cannot be inserted twice. So each write is made at most once, and its caller gets the true result.
 */
final class Journal implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Journal.class);
  /** The channel for notifications to other servers. */
  static final String CHANNEL = "variorum";
  /** The time for which a write is tried. */
  static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int LARGEST_GROUP = 500;
  private static final Duration RETRY_AFTER = Duration.ofMillis(100);

  private final Database database;
  private final String server;
  private final Duration writeTimeout;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final LongAdder written = new LongAdder();
  private final Thread thread;
  private volatile boolean closed;

  /** A write in the queue; an entry without a write is the end of the queue. */
  private static final class Waiting {
    final @Nullable Write write;
    final long deadline;
    final CompletableFuture<Void> done = new CompletableFuture<>();
    /** Whether the connection broke during its commit, so that the write may be stored already. */
    boolean isInDoubt;

    Waiting(@Nullable Write write, Duration writeTimeout) {
      this.write = write;
      deadline = System.nanoTime() + writeTimeout.toNanos();
    }

    boolean isLate() {
      return System.nanoTime() - deadline >= 0;
    }
  }

  /**
   * @param server the id of this server, which distinguishes its notifications from those of other servers
   * @param writeTimeout the time for which a write is tried
   */
  Journal(Database database, String server, Duration writeTimeout) {
    this.database = database;
    this.server = server;
    this.writeTimeout = writeTimeout;
    thread = Thread.ofPlatform().name("journal").start(this::run);
  }

  synchronized CompletableFuture<Void> write(Write write) {
    if (closed) {
      throw new IllegalStateException("the store is closed");
    }
    Waiting waiting = new Waiting(write, writeTimeout);
    queue.add(waiting);
    return waiting.done;
  }

  int waiting() {
    return queue.size();
  }

  /** The number of events that this journal has written. */
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
    List<Waiting> remaining = group;
    while (!remaining.isEmpty()) {
      try {
        inTransaction(remaining);
        remaining.forEach(this::succeed);
        return;
      } catch (RuntimeException | Error e) {
        // Also catches errors: the waiting callers must get them, and the next group must still be written.
        remaining = handleFailure(remaining, e);
      }
    }
  }

  /** @return the writes to try again */
  private List<Waiting> handleFailure(List<Waiting> group, Throwable e) {
    if (database.isAway(e)) {
      database.failure("the database does not answer", e).log(LOG, "A write is tried again");
      List<Waiting> retries = new ArrayList<>(group);
      retries.removeIf(waiting -> closed || waiting.isLate());
      group.stream().filter(waiting -> !retries.contains(waiting)).forEach(waiting -> fail(waiting, e));
      pause();
      return retries;
    }
    if (group.size() > 1) {
      // Each write is made alone, so that a refused write does not fail the others.
      group.forEach(waiting -> commit(List.of(waiting)));
    } else {
      resolve(group.getFirst(), e);
    }
    return List.of();
  }

  private static void pause() {
    try {
      Thread.sleep(RETRY_AFTER);
    } catch (InterruptedException e) {
      throw new IllegalStateException("the journal is never interrupted", e);
    }
  }

  /**
   * Ends a failed write. It may conflict with itself, and so have succeeded: its commit was made although the
   * connection broke.
   */
  private void resolve(Waiting waiting, Throwable e) {
    try {
      if (waiting.isInDoubt && database.jdbi.withHandle(handle -> isStored(handle, waiting))) {
        succeed(waiting);
      } else {
        waiting.isInDoubt = false;
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
    waiting.done.completeExceptionally(failureOf(waiting, e));
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
        group.forEach(waiting -> waiting.isInDoubt = true);
      }
      throw e;
    }
  }

  private void execute(Handle handle, Waiting waiting) {
    Write write = waiting.write;
    if (write != null && !(waiting.isInDoubt && isStored(handle, waiting))) {
      execute(handle, write);
    }
  }

  private static boolean isStored(Handle handle, Waiting waiting) {
    return waiting.write != null && Statements.isWritten(handle, waiting.write);
  }

  private void execute(Handle handle, Write write) {
    requireLease(handle, write);
    write.newTables().forEach(table -> Statements.insert(handle, table));
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

  /** Checks the deadline last, since the write may have waited for the database or for another transaction. */
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

  private RuntimeException failureOf(Waiting waiting, Throwable e) {
    if (e instanceof Lease.Lost || e instanceof StaleException) {
      return (RuntimeException) e;
    }
    String table = waiting.write == null ? "" : waiting.write.table();
    if (database.isTaken(e)) {
      return new StaleException(table, e);
    }
    return waiting.isInDoubt
        ? new StoreException(StoreException.Kind.UNKNOWN, "it is not known whether a write is made: "
            + Database.reason(e), e)
        : database.failure("not written", e);
  }

  /** Refuses further writes, and returns when all waiting writes have ended. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      queue.add(new Waiting(null, writeTimeout));
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
