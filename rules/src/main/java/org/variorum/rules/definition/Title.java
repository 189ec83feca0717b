package org.variorum.rules.definition;

import java.util.List;
import java.util.Optional;

/**
 * What people call a game, and how they know it by sight.
 *
 * @param key the definition's owner, name and version
 * @param name the name to show
 * @param inventor the inventor and the year, if known
 * @param about one sentence for a list of games
 * @param source where the rules were published
 * @param otherNames other names by which people look for the game
 * @param look how board and pieces are drawn
 * @param hash SHA-256 of the definition's text, of those it starts from and of the chosen options, in hexadecimal; where
 *     the definition is not built in, also of its owner
 */
public record Title(DefinitionKey key, String name, Optional<String> inventor, Optional<String> about,
    Optional<String> source, List<String> otherNames, Look look, String hash) {

  public Title {
    otherNames = List.copyOf(otherNames);
  }

  /** By what it is asked for. */
  public String id() {
    return key.id();
  }

  public String version() {
    return key.version();
  }
}
