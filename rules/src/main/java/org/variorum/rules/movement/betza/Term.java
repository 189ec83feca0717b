package org.variorum.rules.movement.betza;

import java.util.List;
import org.variorum.rules.movement.Path;

/** A self-contained part of a movement: modifiers with one atom, or modifiers with brackets. */
sealed interface Term permits Ride, Chain, Bent {

  /** The column where the term starts, from 1. */
  int column();

  /** Returns the paths that the term describes, for White. */
  List<Path> paths();
}
