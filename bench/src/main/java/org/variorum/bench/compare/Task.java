package org.variorum.bench.compare;

/**
 * A fixed amount of work, from the start position of a game.
 *
 * @param nodes the old build's count
 * @param seconds time of the old build after its warm-up
 */
record Task(Workload work, String game, int depth, long nodes, double seconds) {

  /** Number of repetitions of the task that take {@code during} seconds. */
  int times(double during) {
    return Math.max(1, (int) Math.ceil(during / seconds));
  }

  /** Returns a text such as {@code perft 5 of chess}, or {@code search of chess, 224058 nodes}. */
  String words() {
    return work == Workload.SEARCH && nodes > 0 ? work.word() + " of " + game + ", " + nodes + " nodes"
        : work.word() + " " + depth + " of " + game;
  }
}
