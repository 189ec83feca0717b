package org.variorum.rules.condition;

import org.variorum.rules.board.Region;

/** Where pieces stand that are meant. */
public sealed interface Place {

  /** In a region, as the side sees it of which the condition is asked. */
  record In(Region region) implements Place {}

  /** Within so many king's steps of one of some pieces, itself not counted. */
  record Near(Whom whom, int distance) implements Place {}

  /** Where neither a piece nor a wall stands. */
  record Free() implements Place {}

  /** On the square that is meant, or one of those. */
  record At(Spot spot) implements Place {}

  /**
   * Where a royal piece would be attacked by a side (COM-4), or would not.
   *
   * @param by the side's pieces; never {@link Owner#ANY}
   */
  record Attacked(Owner by, boolean so) implements Place {}
}
