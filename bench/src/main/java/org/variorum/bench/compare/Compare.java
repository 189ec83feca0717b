package org.variorum.bench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Compares two builds, and prints a table in Markdown. Ends with status 1 if their counts differ, if a process fails,
 * or if the argument {@code must} is {@code yes} and a ratio is below the bar.
 *
 * <p>Arguments: names and values, as {@link Plan} reads them. {@code bench/compare} calls it.
 */
final class Compare {

  private Compare() {}

  /** Runs the comparison; the class comment describes the arguments. */
  public static void main(String[] args) throws IOException {
    Map<String, String> values = new HashMap<>();
    for (int i = 0; i + 1 < args.length; i += 2) {
      values.put(args[i], args[i + 1]);
    }
    try {
      System.exit(run(Plan.read(values), values));
    } catch (IOException e) {
      System.err.println("bench/compare: " + e.getMessage());
      System.exit(1);
    }
  }

  private static int run(Plan plan, Map<String, String> values) throws IOException {
    String load = Machine.load();
    System.err.println(String.format(Locale.ROOT,
        "bench/compare: this takes about %.0f minutes; with slow searches, up to twice as long",
        Math.ceil(plan.estimatedMinutes())));
    Measurements measurements = new BuildComparison(plan, System.err::println).run();
    write(measurements, Path.of(values.getOrDefault("figures", "figures.tsv")));
    Report report = new Report(plan, measurements);
    System.out.println("`" + values.getOrDefault("command", "bench/compare") + "` on " + Machine.words()
        + ", load average " + load + " at the start:\n");
    report.lines().forEach(System.out::println);
    boolean passesBar =
        report.figuresBelowBar().isEmpty() || !values.getOrDefault("must", "no").equals("yes");
    return report.countsAgree() && passesBar ? 0 : 1;
  }

  private static void write(Measurements measurements, Path file) throws IOException {
    List<String> lines = new ArrayList<>(
        Stream.concat(Stream.of(Measurement.HEADING), measurements.samples().stream().map(Measurement::line))
            .toList());
    Files.write(file, lines);
  }
}
