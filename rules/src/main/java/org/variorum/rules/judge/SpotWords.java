package org.variorum.rules.judge;

import org.variorum.rules.condition.Spot;

/** The names of the squares of a move, by the moment at which a condition is tested. */
enum SpotWords {

  /** Before a piece goes. */
  BEFORE_MOVE("where the piece stands", "where it stands", "where it goes"),
  /** When it has gone. */
  AFTER_MOVE("that was left", "the one that was left", "where the piece has gone"),
  /** When it has been dropped: it comes from nowhere. */
  AFTER_DROP("where the piece was dropped", "where the piece was dropped", "where the piece was dropped");

  private final String here;
  /** The same where squares have been spoken of. */
  private final String ofHere;
  private final String there;

  SpotWords(String here, String ofHere, String there) {
    this.here = here;
    this.ofHere = ofHere;
    this.there = there;
  }

  /** The square that is meant; of several, one of them. */
  String one(Spot spot) {
    return spot == Spot.BETWEEN ? "a square " + between() : theOnly(spot);
  }

  /** All squares that are meant. */
  String each(Spot spot) {
    return spot == Spot.BETWEEN ? "each square " + between() : theOnly(spot);
  }

  /** The one square that is meant. */
  private String theOnly(Spot spot) {
    return switch (spot) {
      case HERE -> "the square " + here;
      case THERE -> "the square " + there;
      case BETWEEN, BEYOND, BEHIND -> "the " + next(spot);
    };
  }

  /** The next square in the line, without an article. */
  String next(Spot spot) {
    return "next square " + (spot == Spot.BEHIND ? "behind " + ofHere : "beyond " + there);
  }

  private String between() {
    return "between " + ofHere + " and " + there;
  }

  /** Where something stands that stands on one of them. */
  String at(Spot spot) {
    return switch (spot) {
      case HERE -> this == AFTER_MOVE ? "on " + theOnly(spot) : here;
      case THERE -> there;
      case BETWEEN -> between();
      case BEYOND, BEHIND -> "on " + theOnly(spot);
    };
  }
}
