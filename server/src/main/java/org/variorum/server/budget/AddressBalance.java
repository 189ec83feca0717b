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
 * The remaining allowance of one address under its {@link CostLimits}. A caller pays an estimate before some work, and
 * corrects the payment after it. Bytes count when they are sent; an address above its limit on bytes must wait.
 */
final class AddressBalance {

  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Cost NOTHING = new Cost(0);
  /** The maximum refill of a bucket per second: one unit per nanosecond. */
  private static final long MAX_REFILL = TimeUnit.SECONDS.toNanos(1);

  /** Processor time, in microseconds. */
  private final Bucket work;
  private final Bucket bytes;
  private final List<AddressBalance> networks;

  /**
   * @param multiple the factor by which the allowance is multiplied
   * @param networks the balances of the wider networks that contain this address or network; each of them pays the same
   *     cost as well
   */
  AddressBalance(CostLimits allowance, int multiple, List<AddressBalance> networks) {
    work = bucket(TimeUnit.MILLISECONDS.toMicros(allowance.work()), multiple);
    bytes = bucket(allowance.bytes(), multiple);
    this.networks = List.copyOf(networks);
  }

  private static Bucket bucket(long base, int multiple) {
    long perSecond = Math.min(base * multiple, MAX_REFILL);
    return Bucket.builder().addLimit(Bandwidth.builder().capacity(CostLimits.SAVED_SECONDS * perSecond)
        .refillGreedy(perSecond, SECOND).build())
        // This precision uses the monotonic clock, so that a change of the system clock does not lock all guests out.
        .withNanosecondPrecision().build();
  }

  /**
   * Pays for work before it begins.
   *
   * @throws RefusedException 429 {@code too-fast} if the balance is too low, or if the address is above its limit on
   *     bytes
   */
  void pay(Cost cost) {
    requireBytes();
    ConsumptionProbe probe = work.tryConsumeAndReturnRemaining(Math.max(1, cost.micros()));
    if (!probe.isConsumed()) {
      throw tooFast("Your address has used up its computing time.", probe.getNanosToWaitForRefill());
    }
    for (int i = 0; i < networks.size(); i++) {
      try {
        networks.get(i).pay(cost);
      } catch (RefusedException e) {
        networks.subList(0, i).forEach(paid -> paid.correct(cost, NOTHING));
        work.addTokens(Math.max(1, cost.micros()));
        throw e;
      }
    }
  }

  private void requireBytes() {
    long nanos = byteDebtNanos();
    if (nanos > 0) {
      throw tooFast("Your address has used up its limit on received data.", nanos);
    }
  }

  private static RefusedException tooFast(String words, long nanos) {
    Duration wait = Duration.ofNanos(nanos).plusSeconds(1).truncatedTo(ChronoUnit.SECONDS);
    return RefusedException.tooFast(words, wait);
  }

  /** Replaces the estimate that was paid for some work by the real cost, which may be higher or lower. */
  void correct(Cost paid, Cost real) {
    long difference = real.micros() - Math.max(1, paid.micros());
    if (difference > 0) {
      work.consumeIgnoringRateLimits(difference);
    } else if (difference < 0) {
      work.addTokens(-difference);
    }
    networks.forEach(balance -> balance.correct(paid, real));
  }

  /** Pays for work that is already done; the balance may become negative. */
  void spend(Cost cost) {
    if (cost.micros() > 0) {
      work.consumeIgnoringRateLimits(cost.micros());
      networks.forEach(balance -> balance.spend(cost));
    }
  }

  /** Charges the address, and its wider networks, for bytes that are sent to it. */
  void chargeBytes(long count) {
    if (count > 0) {
      bytes.consumeIgnoringRateLimits(count);
      networks.forEach(balance -> balance.chargeBytes(count));
    }
  }

  /** The time until the address is within its limit on bytes again, in nanoseconds; 0 if it is within it. */
  long byteDebtNanos() {
    long own = bytes.estimateAbilityToConsume(1).getNanosToWaitForRefill();
    return networks.stream().mapToLong(AddressBalance::byteDebtNanos).reduce(own, Math::max);
  }
}
