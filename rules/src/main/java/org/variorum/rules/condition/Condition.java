package org.variorum.rules.condition;

import java.util.List;
import java.util.Set;

/** What holds of a position, or does not, as a side sees it: what is the side's is its own, what is the other's the enemy's. */
public sealed interface Condition {

  /** All of these hold. */
  record All(List<Condition> parts) implements Condition {
    public All {
      parts = List.copyOf(parts);
    }
  }

  /** At least one of these holds. */
  record Any(List<Condition> parts) implements Condition {
    public Any {
      parts = List.copyOf(parts);
    }
  }

  /** This does not hold. */
  record Not(Condition part) implements Condition {}

  /**
   * A royal piece is attacked.
   *
   * @param owner never {@link Owner#ANY}
   */
  record InCheck(Owner owner) implements Condition {}

  /**
   * The last piece that a side has moved, among the pieces for which a rule keeps track of this, is one of these.
   *
   * @param owner never {@link Owner#ANY}
   */
  record Moved(Owner owner, Set<String> letters) implements Condition {
    public Moved {
      letters = Set.copyOf(letters);
    }
  }

  /** The square that is meant exists and lies in all of these places; of several that are meant, each. */
  record Lies(Spot spot, List<Place> places) implements Condition {
    public Lies {
      places = List.copyOf(places);
    }
  }

  /** Two numbers compare so. */
  record Compared(Quantity left, Relation relation, Quantity right) implements Condition {}
}
