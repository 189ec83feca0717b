package org.variorum.engine.time;

import java.util.concurrent.locks.LockSupport;

/** The threads of a search: nothing else in the engine starts threads, waits or asks for interrupts. */
public final class Threads {

  private static final long PAUSE_NANOS = 1_000_000;

  private Threads() {}

  /** Starts a task beside the caller; the result waits until the task has ended. */
  public static Runnable start(Runnable task) {
    Thread thread = Thread.ofPlatform().name("search").start(task);
    return () -> join(thread);
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the caller's thread is interrupted. */
  static boolean areInterrupted() {
    return Thread.currentThread().isInterrupted();
  }

  /** Waits a millisecond. */
  static void pause() {
    LockSupport.parkNanos(PAUSE_NANOS);
  }
}
