package org.variorum.server.table;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.variorum.server.api.RefusedException;
import org.variorum.server.budget.Work;

/**
 * The tables in memory: those in use, and others while there is room. Each table has its own lock; no table waits for
 * another table. A table that is dropped is in the store, and is read again when it is needed.
 */
final class TableCache {

  /** The texts that may be an id; not every database accepts every character. */
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9]{1,32}");
  /** The divisor for the part of the memory that is freed if there is no room; so there is room for a while. */
  private static final int SPARE = 4;

  private final BiFunction<String, TableSession, Optional<Table>> read;
  private final Map<String, Entry> slots = new ConcurrentHashMap<>();
  /** The limit on the size of the tables, and their approximate size, in bytes. */
  private final long most;
  private final AtomicLong weight = new AtomicLong();
  /** The number of callers that have needed room since one of them began to make it. */
  private final AtomicInteger crowded = new AtomicInteger();

  /** The lock and the session of a table, and the table itself if it is in memory. */
  private static final class Entry {
    final ReentrantLock lock = new ReentrantLock();
    final TableSession session = new TableSession();
    volatile @Nullable Table table;
    /** The approximate size of the table, in bytes. */
    long weight;
    boolean gone;
  }

  /**
   * @param most the approximate limit on the size of the tables, in bytes
   * @param read reads a table from the store
   */
  TableCache(long most, BiFunction<String, TableSession, Optional<Table>> read) {
    this.most = most;
    this.read = read;
  }

  /** Whether a text may be the id of a table. */
  static boolean isId(String text) {
    return ID.matcher(text).matches();
  }

  /**
   * Does something at a table under its lock; reads the table first if it is not in memory.
   *
   * @throws RefusedException if there is no such table
   */
  <T> T at(String id, Function<Table, T> doing) {
    return at(id, null, doing);
  }

  /**
   * Does something at a table for a request that has arrived; {@link #settle} must follow. Until then, no flag falls by
   * a tick later than the arrival.
   */
  <T> T at(String id, @Nullable ReceivedRequest received, Function<Table, T> doing) {
    if (!isId(id)) {
      throw unknown();
    }
    while (true) {
      // The entry is created before the table is read, so that no notification of another server is missed meanwhile.
      Entry slot = slots.computeIfAbsent(id, key -> new Entry());
      if (received != null) {
        slot.session.expect(received);
      }
      lock(slot);
      try {
        if (!slot.gone) {
          // Other threads wait for this table, so this work must not wait for them.
          return Work.whole(() -> doing.apply(table(id, slot)));
        }
      } finally {
        weigh(slot);
        slot.lock.unlock();
        makeRoom();
      }
    }
  }

  /** Takes the lock; the thread that holds it may wait for the database. */
  private static void lock(Entry slot) {
    if (!slot.lock.tryLock()) {
      Work.idle(() -> {
        slot.lock.lock();
        return true;
      });
    }
  }

  /** Notes a request that has arrived, if the table is here: no flag falls by a later tick until {@link #settle}. */
  void expect(String id, ReceivedRequest received) {
    Entry slot = slots.get(id);
    if (slot != null) {
      slot.session.expect(received);
    }
  }

  /** Notes that a request was handled or refused. */
  void settle(String id, ReceivedRequest received) {
    Entry slot = slots.get(id);
    if (slot != null) {
      slot.session.settle(received);
    }
  }

  private Table table(String id, Entry slot) {
    Table table = slot.table;
    if (table == null) {
      table = read.apply(id, slot.session).orElseThrow(() -> {
        drop(id, slot);
        return unknown();
      });
      slot.table = table;
      table.resume();
    }
    return table;
  }

  private static RefusedException unknown() {
    return new RefusedException(404, "unknown-table", "There is no such table here.");
  }

  private void drop(String id, Entry slot) {
    slot.gone = true;
    slot.table = null;
    weigh(slot);
    slots.remove(id, slot);
  }

  /** Updates the size of an entry's table; called under the entry's lock. */
  private void weigh(Entry slot) {
    Table table = slot.table;
    long now = table == null ? 0 : table.weight();
    weight.addAndGet(now - slot.weight);
    slot.weight = now;
  }

  /**
   * Drops tables until there is room: first tables without watchers and alarm, then those with an alarm, then those
   * with watchers; in each group the least recently used first. A dropped table is read again when it is needed.
   */
  private void makeRoom() {
    if (weight.get() > most && crowded.getAndIncrement() == 0) {
      int heard;
      // Other callers do not wait. This thread may have skipped the tables that they held, so it tries again.
      do {
        heard = crowded.get();
        clear();
      } while (crowded.addAndGet(-heard) > 0);
    }
  }

  private void clear() {
    List<Entry> full = slots.values().stream().filter(slot -> slot.table != null)
        .map(slot -> new Resting(slot, slot.session.rank(), used(slot)))
        .sorted(Comparator.comparing(Resting::rank).thenComparing(Resting::used)).map(Resting::slot)
        .toList();
    for (Entry slot : full) {
      if (weight.get() <= most - most / SPARE) {
        return;
      }
      evict(slot);
    }
  }

  /** The sort keys of an entry at one moment: the entry itself can change during the sorting. */
  private record Resting(Entry slot, int rank, long used) {}

  private static long used(Entry slot) {
    Table table = slot.table;
    return table == null ? 0 : table.used();
  }

  private void evict(Entry slot) {
    if (slot.lock.tryLock()) {
      try {
        Table table = slot.table;
        if (table != null && table.isEvictable()) {
          slot.table = null;
          weigh(slot);
        }
      } finally {
        slot.lock.unlock();
      }
    }
  }

  /** Drops a table that was removed from the store; later callers get an exception. */
  void forget(String id) {
    Entry slot = slots.get(id);
    if (slot != null) {
      slot.lock.lock();
      try {
        drop(id, slot);
      } finally {
        slot.lock.unlock();
      }
    }
  }

  /**
   * Drops the tables that were not in use lately.
   *
   * @param since the tick after which a use counts
   */
  void sweep(long since) {
    slots.forEach((id, slot) -> {
      if (slot.lock.tryLock()) {
        try {
          Table table = slot.table;
          if (table == null ? slot.session.isOver() : table.isIdle(since)) {
            drop(id, slot);
          }
        } finally {
          slot.lock.unlock();
        }
      }
    });
  }

  /** Removes a page that no longer watches, without reading the table. */
  void leave(String id, Audience.Watcher watcher) {
    Entry slot = slots.get(id);
    if (slot != null) {
      slot.lock.lock();
      try {
        slot.session.audience.remove(watcher);
      } finally {
        slot.lock.unlock();
      }
    }
  }

  /** The pages that watch a table. */
  Audience audience(String id) {
    Entry slot = slots.get(id);
    return slot == null ? new Audience() : slot.session.audience;
  }

  /** Whether a table is in memory. */
  boolean holds(String id) {
    Entry slot = slots.get(id);
    return slot != null && slot.table != null;
  }

  /** The ids of the tables that have an entry, with or without the table itself in memory. */
  Set<String> ids() {
    return slots.keySet();
  }

  /** The approximate size of the tables, in bytes. */
  long weight() {
    return weight.get();
  }

  /** Stops all alarms and all activity of the tables. */
  void retire() {
    slots.values().forEach(slot -> {
      slot.session.set(null);
      Table table = slot.table;
      if (table != null) {
        table.retire();
      }
    });
  }
}
