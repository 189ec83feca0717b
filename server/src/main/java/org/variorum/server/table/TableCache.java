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

  /** The texts that may be the id of a table; some databases refuse some other characters. */
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9]{1,32}");
  /** If the tables exceed the limit, tables are dropped until this part of the limit (1/4) is free. */
  private static final int FREED_PART = 4;

  private final BiFunction<String, TableSession, Optional<Table>> read;
  private final Map<String, Entry> entries = new ConcurrentHashMap<>();
  /** The limit on the size of the tables, in bytes. */
  private final long maxWeight;
  /** The approximate size of the tables, in bytes. */
  private final AtomicLong weight = new AtomicLong();
  /** The number of callers that found no room since one caller began to drop tables. */
  private final AtomicInteger callersWithoutRoom = new AtomicInteger();

  /** The lock and the session of a table, and the table itself if it is in memory. */
  private static final class Entry {
    final ReentrantLock lock = new ReentrantLock();
    final TableSession session = new TableSession();
    volatile @Nullable Table table;
    /** The approximate size of the table, in bytes. */
    long weight;
    boolean isRemoved;
  }

  /**
   * @param maxWeight the approximate limit on the size of the tables, in bytes
   * @param read reads a table from the store; empty if there is no such table
   */
  TableCache(long maxWeight, BiFunction<String, TableSession, Optional<Table>> read) {
    this.maxWeight = maxWeight;
    this.read = read;
  }

  /** Whether a text may be the id of a table. */
  static boolean isId(String text) {
    return ID.matcher(text).matches();
  }

  /**
   * Runs an action at a table under its lock; reads the table first if it is not in memory.
   *
   * @throws RefusedException if there is no such table
   */
  <T> T runAt(String id, Function<Table, T> action) {
    return runAt(id, null, action);
  }

  /**
   * Runs an action at a table for a request that has arrived. The caller must then call {@link #settle}. Until then, no
   * flag falls at a tick after the arrival.
   */
  <T> T runAt(String id, @Nullable ReceivedRequest received, Function<Table, T> action) {
    if (!isId(id)) {
      throw unknown();
    }
    while (true) {
      // The entry is created before the table is read, so that no notification of another server is missed meanwhile.
      Entry entry = entries.computeIfAbsent(id, key -> new Entry());
      if (received != null) {
        entry.session.expect(received);
      }
      lock(entry);
      try {
        if (!entry.isRemoved) {
          // Other threads wait for this table, so this work must not wait for them.
          return Work.withoutYielding(() -> action.apply(table(id, entry)));
        }
      } finally {
        updateWeight(entry);
        entry.lock.unlock();
        makeRoom();
      }
    }
  }

  /** Takes the lock; the thread that holds it may wait for the database. */
  private static void lock(Entry entry) {
    if (!entry.lock.tryLock()) {
      Work.waitFor(() -> {
        entry.lock.lock();
        return true;
      });
    }
  }

  /**
   * Notes a request that has arrived, if the table has an entry. Until {@link #settle}, no flag falls at a tick after
   * the arrival.
   */
  void expect(String id, ReceivedRequest received) {
    Entry entry = entries.get(id);
    if (entry != null) {
      entry.session.expect(received);
    }
  }

  /** Notes that a request was handled or refused. */
  void settle(String id, ReceivedRequest received) {
    Entry entry = entries.get(id);
    if (entry != null) {
      entry.session.settle(received);
    }
  }

  private Table table(String id, Entry entry) {
    Table table = entry.table;
    if (table == null) {
      table = read.apply(id, entry.session).orElseThrow(() -> {
        drop(id, entry);
        return unknown();
      });
      entry.table = table;
      table.resume();
    }
    return table;
  }

  private static RefusedException unknown() {
    return new RefusedException(404, "unknown-table", "There is no such table here.");
  }

  private void drop(String id, Entry entry) {
    entry.isRemoved = true;
    entry.table = null;
    updateWeight(entry);
    entries.remove(id, entry);
  }

  /** Updates the size of an entry's table; called under the entry's lock. */
  private void updateWeight(Entry entry) {
    Table table = entry.table;
    long newWeight = table == null ? 0 : table.weight();
    weight.addAndGet(newWeight - entry.weight);
    entry.weight = newWeight;
  }

  /**
   * Drops tables until there is room: first tables without watchers and alarm, then tables with only an alarm, then
   * tables with watchers; in each group the least recently used table first.
   */
  private void makeRoom() {
    if (weight.get() > maxWeight && callersWithoutRoom.getAndIncrement() == 0) {
      int handledCallers;
      // Other callers do not wait. This thread may have skipped the tables that they held, so it tries again.
      do {
        handledCallers = callersWithoutRoom.get();
        evictUntilRoom();
      } while (callersWithoutRoom.addAndGet(-handledCallers) > 0);
    }
  }

  private void evictUntilRoom() {
    List<Entry> loaded = entries.values().stream().filter(entry -> entry.table != null)
        .map(entry -> new Candidate(entry, entry.session.rank(), used(entry)))
        .sorted(Comparator.comparing(Candidate::rank).thenComparing(Candidate::used)).map(Candidate::entry)
        .toList();
    for (Entry entry : loaded) {
      if (weight.get() <= maxWeight - maxWeight / FREED_PART) {
        return;
      }
      evict(entry);
    }
  }

  /** The sort keys of an entry at one moment: the entry itself can change during the sorting. */
  private record Candidate(Entry entry, int rank, long used) {}

  private static long used(Entry entry) {
    Table table = entry.table;
    return table == null ? 0 : table.lastUse();
  }

  private void evict(Entry entry) {
    if (entry.lock.tryLock()) {
      try {
        Table table = entry.table;
        if (table != null && table.isEvictable()) {
          entry.table = null;
          updateWeight(entry);
        }
      } finally {
        entry.lock.unlock();
      }
    }
  }

  /** Drops a table that was removed from the store; later calls of {@link #runAt} throw. */
  void forget(String id) {
    Entry entry = entries.get(id);
    if (entry != null) {
      entry.lock.lock();
      try {
        drop(id, entry);
      } finally {
        entry.lock.unlock();
      }
    }
  }

  /**
   * Drops the tables that were not in use lately.
   *
   * @param since the tick after which a use counts
   */
  void sweep(long since) {
    entries.forEach((id, entry) -> {
      if (entry.lock.tryLock()) {
        try {
          Table table = entry.table;
          if (table == null ? entry.session.isInactive() : table.isIdle(since)) {
            drop(id, entry);
          }
        } finally {
          entry.lock.unlock();
        }
      }
    });
  }

  /** Removes a page that no longer watches, without reading the table. */
  void removeWatcher(String id, Audience.Watcher watcher) {
    Entry entry = entries.get(id);
    if (entry != null) {
      entry.lock.lock();
      try {
        entry.session.audience.remove(watcher);
      } finally {
        entry.lock.unlock();
      }
    }
  }

  /** The pages that watch a table. */
  Audience audience(String id) {
    Entry entry = entries.get(id);
    return entry == null ? new Audience() : entry.session.audience;
  }

  /** Whether a table is in memory. */
  boolean isLoaded(String id) {
    Entry entry = entries.get(id);
    return entry != null && entry.table != null;
  }

  /** The ids of the tables that have an entry, with or without the table itself in memory. */
  Set<String> ids() {
    return entries.keySet();
  }

  /** The approximate size of the tables, in bytes. */
  long weight() {
    return weight.get();
  }

  /** Stops all alarms and all activity of the tables. */
  void retire() {
    entries.values().forEach(entry -> {
      entry.session.setAlarm(null);
      Table table = entry.table;
      if (table != null) {
        table.retire();
      }
    });
  }
}
