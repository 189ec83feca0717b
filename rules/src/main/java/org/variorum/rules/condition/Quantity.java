package org.variorum.rules.condition;

import java.util.List;

/** A whole number that can be read off a position. */
public sealed interface Quantity {

  /** A constant number. */
  record Fixed(int value) implements Quantity {}

  /** The number of selected pieces on the board on squares that are in all of the places. */
  record Standing(PieceSelector pieces, List<Place> places) implements Quantity {
    public Standing {
      places = List.copyOf(places);
    }
  }

  /**
   * A number that a position remembers for a side.
   *
   * @param name the name of the number
   * @param owner the side, never {@link Owner#ANY}
   */
  record Remembered(String name, Owner owner) implements Quantity {}

  /** The number of selected pieces in hand. */
  record Held(PieceSelector pieces) implements Quantity {}
}
