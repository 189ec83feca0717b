package org.variorum.bench.compare;

import java.util.Locale;

/** What else the process does that is measured. */
enum Setting {
  /** Nothing: Java compiles for one game only. */
  ALONE,
  /** Other games in turns: Java compiles for all of them. */
  MIXED;

  /** As it is said on the command line and in tables. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
