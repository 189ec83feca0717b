package org.variorum.rules.condition;

import org.variorum.rules.board.Region;

/** Where pieces stand that are meant. */
public sealed interface Place {

  /** In a region, from the point of view of the side for which the condition is tested. */
  record In(Region region) implements Place {}

  /** Within a number of king's steps of one of some pieces, itself not counted. */
  record Near(PieceSelector pieces, int distance) implements Place {}

  /** Within a number of king's steps of a square of the spot, itself not counted. */
  record Around(Spot spot, int distance) implements Place {}

  /** Where neither a piece nor a wall stands. */
  record Free() implements Place {}

  /** On a square of the spot. */
  record At(Spot spot) implements Place {}

  /**
   * Where a royal piece would be attacked (COM-4).
   *
   * @param by the attackers; never of {@link Owner#ANY}
   * @param freely whether by movement alone, whatever must hold before ways are gone
   */
  record Attacked(PieceSelector by, boolean freely) implements Place {}

  /** Everywhere else. */
  record Not(Place place) implements Place {}
}
