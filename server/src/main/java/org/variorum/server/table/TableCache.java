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
 * The tables in memory: those that are in use, and others while there is room. Each has its own lock; nothing waits for
 * another table. What is let go is stored, and is read again when it is needed.
 */
final class TableCache {

  /** What may be asked of the database: not every one takes every character. */
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9]{1,32}");
  /** When there is no room, this part of it is made free, so that it is not looked for again at once. */
  private static final int SPARE = 4;

  private final BiFunction<String, TableSession, Optional<Table>> read;
  private final Map<String, Entry> slots = new ConcurrentHashMap<>();
  /** How many bytes the tables may take, and about how many they do. */
  private final long most;
  private final AtomicLong weight = new AtomicLong();
  /** How many callers have asked for room since one of them began to make it. */
  private final AtomicInteger crowded = new AtomicInteger();

  /** Where a table is or will be, and the right to be there. */
  private static final class Entry {
    final ReentrantLock lock = new ReentrantLock();
    final TableSession session = new TableSession();
    volatile @Nullable Table table;
    /** About how many bytes the table takes. */
    long weight;
    boolean gone;
  }

  /**
   * @param most how many bytes the tables may take, about
   * @param read reads a table from the store
   */
  TableCache(long most, BiFunction<String, TableSession, Optional<Table>> read) {
    this.most = most;
    this.read = read;
  }

  /** Whether a table may be called so. */
  static boolean isId(String text) {
    return ID.matcher(text).matches();
  }

  /**
   * Does something at a table, alone; it is read first if it is not here.
   *
   * @throws RefusedException if there is none
   */
  <T> T at(String id, Function<Table, T> doing) {
    return at(id, null, doing);
  }

  /**
   * The same for something that has arrived for the table: nothing that came later is evaluated as if it had come before it. When
   * it is done, {@link #settle} must follow.
   */
  <T> T at(String id, @Nullable ReceivedRequest received, Function<Table, T> doing) {
    if (!isId(id)) {
      throw unknown();
    }
    while (true) {
      // The slot is there before the table is read: what other servers write meanwhile is not missed.
      Entry slot = slots.computeIfAbsent(id, key -> new Entry());
      if (received != null) {
        slot.session.expect(received);
      }
      lock(slot);
      try {
        if (!slot.gone) {
          // Others that want the table wait for this work, so it must not wait for them.
          return Work.whole(() -> doing.apply(table(id, slot)));
        }
      } finally {
        weigh(slot);
        slot.lock.unlock();
        makeRoom();
      }
    }
  }

  /** The thread that has the lock may wait for the database. */
  private static void lock(Entry slot) {
    if (!slot.lock.tryLock()) {
      Work.idle(() -> {
        slot.lock.lock();
        return true;
      });
    }
  }

  /** Something has arrived for a table; nothing that came later is evaluated as if it had come before it, if the table is here. */
  void expect(String id, ReceivedRequest received) {
    Entry slot = slots.get(id);
    if (slot != null) {
      slot.session.expect(received);
    }
  }

  /** What has arrived for a table is done, or refused. */
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

  /** Recomputes the size of a slot; called under its lock. */
  private void weigh(Entry slot) {
    Table table = slot.table;
    long now = table == null ? 0 : table.weight();
    weight.addAndGet(now - slot.weight);
    slot.weight = now;
  }

  /**
   * Lets tables go until there is room again: first those without watchers or an alarm, then those with an alarm, then
   * those that are watched; in each group the one that was used longest ago. A table that is needed is read again.
   */
  private void makeRoom() {
    if (weight.get() > most && crowded.getAndIncrement() == 0) {
      int heard;
      // Callers that come meanwhile do not wait; the tables that they hold may have been passed over, so it looks again.
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
      letGo(slot);
    }
  }

  /** A slot as it was when it was looked at: others go on using it while it is compared. */
  private record Resting(Entry slot, int rank, long used) {}

  private static long used(Entry slot) {
    Table table = slot.table;
    return table == null ? 0 : table.used();
  }

  private void letGo(Entry slot) {
    if (slot.lock.tryLock()) {
      try {
        Table table = slot.table;
        if (table != null && table.canGo()) {
          slot.table = null;
          weigh(slot);
        }
      } finally {
        slot.lock.unlock();
      }
    }
  }

  /** A table is stored no more: later callers get an exception. */
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
   * Forgets the tables that have not been in use lately.
   *
   * @param since the tick at which lately begins
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

  /** A page looks on no more. A table need not be read to hear of it. */
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

  /** The pages that look on at a table. */
  Audience audience(String id) {
    Entry slot = slots.get(id);
    return slot == null ? new Audience() : slot.session.audience;
  }

  /** Whether a table is here and need not be read. */
  boolean holds(String id) {
    Entry slot = slots.get(id);
    return slot != null && slot.table != null;
  }

  /** The tables that are cared for, whether or not there is room for them. */
  Set<String> ids() {
    return slots.keySet();
  }

  /** How many bytes the tables take, about. */
  long weight() {
    return weight.get();
  }

  /** No player is heard any more, and no flag falls. */
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
