package org.variorum.server.http;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.local.LocalBucketBuilder;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.variorum.server.api.RefusedException;
import org.variorum.server.guest.Address;
import org.variorum.server.http.Settings.Bounds;

/** Lets through what one address may ask for, and no more. */
final class Turnstile {

  /** How many times the new tables of a minute an address may have in a day: they are kept. */
  private static final int MINUTES_A_DAY = 20;

  /** How many times the requests for work an address may make in all: the others are for files, which cost little. */
  private static final int FILES = 10;

  private final Bounds bounds;
  private final Addresses addresses;
  private final LoadingCache<Address, Bucket> arrivals;
  private final LoadingCache<Address, Bucket> requests;
  private final LoadingCache<Address, Bucket> tables;
  private final Map<Address, Integer> sockets = new ConcurrentHashMap<>();

  /** By the monotonic clock: whoever sets the system's clock must not shut everybody out. */
  Turnstile(Bounds bounds, Addresses addresses) {
    this(bounds, addresses, TimeMeter.SYSTEM_NANOTIME);
  }

  Turnstile(Bounds bounds, Addresses addresses, TimeMeter clock) {
    this.bounds = bounds;
    this.addresses = addresses;
    arrivals = buckets(clock, Duration.ofMinutes(10),
        rate(FILES * bounds.burst(), FILES * bounds.requests(), Duration.ofSeconds(1)));
    requests = buckets(clock, Duration.ofMinutes(10),
        rate(bounds.burst(), bounds.requests(), Duration.ofSeconds(1)));
    int aDay = bounds.tables() * MINUTES_A_DAY;
    tables = buckets(clock, Duration.ofDays(1), rate(bounds.tables(), bounds.tables(), Duration.ofMinutes(1)),
        rate(aDay, aDay, Duration.ofDays(1)));
  }

  private static Bandwidth rate(int capacity, int refill, Duration period) {
    return Bandwidth.builder().capacity(capacity).refillGreedy(refill, period).build();
  }

  /** @param kept how long somebody is remembered who does not come again; then the buckets are full in any case */
  private static LoadingCache<Address, Bucket> buckets(TimeMeter clock, Duration kept,
      Bandwidth... rates) {
    return Caffeine.newBuilder().expireAfterAccess(kept).maximumSize(100_000)
        .build(address -> bucket(clock, rates));
  }

  private static Bucket bucket(TimeMeter clock, Bandwidth... rates) {
    LocalBucketBuilder bucket = Bucket.builder().withCustomTimePrecision(clock);
    for (Bandwidth rate : rates) {
      bucket.addLimit(rate);
    }
    return bucket.build();
  }

  /** Counts whatever is asked for, before it is looked at; tells whether it may be. */
  boolean admits(Address address) {
    return arrivals.get(address).tryConsume(1);
  }

  /** Counts a request for work. */
  void request(Context context) {
    take(addresses.of(context), requests, "requests");
  }

  /** Counts a new table. */
  void table(Context context) {
    table(addresses.of(context));
  }

  void table(Address address) {
    take(address, tables, "new tables");
  }

  private static void take(Address address, LoadingCache<Address, Bucket> buckets, String what) {
    ConsumptionProbe probe = buckets.get(address).tryConsumeAndReturnRemaining(1);
    if (!probe.isConsumed()) {
      long seconds = TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill()) + 1;
      throw RefusedException.tooFast("Too many " + what + " from your address.", Duration.ofSeconds(seconds));
    }
  }

  /** Whether a page may open its socket. */
  void mayEnter(Context context) {
    Address address = addresses.of(context);
    if (sockets.getOrDefault(address, 0) >= bounds.sockets()) {
      throw new RefusedException(429, "too-many-pages", "Your address has " + bounds.sockets()
          + " pages open, as many as it may. Close some and try again.");
    }
  }

  /** Counts a page that has opened its socket, if it still may: others may have come in meanwhile. Then {@link #leave} must follow. */
  boolean enter(Address address) {
    if (sockets.merge(address, 1, Integer::sum) <= bounds.sockets()) {
      return true;
    }
    leave(address);
    return false;
  }

  /** Counts a page that closes its socket. */
  void leave(Address address) {
    sockets.computeIfPresent(address, (unused, count) -> count == 1 ? null : count - 1);
  }
}
