package org.variorum.server.http;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.variorum.server.api.RefusedException;
import org.variorum.server.http.Settings.Bounds;

/** Lets through what one address may ask for, and no more. */
final class Turnstile {

  /** A network that somebody owns has this many bits of IPv6 address at least. */
  private static final int IPV6_BYTES = 8;

  private final Bounds bounds;
  private final LoadingCache<String, Bucket> requests;
  private final LoadingCache<String, Bucket> tables;
  private final Map<String, Integer> sockets = new ConcurrentHashMap<>();

  Turnstile(Bounds bounds) {
    this.bounds = bounds;
    requests = buckets(bounds.burst(), bounds.requests(), Duration.ofSeconds(1));
    tables = buckets(bounds.tables(), bounds.tables(), Duration.ofMinutes(1));
  }

  private static LoadingCache<String, Bucket> buckets(int capacity, int refill, Duration period) {
    return Caffeine.newBuilder().expireAfterAccess(Duration.ofMinutes(10)).maximumSize(100_000)
        .build(address -> Bucket.builder()
            .addLimit(Bandwidth.builder().capacity(capacity).refillGreedy(refill, period).build()).build());
  }

  /** The address that is answerable for a request: all of an IPv6 network is one. */
  String address(Context context) {
    return network(bounds.proxied() ? forwarded(context).orElseGet(context::ip) : context.ip());
  }

  /** The last is what the proxy itself saw, perhaps in a header of its own; those before are hearsay. */
  private static Optional<String> forwarded(Context context) {
    return Collections.list(context.req().getHeaders("X-Forwarded-For")).stream()
        .reduce((hearsay, last) -> last).map(last -> last.substring(last.lastIndexOf(',') + 1).strip());
  }

  private static String network(String address) {
    if (!address.contains(":")) {
      return address;
    }
    try {
      byte[] bytes = InetAddress.getByName(address).getAddress();
      StringBuilder prefix = new StringBuilder();
      for (int i = 0; i < Math.min(IPV6_BYTES, bytes.length); i++) {
        prefix.append(Character.forDigit(bytes[i] >> 4 & 15, 16))
            .append(Character.forDigit(bytes[i] & 15, 16));
      }
      return prefix.toString();
    } catch (UnknownHostException e) {
      return address;
    }
  }

  /** Counts a request. */
  void request(Context context) {
    take(context, requests, "requests");
  }

  /** Counts a new table. */
  void table(Context context) {
    take(context, tables, "new tables");
  }

  private void take(Context context, LoadingCache<String, Bucket> buckets, String what) {
    ConsumptionProbe probe = buckets.get(address(context)).tryConsumeAndReturnRemaining(1);
    if (!probe.isConsumed()) {
      long seconds = TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill()) + 1;
      context.header("Retry-After", Long.toString(seconds));
      throw new RefusedException(429, "too-fast",
          "Too many " + what + " from your address. Wait " + seconds + " s and try again.");
    }
  }

  /** The address of a page that wants to open its socket, if it may. */
  String mayEnter(Context context) {
    String address = address(context);
    if (sockets.getOrDefault(address, 0) >= bounds.sockets()) {
      throw new RefusedException(429, "too-many-pages", "Your address has " + bounds.sockets()
          + " pages open, as many as it may. Close some and try again.");
    }
    return address;
  }

  /** Counts a page that has opened its socket, if it still may: others may have come in meanwhile. Then {@link #leave} must follow. */
  boolean enter(String address) {
    if (sockets.merge(address, 1, Integer::sum) <= bounds.sockets()) {
      return true;
    }
    leave(address);
    return false;
  }

  /** Counts a page that closes its socket. */
  void leave(String address) {
    sockets.computeIfPresent(address, (unused, count) -> count == 1 ? null : count - 1);
  }
}
