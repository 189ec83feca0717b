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
 * The thread that makes all writes. It makes the waiting writes, up to 500, in one transaction, so that hundreds of
 * moves per second need few commits. A single write does not wait for later writes. A future is completed when its
 * write is on the disk.
 *
 * <p>If the database does not answer, the thread tries a write again for a while. If the connection broke during a
 * commit, the next attempt first checks whether the commit was made. It waits for a commit that is still in progress,
 * because the database accepts no event twice. So each write is made at most once, and its caller gets the true result.
 */
final class Journal implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Journal.class);
  /** The channel for notifications to other servers. */
  static final String CHANNEL = "variorum";
  /** The time after which a write is not tried again. */
  static final Duration WRITE_TIMEOUT = Duration.ofSeconds(30);
  private static final int LARGEST_GROUP = 500;
  private static final Duration RETRY_AFTER = Duration.ofMillis(100);

  private final Database database;
  private final String server;
  private final Duration writeTimeout;
  private final BlockingQueue<QueuedWrite> queue = new LinkedBlockingQueue<>();
  private final LongAdder written = new LongAdder();
  private final Thread thread;
  private volatile boolean closed;

  /** A write in the queue; an entry without a write is the end of the queue. */
  private static final class QueuedWrite {
    final @Nullable Write write;
    final long deadline;
    final CompletableFuture<Void> done = new CompletableFuture<>();
    /** Whether the connection broke during its commit, so that the write may be stored already. */
    boolean isInDoubt;

    QueuedWrite(@Nullable Write write, Duration writeTimeout) {
      this.write = write;
      deadline = System.nanoTime() + writeTimeout.toNanos();
    }

    boolean isLate() {
      return System.nanoTime() - deadline >= 0;
    }
  }

  /**
   * @param server the id of this server, which distinguishes its notifications from those of other servers
   * @param writeTimeout the time after which a write is not tried again
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
    QueuedWrite queuedWrite = new QueuedWrite(write, writeTimeout);
    queue.add(queuedWrite);
    return queuedWrite.done;
  }

  int waitingWrites() {
    return queue.size();
  }

  /** The number of events that this journal has written. */
  long writtenEvents() {
    return written.sum();
  }

  private void run() {
    boolean ended = false;
    while (!ended) {
      List<QueuedWrite> group = nextGroup();
      ended = group.removeIf(queuedWrite -> queuedWrite.write == null);
      if (!group.isEmpty()) {
        commit(group);
      }
    }
  }

  private List<QueuedWrite> nextGroup() {
    List<QueuedWrite> group = new ArrayList<>();
    try {
      group.add(queue.take());
      queue.drainTo(group, LARGEST_GROUP - 1);
    } catch (InterruptedException e) {
      throw new IllegalStateException("the journal is never interrupted", e);
    }
    return group;
  }

  private void commit(List<QueuedWrite> group) {
    List<QueuedWrite> remaining = group;
    while (!remaining.isEmpty()) {
      try {
        executeInTransaction(remaining);
        remaining.forEach(this::succeed);
        return;
      } catch (RuntimeException | Error e) {
        // Also catches errors: the waiting callers must get them, and the next group must still be written.
        remaining = handleFailure(remaining, e);
      }
    }
  }

  /** @return the writes to try again */
  private List<QueuedWrite> handleFailure(List<QueuedWrite> group, Throwable e) {
    if (database.isTransient(e)) {
      database.failure("the database does not answer", e).log(LOG, "A write is tried again");
      List<QueuedWrite> retries = new ArrayList<>(group);
      retries.removeIf(queuedWrite -> closed || queuedWrite.isLate());
      group.stream().filter(queuedWrite -> !retries.contains(queuedWrite))
          .forEach(queuedWrite -> fail(queuedWrite, e));
      pause();
      return retries;
    }
    if (group.size() > 1) {
      // Each write is made alone, so that a refused write does not fail the others.
      group.forEach(queuedWrite -> commit(List.of(queuedWrite)));
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
   * Completes the future of a failed write. If an earlier attempt lost the connection during the commit, that attempt
   * may have succeeded, and the failure is only a conflict with it.
   */
  private void resolve(QueuedWrite queuedWrite, Throwable e) {
    try {
      if (queuedWrite.isInDoubt && database.jdbi.withHandle(handle -> isStored(handle, queuedWrite))) {
        succeed(queuedWrite);
      } else {
        queuedWrite.isInDoubt = false;
        fail(queuedWrite, e);
      }
    } catch (RuntimeException checkFailure) {
      fail(queuedWrite, checkFailure);
    }
  }

  private void succeed(QueuedWrite queuedWrite) {
    if (queuedWrite.write != null) {
      written.add(queuedWrite.write.storedEvents().size());
    }
    queuedWrite.done.complete(null);
  }

  private void fail(QueuedWrite queuedWrite, Throwable e) {
    queuedWrite.done.completeExceptionally(failureOf(queuedWrite, e));
  }

  private void executeInTransaction(List<QueuedWrite> group) {
    boolean[] executed = new boolean[1];
    try {
      database.jdbi.useTransaction(transaction -> {
        group.forEach(queuedWrite -> execute(transaction, queuedWrite));
        executed[0] = true;
      });
    } catch (RuntimeException e) {
      if (executed[0] && database.isConnectionBroken(e)) {
        group.forEach(queuedWrite -> queuedWrite.isInDoubt = true);
      }
      throw e;
    }
  }

  private void execute(Handle handle, QueuedWrite queuedWrite) {
    Write write = queuedWrite.write;
    if (write != null && !(queuedWrite.isInDoubt && isStored(handle, queuedWrite))) {
      execute(handle, write);
    }
  }

  private static boolean isStored(Handle handle, QueuedWrite queuedWrite) {
    return queuedWrite.write != null && Statements.isWritten(handle, queuedWrite.write);
  }

  private void execute(Handle handle, Write write) {
    requireLease(handle, write);
    write.newTables().forEach(table -> Statements.insert(handle, table));
    if (!write.storedEvents().isEmpty()) {
      Statements.append(handle, write.table(), write.storedEvents());
      Statements.update(handle, write.table(), write.status());
      write.storedEvents().stream().map(StoredEvent::event).filter(Event.Sat.class::isInstance)
          .map(Event.Sat.class::cast).forEach(sat -> SeatStatements.sit(handle, write.table(), sat));
      if (write.status().stage() == Stage.ended) {
        LeaseStatements.delete(handle, write.table());
      }
      notifyOtherServers(handle, write);
      requireInTime(handle, write);
    }
  }

  /** Checks the deadline after the statements, because they may have waited for another transaction. */
  private void requireInTime(Handle handle, Write write) {
    Long deadline = write.deadline();
    if (deadline != null && Statements.now(handle, database.dialect) > deadline) {
      throw new StaleException(write.table(), null);
    }
  }

  private void requireLease(Handle handle, Write write) {
    Lease lease = write.lease();
    if (lease != null && !LeaseStatements.isHeld(handle, server, lease)) {
      throw new Lease.Lost(write.table());
    }
  }

  private void notifyOtherServers(Handle handle, Write write) {
    if (database.dialect == DatabaseDialect.POSTGRESQL) {
      Statements.sendNotice(handle, CHANNEL, new EventNotice(write.table(), server).text());
    }
  }

  private RuntimeException failureOf(QueuedWrite queuedWrite, Throwable e) {
    if (e instanceof Lease.Lost || e instanceof StaleException) {
      return (RuntimeException) e;
    }
    String table = queuedWrite.write == null ? "" : queuedWrite.write.table();
    if (database.isDuplicateKey(e)) {
      return new StaleException(table, e);
    }
    return queuedWrite.isInDoubt
        ? new StoreException(StoreException.Kind.UNKNOWN, "it is not known whether the write was made: "
            + Database.reason(e), e)
        : database.failure("not written", e);
  }

  /** Refuses further writes, and returns when all waiting writes have ended. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      queue.add(new QueuedWrite(null, writeTimeout));
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
