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

/** Rate limits on events, for each address and for the wider networks that contain it. */
public final class RateLimits {

  private static final int KEPT = 100_000;

  private final LoadingCache<Address, Bucket> addresses;
  private final LoadingCache<Network, Bucket> networks;

  /**
   * A limit on the number of events.
   *
   * @param capacity the maximum number of events at once
   * @param refill the maximum number of events per period, on average
   */
  public record Rate(int capacity, int refill, Duration period) {

    private Bandwidth times(int share) {
      return Bandwidth.builder().capacity((long) capacity * share)
          .refillGreedy((long) refill * share, period).build();
    }
  }

  /** @param kept how long an unused bucket is kept; it must be full again after this time */
  public RateLimits(TimeMeter clock, Duration kept, Rate... rates) {
    addresses = kept(kept, address -> bucket(clock, 1, rates));
    networks = kept(kept, network -> bucket(clock, network.share(), rates));
  }

  private static <K> LoadingCache<K, Bucket> kept(Duration kept, CacheLoader<K, Bucket> bucket) {
    return Caffeine.newBuilder().expireAfterAccess(kept).maximumSize(KEPT).build(bucket);
  }

  private static Bucket bucket(TimeMeter clock, int share, Rate... rates) {
    LocalBucketBuilder bucket = Bucket.builder().withCustomTimePrecision(clock);
    for (Rate rate : rates) {
      bucket.addLimit(rate.times(share));
    }
    return bucket.build();
  }

  /** Counts an event and returns 0 if the event is allowed; else returns the nanoseconds until it will be allowed. */
  public long take(Address address) {
    List<Bucket> taken = new ArrayList<>();
    for (Bucket bucket : of(address)) {
      ConsumptionProbe probe = bucket.tryConsumeAndReturnRemaining(1);
      if (!probe.isConsumed()) {
        taken.forEach(paid -> paid.addTokens(1));
        return Math.max(1, probe.getNanosToWaitForRefill());
      }
      taken.add(bucket);
    }
    return 0;
  }

  private List<Bucket> of(Address address) {
    List<Bucket> all = new ArrayList<>();
    all.add(addresses.get(address));
    address.within().forEach(network -> all.add(networks.get(network)));
    return all;
  }
}
