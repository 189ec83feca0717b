package org.variorum.bench.compare;

/**
 * A fixed amount of work, from the start position of a game.
 *
 * @param depth the depth of the perft or search, in plies
 * @param nodes the number of nodes that the old build counted or searched; 0 if it is not known yet
 * @param seconds the time of one run by the old build after its warm-up; {@link Double#MAX_VALUE} if it is not known
 *     yet
 */
record Task(Workload work, String game, int depth, long nodes, double seconds) {

  /** Number of repetitions of the task that take {@code duration} seconds. */
  int repetitions(double duration) {
    return Math.max(1, (int) Math.ceil(duration / seconds));
  }

  /** Returns a text such as {@code perft 5 of chess}, or {@code search of chess, 224058 nodes}. */
  String words() {
    return work == Workload.SEARCH && nodes > 0 ? work.word() + " of " + game + ", " + nodes + " nodes"
        : work.word() + " " + depth + " of " + game;
  }
}
