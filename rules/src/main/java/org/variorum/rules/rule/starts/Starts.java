package org.variorum.rules.rule.starts;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Mechanism;

/**
 * A game begins in one of many positions, which are numbered from 0. White's pieces are put on some squares, by placings one after
 * the other; each has so many ways, counted from 0 in the order of squares. The number of a start is the number of the way of the
 * first placing, and so many times the ways of it that of the second, and so on.
 *
 * @param placings in their order
 * @param squares which squares of White's are filled; all else stands as in the start position of the definition
 * @param black how Black's pieces stand
 * @param condition what must hold of White's pieces where Black's stand as they do; starts of which it does not hold are left out,
 *     and have no number
 */
public record Starts(List<Placing> placings, Region squares, Black black, Optional<Condition> condition)
    implements
    Mechanism {

  /** How Black's pieces stand. */
  public enum Black {
    /** On the same files as White's. */
    MIRRORED,
    /** As White's on a board that is turned by half a circle. */
    TURNED,
    /** By a number of their own, on squares that lie opposite White's. */
    APART
  }

  /**
   * Some pieces are put on free squares.
   *
   * @param letters the pieces, in the order in which they then stand, square by square
   * @param limit on which squares
   */
  public record Placing(List<String> letters, Limit limit) {

    public Placing {
      letters = List.copyOf(letters);
    }
  }

  /** Where pieces may be put. */
  public sealed interface Limit {

    /** On any square that is filled. */
    record None() implements Limit {}

    /** On squares of the other colour than the square of a piece that was put before. */
    record Unlike(String letter) implements Limit {}

    /** On some squares. */
    record On(Region region) implements Limit {}
  }

  public Starts {
    placings = List.copyOf(placings);
  }

  @Override
  public boolean keepsMaterial() {
    return true;
  }

  @Override
  public boolean shufflesStart() {
    return true;
  }
}
