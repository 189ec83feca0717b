package org.variorum.server.budget;

import com.github.benmanes.caffeine.cache.CacheLoader;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.variorum.server.api.RefusedException;
import org.variorum.server.guest.Address;

/** The balances of all addresses, and the thread pools for long work. Thread-safe. */
public final class Budget implements AutoCloseable {

  private static final int MAX_BALANCES = 100_000;
  /** The unsent data of one address may take at most the heap size divided by this number. */
  private static final int HEAP_PART = 16;

  private final LoadingCache<Address, AddressBalance> balances;
  private final Pool answers;
  private final Pool replayPool;
  private final Pool tables;
  private final Pool passwords = Pool.ofPasswords();
  private final UnsentBytes unsent;

  /** Uses half of the processors for answers, and a quarter for compiling and replaying games. */
  public Budget(CostLimits allowance) {
    this(allowance, Runtime.getRuntime().maxMemory() / HEAP_PART);
  }

  /** @param unsent the maximum number of bytes that wait in memory for one address to read them */
  public Budget(CostLimits allowance, long unsent) {
    this(allowance, Pool.ofReplays(), unsent);
  }

  private Budget(CostLimits allowance, Pool replayPool, long unsent) {
    this(allowance, Pool.ofAnswers(replayPool), replayPool, Pool.ofTables(), unsent);
  }

  /**
   * @param replayPool the pool for replays; {@code answers} also uses it for {@link Work#withoutSteps}
   * @param tables the pool for moves at tables
   */
  Budget(CostLimits allowance, Pool answers, Pool replayPool, Pool tables, long unsent) {
    this.answers = answers;
    this.replayPool = replayPool;
    this.tables = tables;
    this.unsent = new UnsentBytes(unsent);
    LoadingCache<Address.Network, AddressBalance> networks =
        cache(network -> new AddressBalance(allowance, network.multiple(), List.of()));
    balances = cache(
        address -> new AddressBalance(allowance, 1, address.networks().stream().map(networks::get).toList()));
  }

  /** Returns a cache of balances. A balance that expires would be full again, so dropping it changes nothing. */
  private static <K> LoadingCache<K, AddressBalance> cache(CacheLoader<K, AddressBalance> balance) {
    return Caffeine.newBuilder().expireAfterAccess(Duration.ofSeconds(10 * CostLimits.SAVED_SECONDS))
        .maximumSize(MAX_BALANCES).build(balance);
  }

  /**
   * Pays for short work that the calling thread is about to do.
   *
   * @throws RefusedException 429 {@code too-fast} if the balance of the address is too low
   */
  public void pay(Address address, Cost cost) {
    balances.get(address).pay(cost);
  }

  /**
   * Runs long work in a thread pool and returns its result.
   *
   * @param estimate the cost that is paid in advance; it is corrected to the measured cost afterwards
   * @throws RefusedException 429 {@code too-fast} if the address has too low a balance or too much waiting work; 503
   *     {@code too-busy} if too much work of all addresses waits, {@code too-long} if the work is not done in time
   */
  public <R> R work(Address address, Cost estimate, Supplier<R> work) {
    return answers.run(address, balances.get(address), estimate, work);
  }

  /**
   * Like {@link #work}, for replaying stored or imported games. Such work has threads and a queue of its own, so that
   * answers do not wait for it.
   */
  public <R> R replay(Address address, Cost estimate, Supplier<R> work) {
    return replayPool.run(address, balances.get(address), estimate, work);
  }

  /**
   * Like {@link #work}, for the actions of players at tables. Such work has threads and a queue of its own, so that
   * moves do not wait for answers. Expensive games of one address do not delay the moves of another address.
   */
  public <R> R actAtTable(Address address, Cost estimate, Supplier<R> work) {
    return tables.run(address, balances.get(address), estimate, work);
  }

  /**
   * Like {@link #work}, for work that hashes a password: it takes much memory, and half a second of a processor. At most
   * two such items run at once.
   */
  public <R> R hashPassword(Address address, Cost estimate, Supplier<R> work) {
    return passwords.run(address, balances.get(address), estimate, work);
  }

  /** Charges an address for a text sent to a page: for its bytes, and for the estimated cost of writing it. */
  public void chargeText(Address address, String text) {
    AddressBalance balance = balances.get(address);
    balance.spend(Cost.writing(text));
    balance.chargeBytes(text.length());
  }

  /** Charges an address for bytes that are sent. */
  public void chargeBytes(Address address, long bytes) {
    balances.get(address).chargeBytes(bytes);
  }

  /**
   * Reserves memory for bytes that wait until the address reads them. If there is room, the caller must later call
   * {@link #release}.
   *
   * @return whether there is room
   */
  public boolean reserve(Address address, long bytes) {
    return unsent.reserve(address, bytes);
  }

  /** Releases memory that {@link #reserve} has reserved. */
  public void release(Address address, long bytes) {
    unsent.release(address, bytes);
  }

  /** The time to wait before more bytes are sent to an address, in nanoseconds; 0 if there is no need to wait. */
  public long byteDebtNanos(Address address) {
    return balances.get(address).byteDebtNanos();
  }

  /** Refuses all further work. */
  @Override
  public void close() {
    answers.close();
    replayPool.close();
    tables.close();
    passwords.close();
  }
}
