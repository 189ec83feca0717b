package org.variorum.server.table;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.store.Lease;
import org.variorum.server.store.Store;
import org.variorum.server.store.StoreException;

/**
 * The leases of this server, for tables at which it acts without a guest's request. The server renews its leases
 * while clocks run, and takes over tables that have no valid lease.
 *
 * <p>This server measures the term of a lease by its own monotonic clock, from just before the request. So the lease
 * expires here no later than in the database, and only then can another server take it.
 */
final class Leases implements AutoCloseable {

  static final Duration TERM = Duration.ofSeconds(15);
  /** The time between two rounds, a third of the term: a lease survives two failed renewals. */
  static final Duration ROUND = Duration.ofSeconds(5);
  /** The maximum number of tables to take over in a round; other servers may take the rest. */
  private static final int MAX_TABLES = 500;
  /**
   * The time after the start of a server in which it ends no correspondence game: a player may have come in vain while
   * no server ran.
   */
  static final Duration DEADLINE_GRACE = Duration.ofHours(1);
  private static final Logger LOG = LoggerFactory.getLogger(Leases.class);

  private final Store store;
  private final Timekeeper time;
  private final long startTick;
  private final Duration term;
  private final Consumer<String> updateActivity;
  /** Whether a round is reading tables. This may take longer than the time between two rounds. */
  private final AtomicBoolean isReadingTables = new AtomicBoolean();
  private final Map<String, HeldLease> heldLeases = new ConcurrentHashMap<>();

  /** @param endTick the tick from which on the lease is no longer used */
  private record HeldLease(Lease lease, long endTick) {}

  /**
   * @param term how long a lease lasts unless it is renewed
   * @param updateActivity starts or stops this server's actions at a table; must not throw
   */
  Leases(Store store, Timekeeper time, Duration term, Consumer<String> updateActivity) {
    this.store = store;
    this.time = time;
    startTick = time.ticks();
    this.term = term;
    this.updateActivity = updateActivity;
  }

  /** The lease of a table, taken if necessary; empty if another server has it. */
  Optional<Lease> take(String table) {
    long now = time.ticks();
    HeldLease heldLease = heldLeases.get(table);
    if (heldLease != null && now < heldLease.endTick) {
      return Optional.of(heldLease.lease);
    }
    Optional<Lease> taken = requestLease(table);
    taken.ifPresentOrElse(lease -> hold(lease, now), () -> forget(table));
    return taken;
  }

  private Optional<Lease> requestLease(String table) {
    try {
      return store.takeLease(table, term);
    } catch (StoreException e) {
      e.log(LOG,
          "The leases of some tables cannot be read; this is tried again in " + ROUND.toSeconds() + " s");
      return Optional.empty();
    }
  }

  private void hold(Lease lease, long requestTick) {
    heldLeases.put(lease.table(), new HeldLease(lease, requestTick + term.toMillis()));
  }

  /** Forgets a lease, because another server has it or the game is over. */
  void forget(String table) {
    @Nullable HeldLease unused = heldLeases.remove(table);
  }

  /**
   * Runs a round and schedules the next one. A round renews the leases. Then it updates the activity at the tables with
   * expired leases and at those without a lease.
   */
  void runRound() {
    time.schedule(ROUND, this::runRound);
    try {
      List<String> expired = renew();
      if (isReadingTables.compareAndSet(false, true)) {
        updateTables(expired);
      }
    } catch (StoreException e) {
      e.log(LOG, "The leases of tables are not renewed now");
    }
  }

  /** @return the tables with expired leases */
  private List<String> renew() {
    long now = time.ticks();
    store.renewLeases(term).forEach(lease -> hold(lease, now));
    List<String> expired = heldLeases.entrySet().stream().filter(entry -> entry.getValue().endTick <= now)
        .map(Map.Entry::getKey).toList();
    expired.forEach(this::forget);
    return expired;
  }

  private void updateTables(List<String> expired) {
    try {
      expired.forEach(updateActivity);
      store.tablesWithoutLease(MAX_TABLES).forEach(updateActivity);
      if (time.ticks() - startTick >= DEADLINE_GRACE.toMillis()) {
        store.tablesPastDeadline(time.date(), MAX_TABLES).forEach(updateActivity);
      }
    } finally {
      isReadingTables.set(false);
    }
  }

  /** Gives all leases back, so that other servers need not wait until they expire. */
  @Override
  public void close() {
    heldLeases.clear();
    try {
      store.releaseLeases();
    } catch (StoreException e) {
      e.log(LOG, "The leases of tables are not given back; they expire by themselves");
    }
  }
}
