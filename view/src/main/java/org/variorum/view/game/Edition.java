package org.variorum.view.game;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.variorum.rules.definition.DefinitionKey;
import org.variorum.rules.game.Game;
import org.variorum.rules.platform.Copies;
import org.variorum.view.answer.GameSummary;

/**
 * A compiled definition with options: the rules of a table. Two editions with the same hash are equal.
 *
 * @param summary the game as pages show it
 * @param options the chosen options, in the order of the definition
 * @param hash the content hash of the definition with its options
 * @param sources the definition and the definitions that it is based on, by id: enough to compile it again
 */
public record Edition(GameSummary summary, List<String> options, String hash, Map<String, String> sources,
    Game game) {

  public Edition {
    options = List.copyOf(options);
    sources = Copies.of(sources);
  }

  /** The owner, name and version of the definition. */
  public DefinitionKey key() {
    return game.definition().title().key();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Edition that && hash.equals(that.hash);
  }

  @Override
  public int hashCode() {
    return hash.hashCode();
  }

  @Override
  public String toString() {
    return summary.id() + options;
  }
}
