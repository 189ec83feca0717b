package org.variorum.rules.condition;

import java.util.List;
import java.util.Set;

/** A condition on a position, tested for one side. Own pieces belong to this side, enemy pieces to the opponent. */
public sealed interface Condition {

  /** All parts hold. */
  record All(List<Condition> parts) implements Condition {
    public All {
      parts = List.copyOf(parts);
    }
  }

  /** At least one part holds. */
  record Any(List<Condition> parts) implements Condition {
    public Any {
      parts = List.copyOf(parts);
    }
  }

  /** The part does not hold. */
  record Not(Condition part) implements Condition {}

  /**
   * A royal piece of the owner is attacked.
   *
   * @param owner the owner of the royal piece, never {@link Owner#ANY}
   */
  record InCheck(Owner owner) implements Condition {}

  /**
   * The last piece that a side has moved is of one of these kinds. Only moves of pieces that a rule tracks count.
   *
   * @param owner the side that moved, never {@link Owner#ANY}
   * @param letters the letters of the kinds
   */
  record LastMoved(Owner owner, Set<String> letters) implements Condition {
    public LastMoved {
      letters = Set.copyOf(letters);
    }
  }

  /** Each square of a spot is in all of these places. If there is no square, true only for {@link Spot#BETWEEN}. */
  record SpotIn(Spot spot, List<Place> places) implements Condition {
    public SpotIn {
      places = List.copyOf(places);
    }
  }

  /** The left number has a relation to the right number, for example {@code at least}. */
  record Comparison(Quantity left, Relation relation, Quantity right) implements Condition {}
}
