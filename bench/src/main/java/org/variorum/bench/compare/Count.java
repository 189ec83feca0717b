package org.variorum.bench.compare;

/**
 * A task done once.
 *
 * @param nanos how long processors worked for it ({@link ProcessorTime})
 */
record Count(long nodes, long nanos) {

  double seconds() {
    return nanos / 1e9;
  }
}
