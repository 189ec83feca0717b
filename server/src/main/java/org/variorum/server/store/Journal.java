package org.variorum.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.LongAdder;
import org.jdbi.v3.core.Handle;
import org.variorum.server.api.table.TableView.Stage;
import org.variorum.server.store.Database.Dialect;

/**
 * Writes for everybody: all that wait are written in one transaction, so that hundreds of moves a second cost few
 * commits, and a lone one does not wait. A future is completed when its write is on the disk.
 */
final class Journal implements AutoCloseable {

  /** The channel on which other servers hear of writes. */
  static final String CHANNEL = "variorum";
  private static final int LARGEST_GROUP = 500;

  private final Database database;
  private final String server;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final LongAdder written = new LongAdder();
  private final Thread thread;
  private boolean closed;

  /** Something to write; what has no write is the end. */
  private record Waiting(Optional<Write> write, CompletableFuture<Void> done) {}

  /** @param server tells this server's news from those of others */
  Journal(Database database, String server) {
    this.database = database;
    this.server = server;
    thread = Thread.ofPlatform().name("journal").start(this::run);
  }

  synchronized CompletableFuture<Void> write(Write write) {
    if (closed) {
      throw new IllegalStateException("the store is closed");
    }
    Waiting waiting = new Waiting(Optional.of(write), new CompletableFuture<>());
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
      ended = group.removeIf(waiting -> waiting.write.isEmpty());
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
      throw new IllegalStateException("nobody interrupts the journal", e);
    }
    return group;
  }

  private void commit(List<Waiting> group) {
    try {
      inTransaction(group);
      written.add(group.stream().flatMap(waiting -> waiting.write.stream())
          .mapToLong(write -> write.happenings().size()).sum());
      group.forEach(waiting -> waiting.done.complete(null));
    } catch (RuntimeException | Error e) {
      // Errors too: whoever waits must hear of it, and the next group is to be written.
      if (group.size() == 1) {
        group.getFirst().done.completeExceptionally(told(group.getFirst(), e));
      } else {
        // One that was overtaken must not take the others with it.
        group.forEach(waiting -> commit(List.of(waiting)));
      }
    }
  }

  private void inTransaction(List<Waiting> group) {
    database.jdbi.useTransaction(transaction -> group
        .forEach(waiting -> waiting.write.ifPresent(write -> execute(transaction, write))));
  }

  private void execute(Handle handle, Write write) {
    requireLease(handle, write);
    write.founded().forEach(table -> Statements.found(handle, table));
    if (!write.happenings().isEmpty()) {
      Statements.append(handle, write.table(), write.happenings());
      Statements.update(handle, write.table(), write.digest());
      write.happenings().stream().map(Happening::event).filter(Event.Sat.class::isInstance)
          .map(Event.Sat.class::cast).forEach(sat -> SeatStatements.sit(handle, write.table(), sat));
      if (write.digest().stage() == Stage.ended) {
        LeaseStatements.end(handle, write.table());
      }
      notifyOthers(handle, write);
    }
  }

  private void requireLease(Handle handle, Write write) {
    Lease lease = write.lease();
    if (lease != null && !LeaseStatements.holds(handle, server, lease)) {
      throw new LeaseLostException(write.table());
    }
  }

  private void notifyOthers(Handle handle, Write write) {
    if (database.dialect == Dialect.POSTGRESQL) {
      Statements.tell(handle, CHANNEL, new News(write.table(), server).text());
    }
  }

  private RuntimeException told(Waiting waiting, Throwable e) {
    if (e instanceof LeaseLostException lost) {
      return lost;
    }
    String table = waiting.write.map(Write::table).orElse("");
    return database.isTaken(e) ? new StaleException(table, e)
        : new StoreException("not written: table " + table, e);
  }

  /** Returns when all that was to be written is. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      queue.add(new Waiting(Optional.empty(), new CompletableFuture<>()));
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
