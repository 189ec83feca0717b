package org.variorum.server.budget;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** The processor time of threads. */
final class ThreadTime {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ThreadTime() {}

  /** The processor time of the calling thread, in nanoseconds; the caller must be a platform thread. */
  static long ofThisThread() {
    return THREADS.getCurrentThreadCpuTime();
  }
}
