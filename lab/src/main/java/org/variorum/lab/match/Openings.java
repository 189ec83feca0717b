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
    List<Opening> openings = List.copyOf(list);
    if (openings.isEmpty()) {
      throw new IllegalArgumentException("no opening");
    }
    return index -> openings.get(index % openings.size());
  }
}
