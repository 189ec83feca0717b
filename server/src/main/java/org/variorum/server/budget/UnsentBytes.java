package org.variorum.server.budget;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.variorum.server.guest.Address;

/** Counts of the bytes in memory that wait to be sent to each address. */
final class UnsentBytes {

  private final long limit;
  private final Map<Address, Long> reserved = new ConcurrentHashMap<>();

  /** @param limit the maximum number of bytes for one address */
  UnsentBytes(long limit) {
    this.limit = limit;
  }

  /**
   * Reserves bytes if there is room, and returns whether there is. An address without other waiting bytes always has
   * room, so that even a large message can be sent.
   */
  boolean reserve(Address address, long bytes) {
    long total = reserved.merge(address, bytes, Long::sum);
    if (total <= limit || total == bytes) {
      return true;
    }
    release(address, bytes);
    return false;
  }

  void release(Address address, long bytes) {
    reserved.computeIfPresent(address, (unused, total) -> total == bytes ? null : total - bytes);
  }
}
