package org.variorum.bench.compare;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What one process has shown of a task.
 *
 * @param mnps its speed, in millions a second of {@link ProcessorTime}
 * @param nodes what it counted; several numbers if it was not always the same
 */
record Measurement(Setting setting, Task task, BuildRole side, int round, double mnps, Set<Long> nodes) {

  static Measurement of(Setting setting, Task task, BuildRole side, int round, List<Count> counts) {
    Set<Long> nodes = new TreeSet<>(counts.stream().map(Count::nodes).toList());
    double all = counts.stream().mapToDouble(Count::nodes).sum();
    double seconds = counts.stream().mapToDouble(Count::seconds).sum();
    return new Measurement(setting, task, side, round,
        all / 1e6 / (seconds > 0 ? seconds : ProcessorTime.STEP_SECONDS),
        nodes);
  }

  /** A line for a closer look; {@link #HEADING} names its columns. */
  String line() {
    return String.join("\t", task.game(), task.work().word(), setting.word(), Integer.toString(task.depth()),
        side.name(),
        Integer.toString(round + 1), Double.toString(mnps), nodes.toString());
  }

  static final String HEADING = "game\twork\tsetting\tdepth\tside\tround\tMnps\tnodes";
}
