package org.variorum.rules.notation;

import java.util.Map;
import java.util.Optional;
import org.variorum.rules.game.Game;

/** A finder of the game that the tags of a record name by {@link DefinitionTag} or {@code Variant}. */
@FunctionalInterface
public interface GameFinder {

  /** Returns the game that the tags name; empty if there is none. */
  Optional<Game> find(Map<String, String> tags);

  /**
   * Returns the variant of a game in which kings and rooks castle from any squares; empty if there is none. Readers try
   * this variant on a FEN that the game refuses, for example because of its castling rights.
   */
  default Optional<Game> castlingFromAnySquares(Game game) {
    return Optional.empty();
  }
}
