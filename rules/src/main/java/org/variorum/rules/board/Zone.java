package org.variorum.rules.board;

import java.util.Set;

/**
 * Squares that a rule asks of, so that a board shows them.
 *
 * @param region the squares, as the sides see them
 * @param sign how they are shown
 * @param sides the sides of which it is asked
 * @param meaning what the rule says of them, as the second half of a sentence that has named them
 */
public record Zone(Region region, Sign sign, Set<Side> sides, String meaning) {

  /** How squares are shown. */
  public enum Sign {
    /** By a line around them: what may be done depends on them. */
    BORDER,
    /** By a broken line around them: pieces become others there. */
    PROMOTION,
    /** By a flag on each: a side that comes there wins, or ends the game. */
    GOAL,
    /** By arrows: in these directions pieces may leave the square. */
    ARROWS
  }

  public Zone {
    sides = Set.copyOf(sides);
  }

  /** For both sides. */
  public Zone(Region region, Sign sign, String meaning) {
    this(region, sign, Set.of(Side.values()), meaning);
  }
}
