package org.variorum.app.variants;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.variorum.rules.language.Library;

/**
 * The built-in games, with the names that other programs use.
 *
 * @param names gives the names that other programs use for the game with an id
 */
public record NamedGames(Library library, Function<String, List<String>> names) {

  /**
   * The id of the game that other programs call by a name; empty if there is none. The game's id in this
   * program is no such name.
   */
  Optional<String> id(String name) {
    return library.ids().stream().filter(id -> names.apply(id).contains(name)).findFirst();
  }
}
