package org.variorum.rules.movement.betza;

import java.util.List;
import org.variorum.rules.movement.Path;

/** A part of a movement that is complete in itself: modifiers with their atom, or with their brackets. */
sealed interface Term permits Ride, Chain, Bent {

  /** Where it starts. */
  int column();

  /** What it says, for White. */
  List<Path> paths();
}
