package org.variorum.rules.condition;

import java.util.List;

/** A whole number that can be read off a position. */
public sealed interface Quantity {

  /** A constant number. */
  record Constant(int value) implements Quantity {}

  /** The number of selected pieces on the board, counted only on squares that are in all of the places. */
  record PiecesOnBoard(PieceSelector pieces, List<Place> places) implements Quantity {
    public PiecesOnBoard {
      places = List.copyOf(places);
    }
  }

  /**
   * The value of a counter, which a position remembers for each side.
   *
   * @param name the name of the counter
   * @param owner the side, never {@link Owner#ANY}
   */
  record Counter(String name, Owner owner) implements Quantity {}

  /** The number of selected pieces in hand. */
  record PiecesInHand(PieceSelector pieces) implements Quantity {}
}
