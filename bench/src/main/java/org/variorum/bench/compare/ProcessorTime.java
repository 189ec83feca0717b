package org.variorum.bench.compare;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * How long processors have worked for a Java process, without what its compilers took. Unlike a clock's time it does not grow while
 * other programs have the processors.
 */
final class ProcessorTime {

  /** Systems tell it in steps of this. */
  static final double STEP_SECONDS = 0.01;

  private static final String COMPILER = "C[12] Comp.*";

  private ProcessorTime() {}

  /** Nanoseconds from some moment on; those of a clock where the system tells no other. */
  static long of(ProcessHandle process) {
    Duration all = process.info().totalCpuDuration().orElse(Duration.ofNanos(System.nanoTime()));
    return all.toNanos() - compilers(Path.of("/proc", Long.toString(process.pid()), "task"));
  }

  /** That of the threads that compile; 0 where the system does not tell. */
  private static long compilers(Path threads) {
    try (Stream<Path> all = Files.list(threads)) {
      return all.mapToLong(ProcessorTime::compiler).sum();
    } catch (IOException | UncheckedIOException e) {
      return 0; // not Linux, or the process has ended
    }
  }

  private static long compiler(Path thread) {
    try {
      return Files.readString(thread.resolve("comm")).strip().matches(COMPILER)
          ? Long.parseLong(Files.readString(thread.resolve("schedstat")).split(" ")[0]) : 0;
    } catch (IOException e) {
      return 0; // it has ended, so it did not compile: compilers live as long as the process
    }
  }
}
