package org.variorum.app.variants;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.variorum.rules.language.Library;

/**
 * The built-in games with the names that other programs give them.
 *
 * @param names what other programs call the game of an id
 */
public record NamedGames(Library library, Function<String, List<String>> names) {

  /** The id of the game that other programs call so; an id is not such a name. */
  Optional<String> id(String name) {
    return library.ids().stream().filter(id -> names.apply(id).contains(name)).findFirst();
  }
}
