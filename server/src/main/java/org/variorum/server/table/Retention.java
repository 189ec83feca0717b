package org.variorum.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.Sweep;

/** Removes day-old tables without a move, in small batches, so that no move waits long for the database. */
final class Retention {

  private static final Logger LOG = LoggerFactory.getLogger(Retention.class);
  static final Duration RETENTION = Duration.ofDays(1);
  static final int BATCH = 200;
  private static final Duration BETWEEN_BATCHES = Duration.ofSeconds(1);
  private static final Duration BETWEEN_ROUNDS = Duration.ofHours(1);

  private final Store store;
  private final Timekeeper time;
  private final Consumer<String> onRemoval;
  /**
   * The place where the next batch begins. Tables before this place have a move and are kept, so they need no second
   * check.
   */
  private Sweep.Cursor cursor = Sweep.Cursor.START;

  /** @param onRemoval receives the ids of the removed tables */
  Retention(Store store, Timekeeper time, Consumer<String> onRemoval) {
    this.store = store;
    this.time = time;
    this.onRemoval = onRemoval;
  }

  void begin() {
    time.schedule(BETWEEN_BATCHES, this::removeBatch);
  }

  private void removeBatch() {
    Duration next = BETWEEN_ROUNDS;
    try {
      next = remove() ? BETWEEN_BATCHES : BETWEEN_ROUNDS;
    } catch (StoreException e) {
      e.log(LOG, "Old tables are not removed now");
    }
    time.schedule(next, this::removeBatch);
  }

  /** @return whether there may be more tables to check */
  private boolean remove() {
    Instant before = time.date().minus(RETENTION);
    Sweep sweep = store.removeUnplayed(cursor, before, BATCH);
    sweep.removedTables().forEach(onRemoval);
    sweep.last().ifPresent(last -> cursor = last);
    if (sweep.last().isEmpty()) {
      store.removeUnusedRules();
    }
    return sweep.last().isPresent();
  }
}
