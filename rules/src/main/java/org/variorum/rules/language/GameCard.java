package org.variorum.rules.language;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The entry of a game in a list of games.
 *
 * @param id the file name without its extension
 * @param name the name of the game
 * @param version the version of the definition
 * @param inventor the inventor and the year, if known
 * @param about a description of the game in one sentence
 * @param source where the rules were published
 * @param family the family under which lists show the game
 * @param formOf the name of the game of which this is a form, if any; lists show all forms of a game as one entry
 * @param options the options that players can choose, in the order of the file
 */
public record GameCard(String id, String name, String version, Optional<String> inventor,
    Optional<String> about, Optional<String> source, GameFamily family, Optional<String> formOf,
    List<Option> options) {

  /**
   * The order of lists: by family. In a family, the game with the family's id is first. The other games follow by name,
   * with the forms of one game together.
   */
  public static final Comparator<GameCard> ORDER = Comparator.comparing(GameCard::family)
      .thenComparing(card -> !card.family().id().equals(card.id()))
      .thenComparing(GameCard::heading, String.CASE_INSENSITIVE_ORDER)
      .thenComparing(GameCard::name, String.CASE_INSENSITIVE_ORDER).thenComparing(GameCard::id);

  /** A change of rules that players can choose when a game starts: its name, and a sentence that describes it. */
  public record Option(String id, String about) {}

  public GameCard {
    options = List.copyOf(options);
  }

  /** Returns a copy in another family. */
  public GameCard withFamily(GameFamily other) {
    return new GameCard(id, name, version, inventor, about, source, other, formOf, options);
  }

  /** The name by which lists sort the game: the game of which this is a form, or else the game's own name. */
  private String heading() {
    return formOf.orElse(name);
  }
}
