package org.variorum.bench.compare;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The speed and the node counts of one process for a task.
 *
 * @param role the role of the measured build
 * @param round the number of the round, from 0
 * @param mnps millions of nodes per second of {@link ProcessorTime}
 * @param nodes the distinct node counts of all runs; more than one if runs differed
 */
record Measurement(Setting setting, Task task, BuildRole role, int round, double mnps, Set<Long> nodes) {

  static Measurement of(Setting setting, Task task, BuildRole role, int round, List<TaskRun> runs) {
    Set<Long> nodes = new TreeSet<>(runs.stream().map(TaskRun::nodes).toList());
    double totalNodes = runs.stream().mapToDouble(TaskRun::nodes).sum();
    double seconds = runs.stream().mapToDouble(TaskRun::seconds).sum();
    return new Measurement(setting, task, role, round,
        totalNodes / 1e6 / (seconds > 0 ? seconds : ProcessorTime.STEP_SECONDS),
        nodes);
  }

  /** A line of raw data; {@link #HEADING} names its columns. */
  String line() {
    return String.join("\t", task.game(), task.work().word(), setting.word(), Integer.toString(task.depth()),
        role.name(),
        Integer.toString(round + 1), Double.toString(mnps), nodes.toString());
  }

  static final String HEADING = "game\twork\tsetting\tdepth\trole\tround\tMnps\tnodes";
}
