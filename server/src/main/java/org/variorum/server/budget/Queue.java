package org.variorum.server.budget;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.server.guest.Address;

/**
 * What waits to be done: addresses in turn, however much one of them wants, each with one thing at a time under way. Not
 * for several threads at once.
 */
final class Queue<T> {

  private final int most;
  private final int mostOfOne;
  /** The address that has waited longest for its turn comes first. */
  private final Map<Address, Deque<T>> rows = new LinkedHashMap<>();
  /** How many things of an address are under way: one, and those that went on when what they waited for was there. */
  private final Map<Address, Integer> underWay = new HashMap<>();
  /** How many things of an address wait for something else. */
  private final Map<Address, Integer> resting = new HashMap<>();
  private int size;

  Queue(int most, int mostOfOne) {
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  /** Puts something behind everything else of its address, if there is room. */
  boolean offer(Address address, T thing) {
    Deque<T> row = rows.get(address);
    int ofOne = (row == null ? 0 : row.size()) + resting.getOrDefault(address, 0);
    if (isFull() || ofOne >= mostOfOne) {
      return false;
    }
    rows.computeIfAbsent(address, unused -> new ArrayDeque<>()).addLast(thing);
    size++;
    return true;
  }

  /** Whether there is no room for any address. */
  boolean isFull() {
    return size >= most;
  }

  /** Takes out what comes next, which is under way from now on; null if nothing may begin. */
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

  /** Lets something that is under way wait for its next turn, before everything else of its address. */
  void again(Address address, T thing) {
    done(address);
    Deque<T> row = rows.remove(address);
    Deque<T> all = row == null ? new ArrayDeque<>() : row;
    all.addFirst(thing);
    rows.put(address, all);
    size++;
  }

  /** What an address had under way is done. */
  void done(Address address) {
    less(underWay, address);
  }

  /** What an address has under way waits for something else: another of its things may be under way meanwhile. */
  void rest(Address address) {
    done(address);
    resting.merge(address, 1, Integer::sum);
  }

  /** What has waited goes on. */
  void wake(Address address) {
    less(resting, address);
    underWay.merge(address, 1, Integer::sum);
  }

  private static void less(Map<Address, Integer> counts, Address address) {
    counts.computeIfPresent(address, (unused, count) -> count == 1 ? null : (Integer) (count - 1));
  }

  /** Whether something waits that could be under way. */
  boolean isOtherReady() {
    return rows.keySet().stream().anyMatch(address -> !underWay.containsKey(address));
  }
}
