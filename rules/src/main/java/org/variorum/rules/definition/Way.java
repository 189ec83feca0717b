package org.variorum.rules.definition;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.Path;

/**
 * A movement with its limits.
 *
 * @param movement how the piece goes
 * @param from where it must stand to go so
 * @param to where it must end
 * @param victims the letters of the pieces it may capture so; empty for all
 * @param over the pieces it may hop over, where it hops
 * @param when what must hold before it goes so, as its side sees it
 */
public record Way(Movement movement, Region from, Region to, Set<String> victims, Hurdles over,
    Optional<Condition> when) {

  public Way {
    victims = Set.copyOf(victims);
  }

  /** A way without limits. */
  public static Way of(Movement movement) {
    return new Way(movement, Region.EVERYWHERE, Region.EVERYWHERE, Set.of(), Hurdles.ANY, Optional.empty());
  }

  /** Whether another way captures all pieces wherever this one captures some. */
  public boolean isCapturedBy(Way other) {
    return other.victims.isEmpty() && (other.when.isEmpty() || other.when.equals(when))
        && other.over.holdAllOf(over)
        && (other.from.equals(from) || other.from.equals(Region.EVERYWHERE))
        && (other.to.equals(to) || other.to.equals(Region.EVERYWHERE))
        && movement.paths().stream().filter(Path::captures).allMatch(path -> other.movement.paths().stream()
            .anyMatch(wider -> wider.captures() && path.isWithin(wider)));
  }
}
