package org.variorum.server.account;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.variorum.server.api.RefusedException;
import org.variorum.server.budget.RateLimits;
import org.variorum.server.budget.RateLimits.Rate;
import org.variorum.server.guest.Address;

/**
 * The limits on wrong passwords and on new names.
 *
 * <p>After some wrong passwords for a name from one address, each further one makes the next wait longer. If many wrong
 * ones for a name come from anywhere, addresses that are new to it wait, too, but never longer than a minute; an address
 * at which its person has logged in before does not wait for others. Names that do not exist are treated alike.
 */
final class LoginLimits {

  /** The number of wrong passwords without a wait: for a name from one address, and for a name from anywhere. */
  static final int FREE_PER_ADDRESS = 5;
  static final int FREE_PER_NAME = 50;
  private static final Duration LONGEST_WAIT = Duration.ofMinutes(5);
  private static final Duration LONGEST_WAIT_OF_NAME = Duration.ofMinutes(1);
  private static final Duration MEMORY = Duration.ofHours(1);
  private static final int MAX_ENTRIES = 100_000;
  /** The limits of one address, which may serve a whole school. */
  static final Rate WRONG = new Rate(60, 60, Duration.ofHours(1));
  static final Rate NEW_NAMES = new Rate(40, 20, Duration.ofHours(1));

  private final LongSupplier clock;
  private final Cache<Key, Failures> failures;
  private final RateLimits wrongPasswords;
  private final RateLimits newNames;

  /** @param address the network of the address; empty for all addresses together */
  private record Key(String name, String address) {}

  private record Failures(int count, long allowedAt) {}

  LoginLimits(LongSupplier clock) {
    this.clock = clock;
    failures =
        Caffeine.newBuilder().expireAfterWrite(MEMORY).ticker(clock::getAsLong).maximumSize(MAX_ENTRIES)
            .build();
    TimeMeter meter = new TimeMeter() {
      @Override
      public long currentTimeNanos() {
        return clock.getAsLong();
      }

      @Override
      public boolean isWallClockBased() {
        return false;
      }
    };
    wrongPasswords = new RateLimits(meter, Duration.ofHours(2), WRONG);
    newNames = new RateLimits(meter, Duration.ofHours(3), NEW_NAMES);
  }

  /**
   * Refuses an attempt that comes too soon.
   *
   * @param name the folded name
   * @param isKnown whether the person has logged in at the address before
   * @throws RefusedException 429 {@code too-fast}
   */
  void requireAllowed(String name, Address address, boolean isKnown) {
    requirePast(new Key(name, address.network()));
    if (!isKnown) {
      requirePast(new Key(name, ""));
    }
  }

  private void requirePast(Key key) {
    Failures known = failures.getIfPresent(key);
    long wait = known == null ? 0 : known.allowedAt - clock.getAsLong();
    if (wait > 0) {
      throw tooMany("wrong passwords", wait);
    }
  }

  /** Notes a wrong password. */
  void countWrong(String name, Address address) {
    long now = clock.getAsLong();
    note(new Key(name, address.network()), FREE_PER_ADDRESS, LONGEST_WAIT, now);
    note(new Key(name, ""), FREE_PER_NAME, LONGEST_WAIT_OF_NAME, now);
  }

  private void note(Key key, int free, Duration longest, long now) {
    failures.asMap().compute(key, (unused, known) -> {
      int count = known == null ? 1 : known.count + 1;
      long wait = count < free ? 0
          : Math.min(longest.toNanos(), Duration.ofSeconds(1).toNanos() << Math.min(20, count - free));
      return new Failures(count, now + wait);
    });
  }

  /** Forgets the wrong passwords of an address for a name. */
  void countRight(String name, Address address) {
    failures.invalidate(new Key(name, address.network()));
  }

  /** Counts an attempt of an address with any name, before its password is checked. */
  void countAttempt(Address address) {
    take(wrongPasswords, address, "log-ins");
  }

  /** Counts a new name of an address, also one that is taken. */
  void countNewName(Address address) {
    take(newNames, address, "new names");
  }

  private static void take(RateLimits limits, Address address, String what) {
    long wait = limits.take(address);
    if (wait > 0) {
      throw tooMany(what, wait);
    }
  }

  private static RefusedException tooMany(String what, long nanos) {
    return RefusedException.tooFast("Too many " + what + ".", Duration.ofNanos(nanos).plusSeconds(1));
  }
}
