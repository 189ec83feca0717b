package org.variorum.rules.rule.turn;

import java.util.List;
import org.variorum.rules.definition.Mechanism;

/**
 * A turn that is not simply one move. It is a list of parts, each a move. No part may leave the own royal piece attacked, and
 * a part that gives check ends the turn.
 *
 * @param parts what holds of each part, at least one
 * @param grows whether a turn that was shorter than that is followed by one that is a move longer; else by one that has all parts
 */
public record Turn(List<Part> parts, boolean grows) implements Mechanism {

  /** The greatest number of parts. */
  public static final int MAX_PARTS = 8;

  public Turn {
    parts = List.copyOf(parts);
  }

  /** Whether no part may be passed and there is only one, as in games without a word about turns. */
  boolean isUsual() {
    return parts.equals(List.of(new Part(Passing.NEVER)));
  }

  /** Whether a turn has several moves. */
  boolean hasSeveral() {
    return parts.size() > 1;
  }

  /**
   * A part of a turn.
   *
   * @param passing when the player may pass instead, which ends the turn
   */
  public record Part(Passing passing) {}

  /** When a player may pass. */
  public enum Passing {
    NEVER,
    /** Only where there is no legal move. */
    WITHOUT_MOVE, ALWAYS
  }
}
