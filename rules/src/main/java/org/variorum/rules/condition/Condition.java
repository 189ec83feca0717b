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
  record Moved(Owner owner, Set<String> letters) implements Condition {
    public Moved {
      letters = Set.copyOf(letters);
    }
  }

  /** Each square of a spot is in all of these places. False for a spot without squares, except {@link Spot#BETWEEN}. */
  record Lies(Spot spot, List<Place> places) implements Condition {
    public Lies {
      places = List.copyOf(places);
    }
  }

  /** The left number has a relation to the right number. */
  record Compared(Quantity left, Relation relation, Quantity right) implements Condition {}
}
