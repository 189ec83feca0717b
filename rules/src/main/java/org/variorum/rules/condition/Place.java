package org.variorum.rules.condition;

import org.variorum.rules.board.Region;

/** A set of squares that a condition names. */
public sealed interface Place {

  /** The squares of a region in the view of the side for which the condition is tested. */
  record InRegion(Region region) implements Place {}

  /** The squares at most {@code distance} king's steps from a selected piece, without the square of that piece. */
  record NearPiece(PieceSelector pieces, int distance) implements Place {}

  /** The squares at most {@code distance} king's steps from a square of the spot, without that square. */
  record NearSpot(Spot spot, int distance) implements Place {}

  /** The squares without a piece or a wall. */
  record Free() implements Place {}

  /** The squares of the spot. */
  record OnSpot(Spot spot) implements Place {}

  /**
   * The squares where a royal piece would be attacked (COM-4).
   *
   * @param attackers the attackers; their owner is never {@link Owner#ANY}
   * @param ignoresConditions whether attacks by ways with a condition count even if the condition does not hold
   */
  record Attacked(PieceSelector attackers, boolean ignoresConditions) implements Place {}

  /** The squares that are not in a place. */
  record Not(Place place) implements Place {}
}
