package org.variorum.rules.board;

import java.util.Set;

/**
 * Squares on which a rule depends and which a board marks.
 *
 * @param region the squares for each side
 * @param sign the mark that the board shows
 * @param sides the sides to which the rule applies
 * @param meaning the rule for the squares: a clause to follow the names of the squares, for example {@code pawns may
 *     promote there}
 */
public record Zone(Region region, Sign sign, Set<Side> sides, String meaning) {

  /** The kind of mark on the squares. */
  public enum Sign {
    /** A line around the squares, for a limit on moves. */
    BORDER,
    /** A broken line around the squares, for promotion. */
    PROMOTION,
    /** A flag on each square, for a goal: a side that reaches the square wins, or ends the game. */
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
