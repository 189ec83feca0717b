package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.function.Supplier;

/** Bounds work by the processor time of its thread, which is the same however busy the machine is. */
final class ProcessorTime {

  private ProcessorTime() {}

  /** The result of work that must not take longer. */
  static <T> T within(Duration bound, Supplier<T> work) {
    long before = now();
    T result = work.get();
    assertThat(Duration.ofNanos(now() - before)).as("processor time").isLessThan(bound);
    return result;
  }

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
