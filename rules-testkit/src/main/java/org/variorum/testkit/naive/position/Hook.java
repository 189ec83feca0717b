package org.variorum.testkit.naive.position;

import java.util.List;

/**
 * Extension point for mechanisms and goals. Each mechanism implements the hooks that it needs; callers find mechanisms
 * by hook only.
 */
public interface Hook {

  /** The parts of a mechanism: itself, and more objects if it needs several classes. */
  default List<Hook> parts() {
    return List.of(this);
  }
}
