package org.variorum.bench.compare;

import java.util.Locale;

/** A kind of work that is measured. */
enum Workload {
  /** Perft, in leaves per second. */
  PERFT,
  /** A search on one thread, in nodes per second. */
  SEARCH;

  /** The workload's name on the command line and in tables. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
