package org.variorum.server.budget;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.server.guest.Address;

/**
 * A queue in which the addresses take turns, however many items one of them has. Each address has at most one item in
 * progress, apart from items that rest. Not thread-safe.
 */
final class Queue<T> {

  private final int most;
  private final int mostOfOne;
  /** The waiting items by address; the address that has waited longest for its turn comes first. */
  private final Map<Address, Deque<T>> rows = new LinkedHashMap<>();
  /** The number of items in progress by address: at most one, plus items that were resumed by {@link #wake}. */
  private final Map<Address, Integer> underWay = new HashMap<>();
  /** The number of resting items by address. */
  private final Map<Address, Integer> resting = new HashMap<>();
  private int size;

  Queue(int most, int mostOfOne) {
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  /** Adds an item behind all other items of its address; returns false if there is no room. */
  boolean offer(Address address, T item) {
    Deque<T> row = rows.get(address);
    int ofOne = (row == null ? 0 : row.size()) + resting.getOrDefault(address, 0);
    if (isFull() || ofOne >= mostOfOne) {
      return false;
    }
    rows.computeIfAbsent(address, unused -> new ArrayDeque<>()).addLast(item);
    size++;
    return true;
  }

  /** Whether there is no room for any address. */
  boolean isFull() {
    return size >= most;
  }

  /** Removes the next item, which is in progress from now on; null if no item may begin. */
  @Nullable
  T poll() {
    for (Map.Entry<Address, Deque<T>> entry : rows.entrySet()) {
      Address address = entry.getKey();
      if (underWay.putIfAbsent(address, 1) == null) {
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
  void again(Address address, T item) {
    done(address);
    Deque<T> row = rows.remove(address);
    Deque<T> all = row == null ? new ArrayDeque<>() : row;
    all.addFirst(item);
    rows.put(address, all);
    size++;
  }

  /** Ends an item that is in progress. */
  void done(Address address) {
    less(underWay, address);
  }

  /** Lets an item in progress rest, for example for the database; another item of its address may begin meanwhile. */
  void rest(Address address) {
    done(address);
    resting.merge(address, 1, Integer::sum);
  }

  /** Resumes a resting item. */
  void wake(Address address) {
    less(resting, address);
    underWay.merge(address, 1, Integer::sum);
  }

  private static void less(Map<Address, Integer> counts, Address address) {
    counts.computeIfPresent(address, (unused, count) -> count == 1 ? null : (Integer) (count - 1));
  }

  /** Whether a waiting item may begin. */
  boolean isOtherReady() {
    return rows.keySet().stream().anyMatch(address -> !underWay.containsKey(address));
  }
}
