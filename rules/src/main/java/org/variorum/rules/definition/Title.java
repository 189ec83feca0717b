package org.variorum.rules.definition;

import java.util.List;
import java.util.Optional;

/**
 * The presentation of a game: its names, its origin and the look of its board and pieces.
 *
 * @param key the definition's owner, name and version
 * @param name the name to show
 * @param inventor the inventor and the year, if known
 * @param about one sentence for a list of games
 * @param source where the rules were published
 * @param otherNames other names of the game, for search
 * @param look how to draw the board and the pieces
 * @param hash SHA-256, in hexadecimal, of the texts of the definition and its ancestors, the chosen options and, if the
 *     definition is not built in, its full id
 */
public record Title(DefinitionKey key, String name, Optional<String> inventor, Optional<String> about,
    Optional<String> source, List<String> otherNames, Look look, String hash) {

  public Title {
    otherNames = List.copyOf(otherNames);
  }

  /** The id under which the game is found; see {@link DefinitionKey#id}. */
  public String id() {
    return key.id();
  }

  public String version() {
    return key.version();
  }
}
