package org.variorum.bench.compare;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** {@code variorum perft} in a process of its own. */
final class PerftProcess {

  /** Its report of each count. */
  private static final Pattern COUNTED = Pattern.compile("(?m)^(\\d+) leaves in [\\d.]+ s, ([\\d.]+) Mnps$");

  private PerftProcess() {}

  /** The counts of a task that are done so many times. */
  static List<Count> run(Build build, Task task, int times) throws IOException {
    List<String> command = build.perft(task, times);
    Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    List<Count> counts = COUNTED.matcher(said).results()
        .map(count -> new Count(Long.parseLong(count.group(1)), Double.parseDouble(count.group(2)))).toList();
    if (counts.size() != times) {
      throw new IOException(build.name() + " failed at the " + task.words() + "; it says:\n" + said
          + "Run it by hand: " + String.join(" ", command));
    }
    return counts;
  }
}
