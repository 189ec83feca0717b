package org.variorum.testkit.naive.position;

import java.util.List;

/**
 * What is asked of mechanisms and goals. Each is a class that answers the hooks on which it has a say; a caller does not
 * know which mechanisms there are.
 */
public interface Hook {

  /** What answers for it: itself, and others where one class is too few. */
  default List<Hook> parts() {
    return List.of(this);
  }
}
