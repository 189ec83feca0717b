package org.variorum.lab.match;

import java.util.List;

/** Openings by number, from 0. The same number always gives the same opening. Thread-safe. */
@FunctionalInterface
public interface Openings {

  Opening at(int index);

  /**
   * The openings of a list, which is repeated when it is used up.
   *
   * @throws IllegalArgumentException if the list is empty
   */
  static Openings of(List<Opening> list) {
    List<Opening> kept = List.copyOf(list);
    if (kept.isEmpty()) {
      throw new IllegalArgumentException("no opening");
    }
    return index -> kept.get(index % kept.size());
  }
}
