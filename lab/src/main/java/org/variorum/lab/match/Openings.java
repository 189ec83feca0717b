package org.variorum.lab.match;

import java.util.List;

/** Numbered openings. The same number always gives the same opening. Thread-safe. */
@FunctionalInterface
public interface Openings {

  /** Returns the opening with a number, from 0. */
  Opening opening(int index);

  /**
   * The openings of a list, which is repeated when it is used up.
   *
   * @throws IllegalArgumentException if the list is empty
   */
  static Openings of(List<Opening> list) {
    List<Opening> openings = List.copyOf(list);
    if (openings.isEmpty()) {
      throw new IllegalArgumentException("the list of openings is empty");
    }
    return index -> openings.get(index % openings.size());
  }
}
