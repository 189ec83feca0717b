package org.variorum.bench.compare;

import java.io.IOException;

/** Finds the greatest depth of a perft or search that a build finishes within {@link Pace#chunkSeconds}. */
final class Calibration {

  private static final int DEEPEST = 60;
  private static final double SEARCH_GROWTH = 5;
  /** A time of this many steps of the clock is precise enough. A shorter task is repeated, up to MAX_RUNS runs. */
  private static final int MIN_CLOCK_STEPS = 4;
  private static final int MAX_RUNS = 30;

  private final Build build;
  private final Pace pace;

  Calibration(Build build, Pace pace) {
    this.build = build;
    this.pace = pace;
  }

  /** Returns the deepest task that the build finishes within {@link Pace#chunkSeconds} after its warm-up. */
  Task deepestTask(Workload work, String game) throws IOException {
    try (UciProcess uci = UciProcess.start(build)) {
      long previousNodes = 1;
      // This run includes the start of the process and the reading of the game; it is not part of the warm-up.
      Task task = measure(uci, new Task(work, game, 1, 0, Double.MAX_VALUE));
      long start = System.nanoTime();
      while (task.depth() < DEEPEST) {
        if (task.seconds() * growth(task, previousNodes) <= pace.chunkSeconds()) {
          previousNodes = task.nodes();
          task = measure(uci, new Task(work, game, task.depth() + 1, 0, Double.MAX_VALUE));
        } else if (System.nanoTime() - start < pace.warmUpSeconds() * 1e9) {
          task = measure(uci, task); // Java still compiles: another depth may become possible
        } else {
          break;
        }
      }
      return task;
    }
  }

  /**
   * Returns the expected factor between the nodes of this depth and the next: the factor from the previous depth. For a
   * search, the factor is limited: most nodes of depth 1 belong to the quiescence search, and their number says nothing
   * about later growth.
   *
   * @param previousNodes the nodes of the previous depth
   */
  private static double growth(Task task, long previousNodes) {
    double growth = Math.max(2, (double) task.nodes() / previousNodes);
    return task.work() == Workload.SEARCH ? Math.min(growth, SEARCH_GROWTH) : growth;
  }

  /** Measures a task, and returns it with the least time so far. A short task runs several times for one time. */
  private static Task measure(UciProcess uci, Task task) throws IOException {
    long nodes = 0;
    double seconds = 0;
    int runs = 0;
    while (seconds < MIN_CLOCK_STEPS * ProcessorTime.STEP_SECONDS && runs < MAX_RUNS) {
      TaskRun count = uci.run(task);
      nodes = count.nodes();
      seconds += count.seconds();
      runs++;
    }
    double minimum = ProcessorTime.STEP_SECONDS / MAX_RUNS;
    return new Task(task.work(), task.game(), task.depth(), nodes,
        Math.min(task.seconds(), Math.max(minimum, seconds / runs)));
  }
}
