package org.variorum.server.budget;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.variorum.server.guest.Address;

/** The bytes in memory that wait to be sent, by address. */
final class UnsentBytes {

  private final long most;
  private final Map<Address, Long> kept = new ConcurrentHashMap<>();

  UnsentBytes(long most) {
    this.most = most;
  }

  /**
   * Reserves bytes if there is room. If an address has no other bytes waiting, there is always room, so that even a
   * large message can be sent.
   */
  boolean keep(Address address, long bytes) {
    long all = kept.merge(address, bytes, Long::sum);
    if (all <= most || all == bytes) {
      return true;
    }
    taken(address, bytes);
    return false;
  }

  void taken(Address address, long bytes) {
    kept.computeIfPresent(address, (unused, all) -> all == bytes ? null : all - bytes);
  }
}
