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
 * The tables at which this server does what no guest asks for. It renews its leases while the clocks run, and takes over
 * the tables that no server has any more.
 *
 * <p>A lease is believed for its term from before it was asked for, by this server's own monotonic clock: so it is over
 * here no later than in the database, where another server can take it only then.
 */
final class Leases implements AutoCloseable {

  static final Duration TERM = Duration.ofSeconds(15);
  /** A third of the term: a renewal may fail twice. */
  static final Duration ROUND = Duration.ofSeconds(5);
  /** The maximum number of tables taken over in a round; other servers may take the rest. */
  private static final int AT_ONCE = 500;
  private static final Logger LOG = LoggerFactory.getLogger(Leases.class);

  private final Store store;
  private final Timekeeper time;
  private final Duration term;
  private final Consumer<String> tend;
  /** Rounds come also while tables are read, which takes long. */
  private final AtomicBoolean tending = new AtomicBoolean();
  private final Map<String, Held> held = new ConcurrentHashMap<>();

  /** @param until the tick up to which it is believed */
  private record Held(Lease lease, long until) {}

  /**
   * @param term how long a lease lasts that is not renewed
   * @param tend begins at a table what is to be done there, or gives it up; it must not fail
   */
  Leases(Store store, Timekeeper time, Duration term, Consumer<String> tend) {
    this.store = store;
    this.time = time;
    this.term = term;
    this.tend = tend;
  }

  /** The lease of a table, which is taken if no other server has it. */
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
      e.log(LOG, "It is not known which server has some tables; asked again in " + ROUND.toSeconds() + " s");
      return Optional.empty();
    }
  }

  private void hold(Lease lease, long asked) {
    held.put(lease.table(), new Held(lease, asked + term.toMillis()));
  }

  /** Another server has it, or its game is over. */
  void forget(String table) {
    @Nullable Held unused = held.remove(table);
  }

  /** Looks after tables from now on, one after the other: those first that were left when a server ended. */
  void begin() {
    time.after(ROUND, this::begin);
    try {
      List<String> over = renew();
      if (tending.compareAndSet(false, true)) {
        tend(over);
      }
    } catch (StoreException e) {
      e.log(LOG, "The leases of tables are not renewed now");
    }
  }

  /** @return the tables with leases that are over */
  private List<String> renew() {
    long now = time.ticks();
    store.renewLeases(term).forEach(lease -> hold(lease, now));
    List<String> over = held.entrySet().stream().filter(entry -> entry.getValue().until <= now)
        .map(Map.Entry::getKey).toList();
    over.forEach(this::forget);
    return over;
  }

  private void tend(List<String> over) {
    try {
      over.forEach(tend);
      store.untended(AT_ONCE).forEach(tend);
    } finally {
      tending.set(false);
    }
  }

  /** Other servers need not wait until the leases are over. */
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
