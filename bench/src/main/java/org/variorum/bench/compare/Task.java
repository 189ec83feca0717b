package org.variorum.bench.compare;

/**
 * A fixed amount of work, from the start position of a game.
 *
 * @param nodes what the old build counts for it
 * @param seconds what the old build needs for it when it is warm
 */
record Task(Workload work, String game, int depth, long nodes, double seconds) {

  /** How often it must be repeated to take {@code during} seconds. */
  int times(double during) {
    return Math.max(1, (int) Math.ceil(during / seconds));
  }

  /** Such as {@code perft 5 of chess}, or {@code search of chess, 224058 nodes}. */
  String words() {
    return work == Workload.SEARCH && nodes > 0 ? work.word() + " of " + game + ", " + nodes + " nodes"
        : work.word() + " " + depth + " of " + game;
  }
}
