package org.variorum.server.budget;

import com.github.benmanes.caffeine.cache.CacheLoader;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.variorum.server.api.RefusedException;
import org.variorum.server.guest.Address;

/** What each address has left of what it may cost, and where long work is done. Any number of threads may ask. */
public final class Budget implements AutoCloseable {

  private static final int KEPT = 100_000;
  /** What waits to be taken by one address takes no more of the heap than a part like this. */
  private static final int UNTAKEN_PART = 16;

  private final LoadingCache<Address, AddressBalance> balances;
  private final Pool answers;
  private final Pool workshop;
  private final Pool tables;
  private final UnsentBytes untaken;

  /** With half the machine's processors for answers, and a quarter for what is compiled and played again. */
  public Budget(CostLimits allowance) {
    this(allowance, Runtime.getRuntime().maxMemory() / UNTAKEN_PART);
  }

  /** @param untaken how many bytes may wait to be taken by one address */
  public Budget(CostLimits allowance, long untaken) {
    this(allowance, Pool.ofWorkshop(), untaken);
  }

  private Budget(CostLimits allowance, Pool workshop, long untaken) {
    this(allowance, Pool.ofAnswers(workshop), workshop, Pool.ofTables(), untaken);
  }

  /**
   * @param workshop also where {@code answers} has things done apart
   * @param tables where moves are made
   */
  Budget(CostLimits allowance, Pool answers, Pool workshop, Pool tables, long untaken) {
    this.answers = answers;
    this.workshop = workshop;
    this.tables = tables;
    this.untaken = new UnsentBytes(untaken);
    // A balance that is not used for so long is full again.
    LoadingCache<Address.Network, AddressBalance> networks =
        kept(network -> new AddressBalance(allowance, network.share(), List.of()));
    balances = kept(
        address -> new AddressBalance(allowance, 1, address.within().stream().map(networks::get).toList()));
  }

  private static <K> LoadingCache<K, AddressBalance> kept(CacheLoader<K, AddressBalance> balance) {
    return Caffeine.newBuilder().expireAfterAccess(Duration.ofSeconds(10 * CostLimits.SAVED_SECONDS))
        .maximumSize(KEPT).build(balance);
  }

  /**
   * Pays for short work that the asker's own thread is about to do.
   *
   * @throws RefusedException 429 {@code too-fast} if the address has too little left
   */
  public void pay(Address address, Cost cost) {
    balances.get(address).pay(cost);
  }

  /**
   * Does long work apart from everything else, and returns when it is done.
   *
   * @param estimate is paid before, and corrected by what it really took
   * @throws RefusedException 429 {@code too-fast} if the address has too little left, or has too much waiting already;
   *     503 {@code too-busy} if all have, {@code too-long} if it is not done in time
   */
  public <R> R work(Address address, Cost estimate, Supplier<R> work) {
    return answers.run(address, balances.get(address), estimate, work);
  }

  /**
   * The same for playing stored games and those of others again: such work has threads and a queue of its own, and
   * answers do not wait for it.
   */
  public <R> R replay(Address address, Cost estimate, Supplier<R> work) {
    return workshop.run(address, balances.get(address), estimate, work);
  }

  /**
   * The same for what players do at tables, with threads and a queue of its own: moves do not wait for answers. The moves
   * of one address, however dear its games, do not keep those of another waiting.
   */
  public <R> R atTable(Address address, Cost estimate, Supplier<R> work) {
    return tables.run(address, balances.get(address), estimate, work);
  }

  /** Counts the writing of a text for a page, which was not measured, and its sending. */
  public void told(Address address, String text) {
    AddressBalance balance = balances.get(address);
    balance.spend(Cost.writing(text));
    balance.sent(text.length());
  }

  /** Counts bytes that are sent. */
  public void sent(Address address, long bytes) {
    balances.get(address).sent(bytes);
  }

  /**
   * Counts what is kept in memory until the address takes it, if there is room. Then {@link #taken} must follow.
   *
   * @return whether there is
   */
  public boolean keep(Address address, long bytes) {
    return untaken.keep(address, bytes);
  }

  /** Counts what was kept and is no more. */
  public void taken(Address address, long bytes) {
    untaken.taken(address, bytes);
  }

  /** How many nanoseconds to wait before something more is sent; 0 for none. */
  public long owed(Address address) {
    return balances.get(address).owed();
  }

  /** Takes no more work. */
  @Override
  public void close() {
    answers.close();
    workshop.close();
    tables.close();
  }
}
