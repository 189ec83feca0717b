package org.variorum.testkit.naive.position;

import java.util.List;

/**
 * A question to mechanisms and goals. Each mechanism is a class that implements the hooks that concern it; callers do
 * not know which mechanisms there are.
 */
public interface Hook {

  /** The parts of a mechanism: itself, and others if it needs several classes. */
  default List<Hook> parts() {
    return List.of(this);
  }
}
