package org.variorum.bench.compare;

import java.io.IOException;

/** Finds the greatest depth to which a build counts or searches a game in the time of one piece of work. */
final class Calibration {

  private static final int DEEPEST = 60;
  private static final double SEARCH_GROWTH = 5;
  /** A time of this many clock steps is precise enough; a shorter task is repeated, at most MOST_TIMES times. */
  private static final int STEPS = 4;
  private static final int MOST_TIMES = 30;

  private final Build build;
  private final Pace pace;

  Calibration(Build build, Pace pace) {
    this.build = build;
    this.pace = pace;
  }

  /** Returns the deepest task that a warm program finishes in the time of one piece of work. */
  Task of(Workload work, String game) throws IOException {
    try (UciProcess uci = UciProcess.start(build)) {
      long previousNodes = 1;
      Task task = measure(uci, new Task(work, game, 1, 0, Double.MAX_VALUE)); // the process starts and reads the game
      long start = System.nanoTime();
      while (task.depth() < DEEPEST) {
        if (task.seconds() * growth(task, previousNodes) <= pace.pieceSeconds()) {
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
   * Returns the expected factor between the nodes of this depth and the next: the factor from the previous depth. For
   * a search, the factor is limited, because the first depth includes all captures and does not show later growth.
   *
   * @param previousNodes the nodes of the previous depth
   */
  private static double growth(Task task, long previousNodes) {
    double growth = Math.max(2, (double) task.nodes() / previousNodes);
    return task.work() == Workload.SEARCH ? Math.min(growth, SEARCH_GROWTH) : growth;
  }

  /** Returns the task with its least time so far; each time is the average of enough runs for the clock. */
  private static Task measure(UciProcess uci, Task task) throws IOException {
    long nodes = 0;
    double seconds = 0;
    int times = 0;
    while (seconds < STEPS * ProcessorTime.STEP_SECONDS && times < MOST_TIMES) {
      Count count = uci.run(task);
      nodes = count.nodes();
      seconds += count.seconds();
      times++;
    }
    double minimum = ProcessorTime.STEP_SECONDS / MOST_TIMES;
    return new Task(task.work(), task.game(), task.depth(), nodes,
        Math.min(task.seconds(), Math.max(minimum, seconds / times)));
  }
}
