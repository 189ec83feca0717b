package org.variorum.app.variants;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.variorum.rules.language.Library;

/**
 * The built-in games, with the names that other programs use.
 *
 * @param names returns the names that other programs use for an id
 */
public record NamedGames(Library library, Function<String, List<String>> names) {

  /**
   * The id of the game that other programs call by a name; empty if there is none. The game's own id is not such a
   * name.
   */
  Optional<String> id(String name) {
    return library.ids().stream().filter(id -> names.apply(id).contains(name)).findFirst();
  }
}
