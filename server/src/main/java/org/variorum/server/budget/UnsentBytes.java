package org.variorum.server.budget;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.variorum.server.guest.Address;

/** The bytes in memory that wait to be sent, by address. */
final class UnsentBytes {

  private final long limit;
  private final Map<Address, Long> reserved = new ConcurrentHashMap<>();

  UnsentBytes(long limit) {
    this.limit = limit;
  }

  /**
   * Reserves bytes if there is room. If an address has no other bytes waiting, there is always room, so that even a
   * large message can be sent.
   */
  boolean keep(Address address, long bytes) {
    long total = reserved.merge(address, bytes, Long::sum);
    if (total <= limit || total == bytes) {
      return true;
    }
    taken(address, bytes);
    return false;
  }

  void taken(Address address, long bytes) {
    reserved.computeIfPresent(address, (unused, total) -> total == bytes ? null : total - bytes);
  }
}
