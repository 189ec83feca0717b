package org.variorum.rules.rule.counters;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.NamedNumber;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.platform.Copies;

/**
 * Numbers that each side has of its own and that its moves change. The changes that a move makes to a counter are added up, those by check
 * last, and each time a number below 0 becomes 0, and one above its bound the bound. Two positions with different numbers are not the
 * same.
 */
public record Counters(List<Counter> counters) implements Mechanism {

  /** After what a counter changes: something that a side's move does. */
  public enum Event {
    /**
     * Pieces of the enemy's are captured. Of each kind as many count as the enemy has fewer on the board after the move, whatever took them
     * or had them change sides.
     */
    CAPTURES,
    /** It gives check. */
    CHECKS,
    /** A piece on the board moves, also to capture, to castle, or to become another. */
    MOVES,
    /** A piece becomes another by its own move. */
    PROMOTIONS,
    /** A piece comes from the hand instead of a move. */
    DROPS,
    /** The side passes. */
    PASSES
  }

  /**
   * How a counter changes.
   *
   * @param after after what
   * @param by the letters of the pieces that move or are dropped, as they were before; of all where these do not come into it
   * @param of the letters of the pieces that are captured
   * @param to where the move must end
   * @param as only moves that this movement could make on the empty board, from where the piece stands to where the move ends; empty: any
   * @param adds how much is added each time, for captures for each piece; perhaps less than 0
   * @param worth how much is added for each captured piece by its letter, 0 for those that are not named; empty where {@code adds} says it
   */
  public record Change(Event after, Set<String> by, Set<String> of, Region to,
      Optional<Movement> as, int adds, Map<String, Integer> worth) {

    public Change {
      by = Set.copyOf(by);
      of = Set.copyOf(of);
      worth = Copies.of(worth);
    }

    /** Whether something may be added by it. */
    boolean mayAdd() {
      return worth.isEmpty() ? adds > 0 : worth.values().stream().anyMatch(amount -> amount > 0);
    }

    /** How much is added for a captured piece. */
    public int worth(String letter) {
      return worth.isEmpty() ? of.contains(letter) ? adds : 0 : worth.getOrDefault(letter, 0);
    }
  }

  /**
   * A number of each side.
   *
   * @param name what it is called
   * @param start with what a side begins
   * @param most how much a side may have
   * @param limited whether a move is not legal by which it would fall below 0
   */
  public record Counter(String name, int start, int most, boolean limited, List<Change> changes) {

    public Counter {
      changes = List.copyOf(changes);
    }

    /** Whether it changes after something. */
    public boolean follows(Event event) {
      return changes.stream().anyMatch(change -> change.after() == event);
    }
  }

  public Counters {
    counters = List.copyOf(counters);
  }

  @Override
  public List<NamedNumber> namedNumbers() {
    return counters.stream()
        .map(counter -> new NamedNumber(counter.name(), counter.most(), counter.follows(Event.CHECKS)))
        .toList();
  }
}
