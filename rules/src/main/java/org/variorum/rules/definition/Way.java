package org.variorum.rules.definition;

import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.Path;

/**
 * A movement of a piece, with its limits.
 *
 * @param movement the movement
 * @param from the squares from which the piece may make the movement
 * @param to the squares on which the movement may end
 * @param victims the letters of the pieces that the movement may capture; empty for all pieces
 * @param over the pieces over which the movement may hop, if it is a hopper's
 * @param when the condition, tested in the position before the move for the mover's side; empty if there is none
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

  /** Whether another way captures pieces of any kind wherever this way captures a piece. False if that is uncertain. */
  public boolean capturesAreCoveredBy(Way other) {
    return other.victims.isEmpty() && (other.when.isEmpty() || other.when.equals(when))
        && other.over.includeAllOf(over)
        && (other.from.equals(from) || other.from.equals(Region.EVERYWHERE))
        && (other.to.equals(to) || other.to.equals(Region.EVERYWHERE))
        && movement.paths().stream().filter(Path::captures).allMatch(path -> other.movement.paths().stream()
            .anyMatch(otherPath -> otherPath.captures() && path.isWithin(otherPath)));
  }
}
