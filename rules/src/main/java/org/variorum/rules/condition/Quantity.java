package org.variorum.rules.condition;

import java.util.List;

/** A whole number that can be read off a position. */
public sealed interface Quantity {

  /** Always the same. */
  record Fixed(int value) implements Quantity {}

  /** How many of some pieces stand on the board, at all of some places. */
  record Standing(PieceSelector pieces, List<Place> places) implements Quantity {
    public Standing {
      places = List.copyOf(places);
    }
  }

  /**
   * A number of a side that a position remembers.
   *
   * @param name how it is called
   * @param owner never {@link Owner#ANY}
   */
  record Remembered(String name, Owner owner) implements Quantity {}

  /** How many of some pieces are in hand. */
  record Held(PieceSelector pieces) implements Quantity {}
}
