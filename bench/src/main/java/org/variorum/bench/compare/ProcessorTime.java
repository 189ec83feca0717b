package org.variorum.bench.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * Processor time of a Java process, without its compiler threads. Unlike the time of a clock, it does not grow while
 * other programs use the processors.
 */
final class ProcessorTime {

  /** The step in which operating systems report processor time. */
  static final double STEP_SECONDS = 0.01;

  private static final String COMPILER = "C[12] Comp.*";

  private ProcessorTime() {}

  /** Returns the nanoseconds that a process has used; {@link System#nanoTime} if they are not reported. */
  static long nanos(ProcessHandle process) {
    Duration total = process.info().totalCpuDuration().orElse(Duration.ofNanos(System.nanoTime()));
    return total.toNanos() - compilerNanos(Path.of("/proc", Long.toString(process.pid()), "task"));
  }

  /** Returns the processor time of the compiler threads; 0 if the system does not report it. */
  private static long compilerNanos(Path threads) {
    try (Stream<Path> folders = Files.list(threads)) {
      return folders.mapToLong(ProcessorTime::threadNanos).sum();
    } catch (IOException | UncheckedIOException e) {
      return 0; // not Linux, or the process has ended
    }
  }

  /** Returns the processor time of a thread if it is a compiler thread; 0 for other threads. */
  private static long threadNanos(Path thread) {
    try {
      return Files.readString(thread.resolve("comm")).strip().matches(COMPILER)
          ? Long.parseLong(Files.readString(thread.resolve("schedstat")).split(" ")[0]) : 0;
    } catch (IOException e) {
      return 0; // the thread has ended, so it is no compiler thread
    }
  }
}
