package org.variorum.server.table;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.Write;

/**
 * Stores what happens at a table, and sees to it that no clock runs while the store stands still. Used under the table's
 * lock.
 */
final class TableStorage {

  /** An operation of the store that takes this many milliseconds counts as a stall. */
  private static final long STALL = 1_000;
  /** So long after that no flag falls by itself: what came before it fell is heard first. */
  private static final long GRACE = 6_000;
  private static final Duration BEFORE_AGAIN = Duration.ofSeconds(5);

  private final Timekeeper time;
  private final Store store;
  private final TableSession session;
  private final Runnable recover;

  /** @param recover looks at the table once more, alone: {@link #recovers} is asked then */
  TableStorage(Timekeeper time, Store store, TableSession session, Runnable recover) {
    this.time = time;
    this.store = store;
    this.session = session;
    this.recover = recover;
  }

  /**
   * Stores what arrived at some tick. If that fails, no clock runs until the store takes writes again.
   *
   * @return whether the store has stood still meanwhile
   */
  boolean write(Write write, long arrived) {
    long asked = time.ticks();
    try {
      store.write(write);
    } catch (StoreException e) {
      session.stopwatch().stop(arrived);
      recoverLater();
      throw e;
    }
    session.stopwatch().go(time.ticks());
    return noteStall(asked);
  }

  /** @return whether the store, which was asked at some tick and has answered, has stood still */
  boolean noteStall(long asked) {
    boolean stalled = time.ticks() - asked >= STALL;
    if (stalled) {
      holdFlags();
    }
    return stalled;
  }

  /** No flag falls by itself for a while. */
  void holdFlags() {
    session.holdFlags(time.ticks() + GRACE);
  }

  /**
   * When a flag must have been written that is to fall now, by the store's time: what waits longer for a store that stands
   * still could overtake a move that came in time. Missing where no other server can have such a move.
   */
  @Nullable
  Long deadline() {
    return store.isShared() ? (Long) (store.now() + STALL) : null;
  }

  private void recoverLater() {
    if (session.beginsRecovery()) {
      time.after(BEFORE_AGAIN, recover);
    }
  }

  /**
   * Looks whether the store takes writes again, and lets the clocks go on if so; else it looks again later.
   *
   * @return whether they go on now
   */
  boolean recovers() {
    session.endRecovery();
    if (!session.stopwatch().isStopped()) {
      return false;
    }
    if (!store.canWrite()) {
      recoverLater();
      return false;
    }
    session.stopwatch().go(time.ticks());
    return true;
  }
}
