package org.variorum.rules.board;

import java.util.Set;

/**
 * Squares on which a rule depends and which a board marks.
 *
 * @param region the squares in the view of each side
 * @param sign the mark that the board shows
 * @param sides the sides to which the rule applies
 * @param meaning the rule for the squares: the part of a sentence after the names of the squares and a colon
 */
public record Zone(Region region, Sign sign, Set<Side> sides, String meaning) {

  /** The mark for squares on which a rule depends. */
  public enum Sign {
    /** A line around the squares, for a limit of moves. */
    BORDER,
    /** A broken line around the squares, for promotion. */
    PROMOTION,
    /** A flag on each square, for a goal: a side that reaches it wins, or ends the game. */
    GOAL,
    /** Arrows from each square in the directions in which pieces may leave it. */
    ARROWS
  }

  public Zone {
    sides = Set.copyOf(sides);
  }

  /** A zone of both sides. */
  public Zone(Region region, Sign sign, String meaning) {
    this(region, sign, Set.of(Side.values()), meaning);
  }
}
