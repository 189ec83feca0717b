package org.variorum.bench.compare;

/** A task done once: what was counted, in millions a second. */
record Count(long nodes, double mnps) {

  static Count of(long nodes, long nanos) {
    return new Count(nodes, nodes * 1e3 / Math.max(1, nanos));
  }

  /** How long it took. */
  double seconds() {
    return nodes / Math.max(1e-9, mnps * 1e6);
  }
}
