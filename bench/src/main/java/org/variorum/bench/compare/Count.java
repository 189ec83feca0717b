package org.variorum.bench.compare;

/**
 * Result of one run of a task.
 *
 * @param nanos processor time of the run ({@link ProcessorTime})
 */
record Count(long nodes, long nanos) {

  double seconds() {
    return nanos / 1e9;
  }
}
