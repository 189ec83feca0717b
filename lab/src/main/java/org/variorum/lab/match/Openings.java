package org.variorum.lab.match;

import java.util.List;

/** Openings by number, from 0; the same ones in each run. Safe for several threads. */
@FunctionalInterface
public interface Openings {

  Opening at(int index);

  /**
   * Openings of a list, which starts again when it is used up.
   *
   * @throws IllegalArgumentException if there is none
   */
  static Openings of(List<Opening> list) {
    List<Opening> kept = List.copyOf(list);
    if (kept.isEmpty()) {
      throw new IllegalArgumentException("no opening");
    }
    return index -> kept.get(index % kept.size());
  }
}
