package org.variorum.rules.definition;

import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.movement.Movement;

/**
 * A movement with its limits.
 *
 * @param movement how the man goes
 * @param from where it must stand to go so
 * @param to where it must end
 * @param victims the letters of the men it may capture so; empty for all
 */
public record Way(Movement movement, Region from, Region to, Set<String> victims) {

  public Way {
    victims = Set.copyOf(victims);
  }
}
