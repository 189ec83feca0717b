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
 * The leases of this server, for the tables at which it acts without a guest's request. It renews its leases while
 * clocks run, and takes over tables without a valid lease.
 *
 * <p>This server measures the term of a lease by its own monotonic clock, from just before the request. So the lease
 * expires here no later than in the database, and only then can another server take it.
 */
final class Leases implements AutoCloseable {

  static final Duration TERM = Duration.ofSeconds(15);
  /** The time between two rounds, a third of the term: a renewal may fail twice. */
  static final Duration ROUND = Duration.ofSeconds(5);
  /** The maximum number of tables to take over in a round; other servers may take the rest. */
  private static final int MAX_TABLES = 500;
  private static final Logger LOG = LoggerFactory.getLogger(Leases.class);

  private final Store store;
  private final Timekeeper time;
  private final Duration term;
  private final Consumer<String> tend;
  /** Whether tables are being read for a round: this takes long, and the next round may come meanwhile. */
  private final AtomicBoolean tending = new AtomicBoolean();
  private final Map<String, Held> held = new ConcurrentHashMap<>();

  /** @param until the tick until which the lease is used */
  private record Held(Lease lease, long until) {}

  /**
   * @param term how long a lease lasts unless it is renewed
   * @param tend starts or stops this server's actions at a table; must not throw
   */
  Leases(Store store, Timekeeper time, Duration term, Consumer<String> tend) {
    this.store = store;
    this.time = time;
    this.term = term;
    this.tend = tend;
  }

  /** The lease of a table, taken if necessary; empty if another server has it. */
  Optional<Lease> take(String table) {
    long now = time.ticks();
    Held known = held.get(table);
    if (known != null && now < known.until) {
      return Optional.of(known.lease);
    }
    Optional<Lease> taken = ask(table);
    taken.ifPresentOrElse(lease -> hold(lease, now), () -> forget(table));
    return taken;
  }

  private Optional<Lease> ask(String table) {
    try {
      return store.lease(table, term);
    } catch (StoreException e) {
      e.log(LOG, "The leases of some tables cannot be read; tried again in " + ROUND.toSeconds() + " s");
      return Optional.empty();
    }
  }

  private void hold(Lease lease, long asked) {
    held.put(lease.table(), new Held(lease, asked + term.toMillis()));
  }

  /** Forgets a lease, because another server has it or the game is over. */
  void forget(String table) {
    @Nullable Held unused = held.remove(table);
  }

  /**
   * Begins the rounds. A round renews the leases, then tends the tables with expired leases and those without a lease.
   */
  void begin() {
    time.after(ROUND, this::begin);
    try {
      List<String> expired = renew();
      if (tending.compareAndSet(false, true)) {
        tend(expired);
      }
    } catch (StoreException e) {
      e.log(LOG, "The leases of tables are not renewed now");
    }
  }

  /** @return the tables with expired leases */
  private List<String> renew() {
    long now = time.ticks();
    store.renewLeases(term).forEach(lease -> hold(lease, now));
    List<String> expired = held.entrySet().stream().filter(entry -> entry.getValue().until <= now)
        .map(Map.Entry::getKey).toList();
    expired.forEach(this::forget);
    return expired;
  }

  private void tend(List<String> expired) {
    try {
      expired.forEach(tend);
      store.untended(MAX_TABLES).forEach(tend);
    } finally {
      tending.set(false);
    }
  }

  /** Gives all leases back, so that other servers need not wait until they expire. */
  @Override
  public void close() {
    held.clear();
    try {
      store.releaseLeases();
    } catch (StoreException e) {
      e.log(LOG, "The leases of tables are not given back; they end by themselves");
    }
  }
}
