package org.variorum.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Runs work that must end, and fails if it does not. Each test bounds the work itself, by counts. The bound here only
 * catches endless loops, so it is far above what the slowest machine needs. It counts CPU time, because a busy machine
 * delays the work without using CPU time for it.
 */
final class Bounded {

  /** CPU seconds; a slow machine needs more where Jazzer instruments every call. */
  private static final int SECONDS = System.getenv("JAZZER_FUZZ") == null ? 20 : 120;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Bounded() {}

  /**
   * Returns the result of the work.
   *
   * @throws AssertionError if the work needs more CPU time than the bound, with the worker's place in the code
   */
  static <T> T within(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Thread worker = Thread.ofPlatform().daemon().name("bounded").start(task);
    while (true) {
      try {
        return task.get(1, TimeUnit.SECONDS);
      } catch (ExecutionException e) {
        throw failure(e.getCause());
      } catch (TimeoutException _) {
        if (THREADS.getThreadCpuTime(worker.threadId()) > TimeUnit.SECONDS.toNanos(SECONDS)) {
          AssertionError slow = new AssertionError("not done after " + SECONDS + " s of CPU time");
          slow.setStackTrace(worker.getStackTrace());
          throw slow;
        }
      }
    }
  }

  private static Exception failure(Throwable cause) {
    return switch (cause) {
      case Exception exception -> exception;
      case Error error -> throw error;
      default -> new IllegalStateException(cause);
    };
  }
}
