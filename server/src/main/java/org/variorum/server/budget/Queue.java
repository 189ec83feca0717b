package org.variorum.server.budget;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.variorum.server.guest.Address;

/**
 * What waits to be done: addresses in turn, however much one of them wants, each with one thing at a time under way. Not
 * for several threads at once.
 */
final class Queue<T> {

  private final int most;
  private final int mostOfOne;
  /** Those who waited longest for their turn first. */
  private final Map<Address, Deque<T>> rows = new LinkedHashMap<>();
  private final Set<Address> underWay = new HashSet<>();
  private int size;

  Queue(int most, int mostOfOne) {
    this.most = most;
    this.mostOfOne = mostOfOne;
  }

  /** Puts something behind everything else of its address, if there is room. */
  boolean offer(Address address, T thing) {
    Deque<T> row = rows.get(address);
    if (isFull() || row != null && row.size() >= mostOfOne) {
      return false;
    }
    rows.computeIfAbsent(address, unused -> new ArrayDeque<>()).addLast(thing);
    size++;
    return true;
  }

  /** Whether there is no room for anybody. */
  boolean isFull() {
    return size >= most;
  }

  /** Takes out what comes next, which is under way from now on; null if nothing may begin. */
  @Nullable
  T poll() {
    for (Map.Entry<Address, Deque<T>> entry : rows.entrySet()) {
      Address address = entry.getKey();
      if (underWay.add(address)) {
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
    underWay.remove(address);
    Deque<T> row = rows.remove(address);
    Deque<T> all = row == null ? new ArrayDeque<>() : row;
    all.addFirst(thing);
    rows.put(address, all);
    size++;
  }

  /** What an address had under way is done. */
  void done(Address address) {
    underWay.remove(address);
  }

  /** Whether something waits that could be under way. */
  boolean isOtherReady() {
    return rows.keySet().stream().anyMatch(address -> !underWay.contains(address));
  }
}
