package org.variorum.rules.rule.turn;

import java.util.List;
import java.util.Set;
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

  /** Whether a part is not just any move, or the parts after the first are not alike. */
  boolean partsDiffer() {
    return parts.stream().anyMatch(part -> !part.equals(new Part(part.passing())))
        || parts.stream().skip(1).distinct().count() > 1;
  }

  /** Whether some part may not be any move. */
  boolean limits() {
    return parts.stream().anyMatch(Part::limits);
  }

  /** Whether some part asks which piece made the move before. */
  boolean asksWhoMoved() {
    return parts.stream().anyMatch(part -> part.by() != By.ANY);
  }

  /**
   * A part of a turn.
   *
   * @param passing when the player may pass instead
   * @param skipped whether that leads to the next part; else it ends the turn
   * @param pieces the letters of the pieces that may make the move, as they are before it; empty: all
   * @param sort which moves it may be
   * @param by which piece makes it
   * @param goesOn after which moves the turn goes on, if it has another part
   */
  public record Part(Passing passing, boolean skipped, Set<String> pieces, Sort sort, By by, GoesOn goesOn) {

    public Part {
      pieces = Set.copyOf(pieces);
    }

    /** Any move, after which the turn goes on. */
    Part(Passing passing) {
      this(passing, false, Set.of(), Sort.ANY, By.ANY, GoesOn.AFTER_ANY);
    }

    /** Whether it may not be any move. */
    boolean limits() {
      return !pieces.isEmpty() || sort != Sort.ANY || by != By.ANY;
    }
  }

  /** When a player may pass. */
  public enum Passing {
    NEVER,
    /** Only where there is no legal move. */
    WITHOUT_MOVE, ALWAYS
  }

  /** Which moves a part may be. Who acts on a piece captures. */
  public enum Sort {
    ANY, CAPTURES, NO_CAPTURES, DROPS, NO_DROPS
  }

  /** Which piece makes a move, beside that of the move before in the turn. */
  public enum By {
    ANY,
    /** That piece; nobody, if it is no longer there. */
    SAME,
    /** Another, or one from the hand. */
    ANOTHER
  }

  /** After which moves a turn goes on. Who acts on a piece captures. */
  public enum GoesOn {
    AFTER_ANY, AFTER_CAPTURE, AFTER_NO_CAPTURE
  }
}
