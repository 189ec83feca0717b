package org.variorum.server.thinking;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who comes next. Tables come before studies, and guests take turns, however many jobs one of them has; but after some
 * tables a study comes, so that none waits for ever. Not for several threads at once.
 */
final class Rota {

  /** So many tables may come before a study that waits. */
  private static final int TABLES_IN_A_ROW = 4;

  private final Map<Lane, Map<String, Deque<Job>>> lanes = new EnumMap<>(Lane.class);
  private int tablesInARow;

  Rota() {
    for (Lane lane : Lane.values()) {
      lanes.put(lane, new LinkedHashMap<>());
    }
  }

  private Map<String, Deque<Job>> guests(Lane lane) {
    return lanes.getOrDefault(lane, Map.of());
  }

  /** Puts a job behind all others of its guest. */
  void add(Job job) {
    guests(job.lane()).computeIfAbsent(job.guest(), guest -> new ArrayDeque<>()).addLast(job);
  }

  /** Takes a job out, if it waits. */
  void remove(Job job) {
    Deque<Job> jobs = guests(job.lane()).get(job.guest());
    if (jobs != null && jobs.remove(job) && jobs.isEmpty()) {
      guests(job.lane()).remove(job.guest());
    }
  }

  /** Takes out the job whose turn it is. */
  Optional<Job> next() {
    boolean table = isWaiting(Lane.TABLE) && !(tablesInARow >= TABLES_IN_A_ROW && isWaiting(Lane.STUDY));
    tablesInARow = table ? tablesInARow + 1 : 0;
    return next(guests(table ? Lane.TABLE : Lane.STUDY));
  }

  private static Optional<Job> next(Map<String, Deque<Job>> guests) {
    Iterator<Map.Entry<String, Deque<Job>>> first = guests.entrySet().iterator();
    if (!first.hasNext()) {
      return Optional.empty();
    }
    Map.Entry<String, Deque<Job>> entry = first.next();
    String guest = entry.getKey();
    Deque<Job> jobs = entry.getValue();
    first.remove();
    Job job = jobs.removeFirst();
    if (!jobs.isEmpty()) {
      guests.put(guest, jobs);
    }
    return Optional.of(job);
  }

  boolean isWaiting(Lane lane) {
    return !guests(lane).isEmpty();
  }

  /** All who wait, in the order in which they would come if nobody else did: tables, then studies. */
  List<Job> inOrder() {
    List<Job> order = new ArrayList<>();
    for (Lane lane : Lane.values()) {
      List<Iterator<Job>> rows =
          new ArrayList<>(guests(lane).values().stream().map(Deque::iterator).toList());
      while (!rows.isEmpty()) {
        rows.removeIf(row -> !row.hasNext());
        rows.forEach(row -> order.add(row.next()));
      }
    }
    return order;
  }
}
