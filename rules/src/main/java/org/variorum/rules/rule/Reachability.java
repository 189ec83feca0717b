package org.variorum.rules.rule;

import org.variorum.rules.board.Region;

/** Where pieces can ever come, wherever others stand, as far as their movement, drops and promotions tell. */
@FunctionalInterface
public interface Reachability {

  /** Whether a piece of a kind may come to some squares. */
  boolean mayReach(String letter, Region region);
}
