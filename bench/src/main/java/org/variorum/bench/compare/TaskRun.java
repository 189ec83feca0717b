package org.variorum.bench.compare;

/**
 * The nodes and the time of one run of a task.
 *
 * @param nodes the leaves that perft counted, or the nodes that the search visited
 * @param nanos the processor time of the run ({@link ProcessorTime}), in nanoseconds
 */
record TaskRun(long nodes, long nanos) {

  double seconds() {
    return nanos / 1e9;
  }
}
