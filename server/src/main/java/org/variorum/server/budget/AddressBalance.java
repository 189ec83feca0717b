package org.variorum.server.budget;

import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.variorum.server.api.RefusedException;

/**
 * What one address has left of its {@link CostLimits}. Work is paid before it is begun, by estimate, and corrected when it
 * is done; bytes are counted when they are sent, and an address that owes some is sent no more for a while.
 */
final class AddressBalance {

  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Cost NOTHING = new Cost(0);
  /** A bucket is refilled by one in a nanosecond at most. */
  private static final long MOST = TimeUnit.SECONDS.toNanos(1);

  /** In microseconds. */
  private final Bucket work;
  private final Bucket bytes;
  private final List<AddressBalance> within;

  /**
   * @param share how many times the allowance comes in
   * @param within the balances of wider networks, which pay as well: none of them must be empty
   */
  AddressBalance(CostLimits allowance, int share, List<AddressBalance> within) {
    work = bucket(TimeUnit.MILLISECONDS.toMicros(allowance.work()), share);
    bytes = bucket(allowance.bytes(), share);
    this.within = List.copyOf(within);
  }

  private static Bucket bucket(long each, int share) {
    long perSecond = Math.min(each * share, MOST);
    return Bucket.builder().addLimit(Bandwidth.builder().capacity(CostLimits.SAVED_SECONDS * perSecond)
        .refillGreedy(perSecond, SECOND).build())
        // By the monotonic clock: a change of the system's clock must not shut all guests out.
        .withNanosecondPrecision().build();
  }

  /**
   * Pays for work that is to be begun.
   *
   * @throws RefusedException 429 {@code too-fast} if there is not enough, or if bytes are owed
   */
  void pay(Cost cost) {
    requireBytes();
    ConsumptionProbe probe = work.tryConsumeAndReturnRemaining(Math.max(1, cost.micros()));
    if (!probe.isConsumed()) {
      throw tooFast("Your address has asked for more work than it may.", probe.getNanosToWaitForRefill());
    }
    for (int i = 0; i < within.size(); i++) {
      try {
        within.get(i).pay(cost);
      } catch (RefusedException e) {
        within.subList(0, i).forEach(paid -> paid.correct(cost, NOTHING));
        work.addTokens(Math.max(1, cost.micros()));
        throw e;
      }
    }
  }

  private void requireBytes() {
    long nanos = owed();
    if (nanos > 0) {
      throw tooFast("Your address has been sent more than it may.", nanos);
    }
  }

  private static RefusedException tooFast(String words, long nanos) {
    Duration wait = Duration.ofNanos(nanos).plusSeconds(1).truncatedTo(ChronoUnit.SECONDS);
    return RefusedException.tooFast(words, wait);
  }

  /** Says what work took that had been paid for by estimate; it may have taken less or more. */
  void correct(Cost paid, Cost real) {
    long more = real.micros() - Math.max(1, paid.micros());
    if (more > 0) {
      work.consumeIgnoringRateLimits(more);
    } else if (more < 0) {
      work.addTokens(-more);
    }
    within.forEach(balance -> balance.correct(paid, real));
  }

  /** Pays for what was done already, even if it must owe that. */
  void spend(Cost cost) {
    if (cost.micros() > 0) {
      work.consumeIgnoringRateLimits(cost.micros());
      within.forEach(balance -> balance.spend(cost));
    }
  }

  /** Counts what is sent. */
  void sent(long count) {
    if (count > 0) {
      bytes.consumeIgnoringRateLimits(count);
      within.forEach(balance -> balance.sent(count));
    }
  }

  /** How long until no bytes are owed any more, in nanoseconds; 0 if none are. */
  long owed() {
    long own = bytes.estimateAbilityToConsume(1).getNanosToWaitForRefill();
    return within.stream().mapToLong(AddressBalance::owed).reduce(own, Math::max);
  }
}
