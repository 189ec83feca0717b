package org.variorum.rules.rule;

import org.variorum.rules.position.MoveBuffer;

/** Forbids moves because of others that can be made. */
@FunctionalInterface
public interface Veto {

  /** Takes moves out of all that are legal but for this; never takes all. */
  void strike(MoveBuffer moves);
}
