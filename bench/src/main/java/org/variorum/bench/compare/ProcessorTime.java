package org.variorum.bench.compare;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

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
  static long of(ProcessHandle process) throws IOException {
    Duration all = process.info().totalCpuDuration().orElse(Duration.ofNanos(System.nanoTime()));
    return all.toNanos() - compilers(Path.of("/proc", Long.toString(process.pid()), "task"));
  }

  /** That of the threads that compile; 0 where the system does not tell. */
  private static long compilers(Path threads) throws IOException {
    if (!Files.isDirectory(threads)) {
      return 0;
    }
    long nanos = 0;
    try (DirectoryStream<Path> all = Files.newDirectoryStream(threads)) {
      for (Path thread : all) {
        nanos += compiler(thread);
      }
    }
    return nanos;
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
