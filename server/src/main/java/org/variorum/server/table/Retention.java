package org.variorum.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;
import org.variorum.server.store.Sweep;

/** Removes tables at which no move was made for a day, in small batches so that no move waits long. */
final class Retention {

  private static final Logger LOG = LoggerFactory.getLogger(Retention.class);
  static final Duration KEPT = Duration.ofDays(1);
  static final int BATCH = 200;
  private static final Duration BETWEEN_BATCHES = Duration.ofSeconds(1);
  private static final Duration BETWEEN_ROUNDS = Duration.ofHours(1);

  private final Store store;
  private final Timekeeper time;
  private final Consumer<String> removed;
  /**
   * The place where the next batch begins. Tables before this place have a move and are kept, so they need no second
   * check.
   */
  private Sweep.Mark mark = Sweep.Mark.START;

  /** @param removed receives the ids of the removed tables */
  Retention(Store store, Timekeeper time, Consumer<String> removed) {
    this.store = store;
    this.time = time;
    this.removed = removed;
  }

  void begin() {
    time.after(BETWEEN_BATCHES, this::batch);
  }

  private void batch() {
    Duration next = BETWEEN_ROUNDS;
    try {
      next = remove() ? BETWEEN_BATCHES : BETWEEN_ROUNDS;
    } catch (StoreException e) {
      e.log(LOG, "Old tables are not removed now");
    }
    time.after(next, this::batch);
  }

  /** @return whether there may be more tables to check */
  private boolean remove() {
    Instant before = time.date().minus(KEPT);
    Sweep sweep = store.removeUnplayed(mark, before, BATCH);
    sweep.unplayed().forEach(removed);
    sweep.last().ifPresent(last -> mark = last);
    if (sweep.last().isEmpty()) {
      store.removeUnusedRules();
    }
    return sweep.last().isPresent();
  }
}
