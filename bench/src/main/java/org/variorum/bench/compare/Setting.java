package org.variorum.bench.compare;

import java.util.Locale;

/** The number of games in a measured process. */
enum Setting {
  /** One game: Java compiles for this game only. */
  ALONE,
  /** Several games in turns: Java compiles for all of them. */
  MIXED;

  /** The setting's name on the command line and in tables. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
