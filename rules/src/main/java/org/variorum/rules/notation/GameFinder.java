package org.variorum.rules.notation;

import java.util.Map;
import java.util.Optional;
import org.variorum.rules.game.Game;

/** Finds the game that a record's tags speak of: by {@link DefinitionTag}, or by {@code Variant}. */
@FunctionalInterface
public interface GameFinder {

  /** The game; empty if there is none. */
  Optional<Game> find(Map<String, String> tags);

  /**
   * The same game where kings and rooks castle from any squares, for positions that say so in their rights alone; empty if
   * there is none.
   */
  default Optional<Game> fromAnySquares(Game game) {
    return Optional.empty();
  }
}
