package org.variorum.rules.language;

import java.util.List;
import java.util.Optional;

/**
 * What a list of games shows of a definition.
 *
 * @param id the file name without its ending
 * @param name the name of the game
 * @param version the version of the definition
 * @param inventor the inventor and the year, if known
 * @param about one sentence
 * @param source where the rules were published
 * @param options what players can choose, in the order of the file
 */
public record GameCard(String id, String name, String version, Optional<String> inventor,
    Optional<String> about,
    Optional<String> source, List<Option> options) {

  /** A change of rules that players can choose when a game starts. */
  public record Option(String id, String about) {}

  public GameCard {
    options = List.copyOf(options);
  }
}
