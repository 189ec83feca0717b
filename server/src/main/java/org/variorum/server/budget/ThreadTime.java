package org.variorum.server.budget;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** What processors have given. */
final class ThreadTime {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ThreadTime() {}

  /** In nanoseconds; only a thread of the operating system's is measured. */
  static long ofThisThread() {
    return THREADS.getCurrentThreadCpuTime();
  }
}
