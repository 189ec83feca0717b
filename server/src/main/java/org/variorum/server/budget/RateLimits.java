package org.variorum.server.budget;

import com.github.benmanes.caffeine.cache.CacheLoader;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.local.LocalBucketBuilder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Address.Network;

/** Rate limits on events, for each address and, multiplied, for the wider networks that contain it. */
public final class RateLimits {

  private static final int MAX_BUCKETS = 100_000;

  private final LoadingCache<Address, Bucket> addresses;
  private final LoadingCache<Network, Bucket> networks;

  /**
   * A limit on the number of events.
   *
   * @param capacity the maximum number of events in a burst, after a long pause
   * @param refill the maximum number of events per period, on average
   */
  public record Rate(int capacity, int refill, Duration period) {

    private Bandwidth times(int multiple) {
      return Bandwidth.builder().capacity((long) capacity * multiple)
          .refillGreedy((long) refill * multiple, period).build();
    }
  }

  /**
   * @param idleTime the time after which an unused bucket is dropped; by then an empty bucket must be full again
   * @param rates the limits of one address, which all apply
   */
  public RateLimits(TimeMeter clock, Duration idleTime, Rate... rates) {
    addresses = cache(idleTime, address -> bucket(clock, 1, rates));
    networks = cache(idleTime, network -> bucket(clock, network.multiple(), rates));
  }

  private static <K> LoadingCache<K, Bucket> cache(Duration idleTime, CacheLoader<K, Bucket> bucket) {
    return Caffeine.newBuilder().expireAfterAccess(idleTime).maximumSize(MAX_BUCKETS).build(bucket);
  }

  private static Bucket bucket(TimeMeter clock, int multiple, Rate... rates) {
    LocalBucketBuilder bucket = Bucket.builder().withCustomTimePrecision(clock);
    for (Rate rate : rates) {
      bucket.addLimit(rate.times(multiple));
    }
    return bucket.build();
  }

  /** Counts an event and returns 0 if it is allowed; if not, returns the nanoseconds until it will be allowed. */
  public long take(Address address) {
    List<Bucket> consumed = new ArrayList<>();
    for (Bucket bucket : bucketsOf(address)) {
      ConsumptionProbe probe = bucket.tryConsumeAndReturnRemaining(1);
      if (!probe.isConsumed()) {
        consumed.forEach(paid -> paid.addTokens(1));
        return Math.max(1, probe.getNanosToWaitForRefill());
      }
      consumed.add(bucket);
    }
    return 0;
  }

  private List<Bucket> bucketsOf(Address address) {
    List<Bucket> buckets = new ArrayList<>();
    buckets.add(addresses.get(address));
    address.networks().forEach(network -> buckets.add(networks.get(network)));
    return buckets;
  }
}
