package org.variorum.server.thinking;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.server.guest.Address;

/** The threads that run jobs, turn by turn. */
final class Workers implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Workers.class);
  /** The longest turn of a study while another job waits, in nanoseconds. */
  private static final long TURN = Duration.ofMillis(500).toNanos();
  /** The longest turn of a study while a table waits, in nanoseconds; a shorter turn would find nothing new. */
  private static final long SHORT_TURN = Duration.ofMillis(50).toNanos();
  /** The longest turn of a table while another job waits, in nanoseconds: enough for a move of a weak level. */
  private static final long TABLE_TURN = Duration.ofMillis(100).toNanos();
  /** The maximum number of jobs of one priority and address: enough for a whole school. */
  static final int MAX_JOBS = 64;
  private static final long REPORT_INTERVAL = Duration.ofMillis(200).toNanos();
  private static final Duration STOP_TIMEOUT = Duration.ofSeconds(2);

  private final LongSupplier clock;
  private final Consumer<Job> onEnd;
  private final List<Thread> threads = new ArrayList<>();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition jobAdded = lock.newCondition();
  private final JobQueue jobQueue;
  /** The number of searches ahead of each job, as last reported to the job. */
  private final Map<Job, Integer> reportedCounts = new WeakHashMap<>();
  /** The number of jobs that have not ended, by priority and address. */
  private final Map<JobKey, Integer> counts = new HashMap<>();
  private final int threadCount;
  private int busy;
  private long lastReport;
  private volatile boolean tableWaits;
  private volatile boolean studyWaits;
  private volatile boolean closed;

  /**
   * @param threadCount the number of threads
   * @param maxSuspended the maximum number of suspended searches
   * @param clock the time in nanoseconds
   * @param onEnd receives every job that is done, has failed or is cancelled; may receive a job twice
   */
  Workers(int threadCount, int maxSuspended, LongSupplier clock, Consumer<Job> onEnd) {
    this.clock = clock;
    this.onEnd = onEnd;
    this.threadCount = threadCount;
    jobQueue = new JobQueue(maxSuspended);
    lastReport = clock.getAsLong();
    for (int number = 1; number <= threadCount; number++) {
      threads.add(Thread.ofPlatform().name("thinking-" + number).daemon().priority(Thread.MIN_PRIORITY)
          .start(this::run));
    }
  }

  /** A report to a waiting job. */
  private record WaitReport(Job job, int searchesAhead) {}

  /** The key by which jobs are counted. */
  private record JobKey(JobPriority jobPriority, Address address) {

    static JobKey of(Job job) {
      return new JobKey(job.jobPriority(), job.asker().address());
    }
  }

  /** Adds a new job and returns true. Returns false if its address has too many jobs of its priority. */
  boolean admit(Job job) {
    lock.lock();
    try {
      if (counts.getOrDefault(JobKey.of(job), 0) >= MAX_JOBS) {
        return false;
      }
      counts.merge(JobKey.of(job), 1, Integer::sum);
      job.setCounted(true);
    } finally {
      lock.unlock();
    }
    add(job);
    return true;
  }

  private void endJob(Job job) {
    lock.lock();
    try {
      if (job.isCounted()) {
        job.setCounted(false);
        counts.computeIfPresent(JobKey.of(job), (key, count) -> count == 1 ? null : count - 1);
      }
    } finally {
      lock.unlock();
    }
    onEnd.accept(job);
  }

  /** Puts a job into the queue, and reports to the job how many searches run first. */
  private void add(Job job) {
    WaitReport report = null;
    lock.lock();
    try {
      if (closed) {
        return;
      }
      jobQueue.add(job);
      updateWaiting();
      List<Job> order = jobQueue.jobsInOrder();
      int searchesAhead = searchesBefore(order.indexOf(job));
      if (searchesAhead > 0 && reportedCounts.get(job) == null) {
        reportedCounts.put(job, searchesAhead);
        report = new WaitReport(job, searchesAhead);
      }
      jobAdded.signal();
    } finally {
      lock.unlock();
    }
    report(report);
  }

  /** The number of jobs that wait for a thread. */
  int waitingJobs() {
    lock.lock();
    try {
      return jobQueue.jobsInOrder().size();
    } finally {
      lock.unlock();
    }
  }

  void cancel(Job job) {
    job.cancel();
    lock.lock();
    try {
      jobQueue.remove(job);
      updateWaiting();
    } finally {
      lock.unlock();
    }
    endJob(job);
  }

  private void updateWaiting() {
    tableWaits = jobQueue.hasWaitingJob(JobPriority.TABLE);
    studyWaits = jobQueue.hasWaitingJob(JobPriority.STUDY);
  }

  /** The number of searches that must end before the job at {@code index} of the queue begins. */
  private int searchesBefore(int index) {
    return Math.max(0, index + busy + 1 - threadCount);
  }

  private void run() {
    try {
      while (!closed) {
        runTurn(next());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Job next() throws InterruptedException {
    Job job;
    List<WaitReport> reports = new ArrayList<>();
    lock.lockInterruptibly();
    try {
      Optional<Job> next = jobQueue.next();
      while (next.isEmpty()) {
        jobAdded.await();
        next = jobQueue.next();
      }
      job = next.get();
      busy++;
      updateWaiting();
      if (reportedCounts.put(job, 0) != null) {
        reports.add(new WaitReport(job, 0));
      }
      collect(reports);
    } finally {
      lock.unlock();
    }
    reports.forEach(Workers::report);
    return job;
  }

  /** Collects reports for waiting jobs with a changed number of searches before them. */
  private void collect(List<WaitReport> reports) {
    long now = clock.getAsLong();
    if (now - lastReport < REPORT_INTERVAL) {
      return;
    }
    lastReport = now;
    List<Job> order = jobQueue.jobsInOrder();
    for (int index = 0; index < order.size(); index++) {
      Job job = order.get(index);
      int searchesAhead = searchesBefore(index);
      Integer last = reportedCounts.get(job);
      if (last != null && last != 0 && last != searchesAhead && searchesAhead > 0) {
        reportedCounts.put(job, searchesAhead);
        reports.add(new WaitReport(job, searchesAhead));
      }
    }
  }

  private static void report(@Nullable WaitReport report) {
    if (report != null && !report.job().isCancelled()) {
      try {
        report.job().waiting(report.searchesAhead());
      } catch (RuntimeException e) {
        LOG.warn("The report to a waiting job failed", e);
      }
    }
  }

  private void runTurn(Job job) {
    boolean done = true;
    long start = clock.getAsLong();
    try {
      done = job.isCancelled() && !job.isSuspended() || job.work(turn(job, start));
    } catch (RuntimeException | Error e) {
      LOG.error("A search broke down", e);
      job.failed();
    } finally {
      release(job, clock.getAsLong() - start);
    }
    if (done || job.isCancelled() && !job.isSuspended()) {
      endJob(job);
    } else {
      add(job);
    }
  }

  private void release(Job job, long turnNanos) {
    lock.lock();
    try {
      busy--;
      if (job.jobPriority() == JobPriority.TABLE) {
        jobQueue.addTableTime(turnNanos);
      }
    } finally {
      lock.unlock();
    }
  }

  private TimeSlice turn(Job job, long start) {
    return new TimeSlice() {
      @Override
      public boolean isOver() {
        if (job.isCancelled() || closed) {
          return true;
        }
        if (!tableWaits && !studyWaits) {
          return false;
        }
        long turnNanos = clock.getAsLong() - start;
        return job.jobPriority() == JobPriority.TABLE ? turnNanos >= TABLE_TURN
            : turnNanos >= TURN || tableWaits && turnNanos >= SHORT_TURN;
      }

      @Override
      public boolean isClosed() {
        return closed;
      }
    };
  }

  /** Ends all searches; waiting jobs get no report. */
  @Override
  public void close() {
    closed = true;
    threads.forEach(Thread::interrupt);
    try {
      for (Thread thread : threads) {
        thread.join(STOP_TIMEOUT);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    endSuspended();
  }

  /** Gives every suspended search a last turn, which is over at once, so that the search ends. */
  private void endSuspended() {
    lock.lock();
    try {
      jobQueue.jobsInOrder().stream().filter(Job::isSuspended)
          .forEach(job -> job.work(turn(job, clock.getAsLong())));
    } finally {
      lock.unlock();
    }
  }
}
