package org.variorum.server.budget;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.server.guest.Address;

/**
 * A queue in which the addresses take turns, even if one address has many items. An address begins an item only while
 * it has no item in progress. An item that waits, for example for the database, rests: it is not in progress, until it
 * resumes beside other items of its address. Not thread-safe.
 */
final class Queue<T> {

  private final int maxWaiting;
  private final int maxPerAddress;
  /** The waiting items by address; the address that has waited longest for its turn comes first. */
  private final Map<Address, Deque<T>> rows = new LinkedHashMap<>();
  /** The number of items in progress by address: at most one, plus items that were resumed by {@link #wake}. */
  private final Map<Address, Integer> inProgress = new HashMap<>();
  /** The number of resting items by address. */
  private final Map<Address, Integer> resting = new HashMap<>();
  private int size;

  Queue(int maxWaiting, int maxPerAddress) {
    this.maxWaiting = maxWaiting;
    this.maxPerAddress = maxPerAddress;
  }

  /** Adds an item behind all other items of its address; returns false if there is no room. */
  boolean offer(Address address, T item) {
    Deque<T> row = rows.get(address);
    int addressCount = (row == null ? 0 : row.size()) + resting.getOrDefault(address, 0);
    if (isFull() || addressCount >= maxPerAddress) {
      return false;
    }
    rows.computeIfAbsent(address, unused -> new ArrayDeque<>()).addLast(item);
    size++;
    return true;
  }

  /** Whether there is no room for any address. */
  boolean isFull() {
    return size >= maxWaiting;
  }

  /** Removes the next item, which is in progress from now on; null if no item may begin. */
  @Nullable
  T poll() {
    for (Map.Entry<Address, Deque<T>> entry : rows.entrySet()) {
      Address address = entry.getKey();
      if (inProgress.putIfAbsent(address, 1) == null) {
        Deque<T> row = entry.getValue();
        rows.remove(address);
        T next = row.removeFirst();
        if (!row.isEmpty()) {
          rows.put(address, row);
        }
        size--;
        return next;
      }
    }
    return null;
  }

  /** Puts an item that is in progress back into the queue, in front of all other items of its address. */
  void requeue(Address address, T item) {
    end(address);
    Deque<T> row = rows.remove(address);
    Deque<T> items = row == null ? new ArrayDeque<>() : row;
    items.addFirst(item);
    rows.put(address, items);
    size++;
  }

  /** Ends an item that is in progress. */
  void end(Address address) {
    decrement(inProgress, address);
  }

  /** Lets an item in progress rest; another item of its address may begin meanwhile. */
  void rest(Address address) {
    end(address);
    resting.merge(address, 1, Integer::sum);
  }

  /** Resumes a resting item. */
  void wake(Address address) {
    decrement(resting, address);
    inProgress.merge(address, 1, Integer::sum);
  }

  private static void decrement(Map<Address, Integer> counts, Address address) {
    counts.computeIfPresent(address, (unused, count) -> count == 1 ? null : (Integer) (count - 1));
  }

  /** Whether an item is waiting of an address that has no item in progress. */
  boolean hasReadyItem() {
    return rows.keySet().stream().anyMatch(address -> !inProgress.containsKey(address));
  }
}
