package org.variorum.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs work that must end, and finds it out where it does not. It measures CPU time, so a busy machine fails nothing. */
final class Bounded {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Bounded() {}

  /**
   * The result of the work.
   *
   * @param seconds of CPU time that it may take
   * @throws AssertionError if it takes more, with the place in the code where it was found
   */
  static <T> T within(int seconds, Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Thread worker = Thread.ofPlatform().daemon().name("bounded").start(task);
    while (true) {
      try {
        return task.get(1, TimeUnit.SECONDS);
      } catch (ExecutionException e) {
        throw failure(e.getCause());
      } catch (TimeoutException _) {
        if (THREADS.getThreadCpuTime(worker.threadId()) > TimeUnit.SECONDS.toNanos(seconds)) {
          AssertionError slow = new AssertionError("not done after " + seconds + " s of CPU time");
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
