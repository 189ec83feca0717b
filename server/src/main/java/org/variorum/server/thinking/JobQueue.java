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
import org.variorum.server.guest.Address;

/**
 * The queue of jobs. Tables come before studies. Addresses take turns, and so do the guests of one address, however
 * many jobs they have: a guest's id costs nothing. After some tables a study comes, so that no study waits for ever. A
 * suspended search resumes before its address begins another search, so that an address has few suspended searches:
 * each holds a searcher. Not thread-safe.
 */
final class JobQueue {

  /** The maximum number of jobs for tables in a row while a study waits. */
  private static final int TABLES_IN_A_ROW = 4;
  /** The maximum time of these jobs together, in nanoseconds; switching to another game is expensive. */
  private static final long TABLES_AT_ONCE = 400_000_000;

  /** The maximum number of suspended searches; each holds a searcher. */
  private final int mostBegun;
  private final Map<JobPriority, Map<Address, Share>> jobPriorities = new EnumMap<>(JobPriority.class);
  private int tablesInARow;
  private long tablesTook;

  /** The waiting jobs of one address and one priority. */
  private static final class Share {

    final Deque<Job> begun = new ArrayDeque<>();
    /** The jobs that are not begun, by guest; the guest with the next turn comes first. */
    final Map<String, Deque<Job>> fresh = new LinkedHashMap<>();

    boolean isEmpty() {
      return begun.isEmpty() && fresh.isEmpty();
    }

    void add(Job job) {
      if (job.isBegun()) {
        begun.addLast(job);
      } else {
        fresh.computeIfAbsent(job.asker().id(), guest -> new ArrayDeque<>()).addLast(job);
      }
    }

    void remove(Job job) {
      Deque<Job> jobs = fresh.get(job.asker().id());
      if (jobs != null && jobs.remove(job) && jobs.isEmpty()) {
        fresh.remove(job.asker().id());
      }
    }

    Job next() {
      if (!begun.isEmpty()) {
        return begun.removeFirst();
      }
      Map.Entry<String, Deque<Job>> first = fresh.entrySet().iterator().next();
      fresh.remove(first.getKey());
      Job job = first.getValue().removeFirst();
      if (!first.getValue().isEmpty()) {
        fresh.put(first.getKey(), first.getValue());
      }
      return job;
    }

    List<Job> inOrder() {
      List<Job> order = new ArrayList<>(begun);
      order.addAll(inTurns(fresh.values().stream().map(List::copyOf).toList()));
      return order;
    }
  }

  JobQueue(int mostBegun) {
    this.mostBegun = mostBegun;
    for (JobPriority jobPriority : JobPriority.values()) {
      jobPriorities.put(jobPriority, new LinkedHashMap<>());
    }
  }

  private Map<Address, Share> shares(JobPriority jobPriority) {
    return jobPriorities.getOrDefault(jobPriority, Map.of());
  }

  /** Adds a job: behind all others of its guest, or, if it is suspended, behind the suspended ones of its address. */
  void add(Job job) {
    shares(job.jobPriority()).computeIfAbsent(job.asker().address(), address -> new Share()).add(job);
  }

  /** Removes a waiting job, unless it is suspended. */
  void remove(Job job) {
    Share share = shares(job.jobPriority()).get(job.asker().address());
    if (share != null) {
      share.remove(job);
      if (share.isEmpty()) {
        shares(job.jobPriority()).remove(job.asker().address());
      }
    }
  }

  /** Notes that a job for a table has used a worker for {@code nanos} nanoseconds. */
  void tableTook(long nanos) {
    tablesTook += nanos;
  }

  /** Removes the next job; empty if no job may have a turn. */
  Optional<Job> next() {
    boolean tablesHadEnough = tablesInARow >= TABLES_IN_A_ROW || tablesTook >= TABLES_AT_ONCE;
    if (isWaiting(JobPriority.TABLE) && !(tablesHadEnough && isWaiting(JobPriority.STUDY))) {
      tablesInARow++;
      return next(JobPriority.TABLE);
    }
    tablesInARow = 0;
    tablesTook = 0;
    return next(JobPriority.STUDY);
  }

  private Optional<Job> next(JobPriority jobPriority) {
    Map<Address, Share> shares = shares(jobPriority);
    boolean mayBegin = shares.values().stream().mapToInt(share -> share.begun.size()).sum() < mostBegun;
    Iterator<Map.Entry<Address, Share>> all = shares.entrySet().iterator();
    while (all.hasNext()) {
      Map.Entry<Address, Share> entry = all.next();
      Address address = entry.getKey();
      Share share = entry.getValue();
      if (mayBegin || !share.begun.isEmpty()) {
        all.remove();
        Job job = share.next();
        if (!share.isEmpty()) {
          shares.put(address, share);
        }
        return Optional.of(job);
      }
    }
    return Optional.empty();
  }

  boolean isWaiting(JobPriority jobPriority) {
    return !shares(jobPriority).isEmpty();
  }

  /** All waiting jobs, in the order in which they would run if no job were added: tables, then studies. */
  List<Job> inOrder() {
    List<Job> order = new ArrayList<>();
    for (JobPriority jobPriority : JobPriority.values()) {
      order.addAll(inTurns(shares(jobPriority).values().stream().map(Share::inOrder).toList()));
    }
    return order;
  }

  /** The first job of each row, then the second job of each row, and so on. */
  private static List<Job> inTurns(List<List<Job>> rows) {
    List<Job> order = new ArrayList<>();
    List<Iterator<Job>> left = new ArrayList<>(rows.stream().map(List::iterator).toList());
    while (!left.isEmpty()) {
      left.removeIf(row -> !row.hasNext());
      left.forEach(row -> order.add(row.next()));
    }
    return order;
  }
}
