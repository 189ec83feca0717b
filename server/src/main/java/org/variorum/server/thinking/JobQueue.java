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
 * The queue of jobs. Jobs for tables come before studies (analyses and reviews). Addresses take turns, because one
 * person can get many guest ids; the guests of one address take turns, too. After some jobs for tables a study follows,
 * so that no study waits for ever. A suspended search resumes before its address begins another search, so that an
 * address has few suspended searches: each holds a searcher. Not thread-safe.
 */
final class JobQueue {

  /** The maximum number of jobs for tables in a row while a study waits. */
  private static final int TABLES_IN_A_ROW = 4;
  /** The maximum time of these jobs in a row, in nanoseconds: switching to another game is expensive. */
  private static final long TABLE_TIME_IN_A_ROW = 400_000_000;

  /** The maximum number of suspended searches; each holds a searcher. */
  private final int maxSuspended;
  private final Map<JobPriority, Map<Address, JobGroup>> groupsByPriority = new EnumMap<>(JobPriority.class);
  private int tablesInARow;
  private long tableTime;

  /** The waiting jobs of one address and one priority. */
  private static final class JobGroup {

    final Deque<Job> suspended = new ArrayDeque<>();
    /** The jobs that are not begun, by guest; the guest with the next turn comes first. */
    final Map<String, Deque<Job>> notBegun = new LinkedHashMap<>();

    boolean isEmpty() {
      return suspended.isEmpty() && notBegun.isEmpty();
    }

    void add(Job job) {
      if (job.isSuspended()) {
        suspended.addLast(job);
      } else {
        notBegun.computeIfAbsent(job.asker().id(), guest -> new ArrayDeque<>()).addLast(job);
      }
    }

    void remove(Job job) {
      Deque<Job> jobs = notBegun.get(job.asker().id());
      if (jobs != null && jobs.remove(job) && jobs.isEmpty()) {
        notBegun.remove(job.asker().id());
      }
    }

    Job next() {
      if (!suspended.isEmpty()) {
        return suspended.removeFirst();
      }
      Map.Entry<String, Deque<Job>> first = notBegun.entrySet().iterator().next();
      notBegun.remove(first.getKey());
      Job job = first.getValue().removeFirst();
      if (!first.getValue().isEmpty()) {
        notBegun.put(first.getKey(), first.getValue());
      }
      return job;
    }

    List<Job> jobsInOrder() {
      List<Job> order = new ArrayList<>(suspended);
      order.addAll(interleaved(notBegun.values().stream().map(List::copyOf).toList()));
      return order;
    }
  }

  JobQueue(int maxSuspended) {
    this.maxSuspended = maxSuspended;
    for (JobPriority jobPriority : JobPriority.values()) {
      groupsByPriority.put(jobPriority, new LinkedHashMap<>());
    }
  }

  private Map<Address, JobGroup> groups(JobPriority jobPriority) {
    return groupsByPriority.getOrDefault(jobPriority, Map.of());
  }

  /** Adds a job behind the other jobs of its guest; adds a suspended job behind the suspended jobs of its address. */
  void add(Job job) {
    groups(job.jobPriority()).computeIfAbsent(job.asker().address(), address -> new JobGroup()).add(job);
  }

  /** Removes a waiting job, unless it is suspended. */
  void remove(Job job) {
    JobGroup jobs = groups(job.jobPriority()).get(job.asker().address());
    if (jobs != null) {
      jobs.remove(job);
      if (jobs.isEmpty()) {
        groups(job.jobPriority()).remove(job.asker().address());
      }
    }
  }

  /** Notes that a job for a table has used a worker for {@code nanos} nanoseconds. */
  void addTableTime(long nanos) {
    tableTime += nanos;
  }

  /** Removes the next job; empty if no job may have a turn. */
  Optional<Job> next() {
    boolean haveTablesReachedLimit = tablesInARow >= TABLES_IN_A_ROW || tableTime >= TABLE_TIME_IN_A_ROW;
    if (hasWaitingJob(JobPriority.TABLE) && !(haveTablesReachedLimit && hasWaitingJob(JobPriority.STUDY))) {
      tablesInARow++;
      return next(JobPriority.TABLE);
    }
    tablesInARow = 0;
    tableTime = 0;
    return next(JobPriority.STUDY);
  }

  private Optional<Job> next(JobPriority jobPriority) {
    Map<Address, JobGroup> groups = groups(jobPriority);
    boolean mayBegin = groups.values().stream().mapToInt(jobs -> jobs.suspended.size()).sum() < maxSuspended;
    Iterator<Map.Entry<Address, JobGroup>> remaining = groups.entrySet().iterator();
    while (remaining.hasNext()) {
      Map.Entry<Address, JobGroup> entry = remaining.next();
      Address address = entry.getKey();
      JobGroup jobs = entry.getValue();
      if (mayBegin || !jobs.suspended.isEmpty()) {
        remaining.remove();
        Job job = jobs.next();
        if (!jobs.isEmpty()) {
          groups.put(address, jobs);
        }
        return Optional.of(job);
      }
    }
    return Optional.empty();
  }

  boolean hasWaitingJob(JobPriority jobPriority) {
    return !groups(jobPriority).isEmpty();
  }

  /** All waiting jobs in the order of their turns, as if all jobs for tables ran before the first study. */
  List<Job> jobsInOrder() {
    List<Job> order = new ArrayList<>();
    for (JobPriority jobPriority : JobPriority.values()) {
      order.addAll(interleaved(groups(jobPriority).values().stream().map(JobGroup::jobsInOrder).toList()));
    }
    return order;
  }

  /** The first job of each row, then the second job of each row, and so on. */
  private static List<Job> interleaved(List<List<Job>> rows) {
    List<Job> order = new ArrayList<>();
    List<Iterator<Job>> iterators = new ArrayList<>(rows.stream().map(List::iterator).toList());
    while (!iterators.isEmpty()) {
      iterators.removeIf(row -> !row.hasNext());
      iterators.forEach(row -> order.add(row.next()));
    }
    return order;
  }
}
