package org.variorum.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.function.Supplier;

/**
 * Bounds work by the processor time of this process, which is the same however busy the machine is. (The time of a
 * thread would need {@code java.management}, which the module of the rules does not read.)
 */
public final class ProcessorTimeLimit {

  private ProcessorTimeLimit() {}

  /** The result of work that must not take longer. */
  public static <T> T within(Duration bound, Supplier<T> work) {
    Duration before = now();
    T result = work.get();
    assertThat(now().minus(before)).as("processor time").isLessThan(bound);
    return result;
  }

  private static Duration now() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
  }
}
