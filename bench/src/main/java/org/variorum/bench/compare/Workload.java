package org.variorum.bench.compare;

import java.util.Locale;

/** What is measured. */
enum Workload {
  /** Leaves of perft a second. */
  PERFT,
  /** Nodes a second of a search on one thread. */
  SEARCH;

  /** As it is said on the command line and in tables. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
