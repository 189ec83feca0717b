package org.variorum.rules.language;

import java.util.Comparator;
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
 * @param family with which games it stands together
 * @param formOf the name of the game of which it is one form; lists show all forms of it as one
 * @param options what players can choose, in the order of the file
 */
public record GameCard(String id, String name, String version, Optional<String> inventor,
    Optional<String> about, Optional<String> source, GameFamily family, Optional<String> formOf,
    List<Option> options) {

  /**
   * The order of lists: by families; in each the game first that it is called after, then the others by name, the forms of one game
   * together.
   */
  public static final Comparator<GameCard> ORDER = Comparator.comparing(GameCard::family)
      .thenComparing(card -> !card.family().id().equals(card.id()))
      .thenComparing(GameCard::heading, String.CASE_INSENSITIVE_ORDER)
      .thenComparing(GameCard::name, String.CASE_INSENSITIVE_ORDER).thenComparing(GameCard::id);

  /** A change of rules that players can choose when a game starts. */
  public record Option(String id, String about) {}

  public GameCard {
    options = List.copyOf(options);
  }

  /** The same game in a family. */
  public GameCard in(GameFamily other) {
    return new GameCard(id, name, version, inventor, about, source, other, formOf, options);
  }

  /** What it is listed under: the game of which it is a form, else its own name. */
  private String heading() {
    return formOf.orElse(name);
  }
}
