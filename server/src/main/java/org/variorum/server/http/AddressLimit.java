package org.variorum.server.http;

import io.github.bucket4j.TimeMeter;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.variorum.server.api.RefusedException;
import org.variorum.server.budget.RateLimits;
import org.variorum.server.guest.Address;
import org.variorum.server.guest.Address.Network;
import org.variorum.server.http.ServerSettings.Bounds;

/** The limits on requests, new tables and sockets, for each address and for the wider networks that contain it. */
final class AddressLimit {

  /** The daily limit on new tables, as a multiple of the limit per minute: new tables take space in the store. */
  private static final int DAILY_MULTIPLE = 20;

  /** The limit on all requests, files included, as a multiple of the limit on requests for work. */
  private static final int ARRIVALS_MULTIPLE = 10;

  private final Bounds bounds;
  private final Addresses addresses;
  private final RateLimits arrivals;
  private final RateLimits requests;
  private final RateLimits tables;
  private final Map<Address, Integer> sockets = new ConcurrentHashMap<>();
  private final Map<Network, Integer> networkSockets = new ConcurrentHashMap<>();

  /** Uses the monotonic clock, so that a change of the system clock does not lock all guests out. */
  AddressLimit(Bounds bounds, Addresses addresses) {
    this(bounds, addresses, TimeMeter.SYSTEM_NANOTIME);
  }

  AddressLimit(Bounds bounds, Addresses addresses, TimeMeter clock) {
    this.bounds = bounds;
    this.addresses = addresses;
    Duration second = Duration.ofSeconds(1);
    arrivals = new RateLimits(clock, Duration.ofMinutes(10),
        new RateLimits.Rate(ARRIVALS_MULTIPLE * bounds.burst(), ARRIVALS_MULTIPLE * bounds.requests(),
            second));
    requests = new RateLimits(clock, Duration.ofMinutes(10),
        new RateLimits.Rate(bounds.burst(), bounds.requests(), second));
    int dailyTables = bounds.tables() * DAILY_MULTIPLE;
    tables = new RateLimits(clock, Duration.ofDays(1),
        new RateLimits.Rate(bounds.tables(), bounds.tables(), Duration.ofMinutes(1)),
        new RateLimits.Rate(dailyTables, dailyTables, Duration.ofDays(1)));
  }

  /** Counts a request of any kind, before it is read; returns whether it is allowed. */
  boolean admits(Address address) {
    return arrivals.take(address) == 0;
  }

  /** Counts a request for work (of the API, or for a socket), or refuses it. */
  void countRequest(Context context) {
    take(addresses.of(context), requests, "requests");
  }

  /** Counts a new table, or refuses it. */
  void countTable(Context context) {
    countTable(addresses.of(context));
  }

  void countTable(Address address) {
    take(address, tables, "new tables");
  }

  private static void take(Address address, RateLimits rates, String what) {
    long wait = rates.take(address);
    if (wait > 0) {
      long seconds = TimeUnit.NANOSECONDS.toSeconds(wait) + 1;
      throw RefusedException.tooFast("Too many " + what + " from your address.", Duration.ofSeconds(seconds));
    }
  }

  /** Refuses to open a socket if the address, or a network that contains it, has too many open sockets. */
  void requireRoom(Context context) {
    Address address = addresses.of(context);
    if (sockets.getOrDefault(address, 0) >= bounds.sockets() || address.networks().stream()
        .anyMatch(network -> networkSockets.getOrDefault(network, 0) >= maxSockets(network))) {
      throw new RefusedException(429, "too-many-pages", "Your address has " + bounds.sockets()
          + " pages open, the maximum, or its network has too many. Close some pages and try again.");
    }
  }

  private int maxSockets(Network network) {
    return bounds.sockets() * network.multiple();
  }

  /**
   * Counts an open socket if there is room, and returns whether it was counted. If it was, the caller must later call
   * {@link #removeSocket}.
   */
  boolean addSocket(Address address) {
    boolean hasRoom = sockets.merge(address, 1, Integer::sum) <= bounds.sockets();
    for (Network network : address.networks()) {
      hasRoom &= networkSockets.merge(network, 1, Integer::sum) <= maxSockets(network);
    }
    if (!hasRoom) {
      removeSocket(address);
    }
    return hasRoom;
  }

  /** Counts a socket as closed. */
  void removeSocket(Address address) {
    sockets.computeIfPresent(address, (unused, count) -> count == 1 ? null : count - 1);
    address.networks().forEach(
        network -> networkSockets.computeIfPresent(network,
            (unused, count) -> count == 1 ? null : count - 1));
  }
}
