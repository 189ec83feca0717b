package org.variorum.rules.judge;

import org.variorum.rules.condition.Spot;

/** The names of the squares of a move, by the moment at which a condition is tested. */
enum SpotWords {

  /** Before a piece moves. */
  BEFORE_MOVE("where the piece stands", "where it stands", "where it goes"),
  /** After a piece has moved. */
  AFTER_MOVE("that was left", "the one that was left", "where the piece has gone"),
  /** After a piece has been dropped, without a square from which it comes. */
  AFTER_DROP("where the piece was dropped", "where the piece was dropped", "where the piece was dropped");

  private final String here;
  /** Words for the same square in a phrase that has already mentioned squares. */
  private final String shortHere;
  private final String there;

  SpotWords(String here, String shortHere, String there) {
    this.here = here;
    this.shortHere = shortHere;
    this.there = there;
  }

  /** Returns words for the square of a spot, or for one of its squares. */
  String oneSquare(Spot spot) {
    return spot == Spot.BETWEEN ? "a square " + between() : onlySquare(spot);
  }

  /** Returns words for all squares of a spot. */
  String eachSquare(Spot spot) {
    return spot == Spot.BETWEEN ? "each square " + between() : onlySquare(spot);
  }

  /** Returns words for the only square of a spot. */
  private String onlySquare(Spot spot) {
    return switch (spot) {
      case HERE -> "the square " + here;
      case THERE -> "the square " + there;
      case BETWEEN, BEYOND, BEHIND -> "the " + nextSquare(spot);
    };
  }

  /** Returns words for the square of {@link Spot#BEHIND} or {@link Spot#BEYOND}, without an article. */
  String nextSquare(Spot spot) {
    return "next square " + (spot == Spot.BEHIND ? "behind " + shortHere : "beyond " + there);
  }

  private String between() {
    return "between " + shortHere + " and " + there;
  }

  /** Returns words for the place of a piece on a square of the spot. */
  String location(Spot spot) {
    return switch (spot) {
      case HERE -> this == AFTER_MOVE ? "on " + onlySquare(spot) : here;
      case THERE -> there;
      case BETWEEN -> between();
      case BEYOND, BEHIND -> "on " + onlySquare(spot);
    };
  }
}
