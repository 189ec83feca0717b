package org.variorum.rules.notation;

import java.util.Map;
import java.util.Optional;
import org.variorum.rules.game.Game;

/** Finds the game that the tags of a record name by {@link DefinitionTag} or {@code Variant}. */
@FunctionalInterface
public interface GameFinder {

  /** Returns the game that the tags name; empty if there is none. */
  Optional<Game> find(Map<String, String> tags);

  /**
   * Returns the same game with castling from any squares; empty if there is none. A FEN may need that game because of
   * its castling rights alone.
   */
  default Optional<Game> fromAnySquares(Game game) {
    return Optional.empty();
  }
}
