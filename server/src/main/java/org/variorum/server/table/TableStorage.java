package org.variorum.server.table;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.Write;

/**
 * A writer of a table's events to the store. It stops the clock of the side to move while the store does not accept
 * writes. Used under the table's lock.
 */
final class TableStorage {

  /** An operation of the store that takes this many milliseconds counts as a stall. */
  private static final long STALL_MILLIS = 1_000;
  /** The milliseconds after a stall in which no flag falls without a request: earlier requests are handled first. */
  private static final long GRACE_MILLIS = 6_000;
  private static final Duration RETRY_AFTER = Duration.ofSeconds(5);

  private final Timekeeper time;
  private final Store store;
  private final TableSession session;
  private final Runnable recover;

  /** @param recover runs later at the table, under its lock; it must call {@link #tryRecover} */
  TableStorage(Timekeeper time, Store store, TableSession session, Runnable recover) {
    this.time = time;
    this.store = store;
    this.session = session;
    this.recover = recover;
  }

  /**
   * Makes a write for a request that arrived at a tick. If the write fails, the clocks stop until the store accepts
   * writes.
   *
   * @return whether the store has stalled
   */
  boolean write(Write write, long arrivalTick) {
    long start = time.ticks();
    try {
      store.write(write);
    } catch (StoreException e) {
      session.stopwatch().stop(arrivalTick);
      recoverLater();
      throw e;
    }
    session.stopwatch().resume(time.ticks());
    return noteStall(start);
  }

  /** @return whether the call to the store that began at tick {@code start}, and ended just now, counts as a stall */
  boolean noteStall(long start) {
    boolean hasStalled = time.ticks() - start >= STALL_MILLIS;
    if (hasStalled) {
      holdFlags();
    }
    return hasStalled;
  }

  /** Lets no flag fall without a request for a while. */
  void holdFlags() {
    session.holdFlags(time.ticks() + GRACE_MILLIS);
  }

  /**
   * The deadline for storing a flag that falls now, in the store's time. After it, another server may have stored a
   * move that arrived in time. Null if no other server shares the store.
   */
  @Nullable
  Long deadline() {
    return store.isShared() ? (Long) (store.now() + STALL_MILLIS) : null;
  }

  private void recoverLater() {
    if (session.tryBeginRecovery()) {
      time.schedule(RETRY_AFTER, recover);
    }
  }

  /**
   * Checks whether the store accepts writes again. If it does, the clocks run again; if not, it checks again later.
   *
   * @return whether the clocks have begun to run again
   */
  boolean tryRecover() {
    session.endRecovery();
    if (!session.stopwatch().isStopped()) {
      return false;
    }
    if (!store.canWrite()) {
      recoverLater();
      return false;
    }
    session.stopwatch().resume(time.ticks());
    return true;
  }
}
