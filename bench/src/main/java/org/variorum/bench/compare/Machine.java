package org.variorum.bench.compare;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The machine on which the benchmark ran. */
final class Machine {

  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  private Machine() {}

  /** Processor, cores and Java version: {@code AMD EPYC 7B13, 8 cores, Java 25.0.3}. */
  static String words() {
    return processor() + ", " + Runtime.getRuntime().availableProcessors() + " cores, Java "
        + Runtime.version();
  }

  /** The load average of the last minute. */
  static String load() {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return load < 0 ? "unknown" : String.format(Locale.ROOT, "%.1f", load);
  }

  private static String processor() {
    String unknown = System.getProperty("os.arch", "unknown processor");
    try {
      return Files.readAllLines(PROCESSORS).stream().filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip()).findFirst().orElse(unknown);
    } catch (IOException e) {
      return unknown; // not Linux
    }
  }
}
