package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionKey;

/**
 * The tag {@code VariorumDefinition}, which identifies the definition of a recorded game.
 *
 * @param key the owner, the name and the version of the definition
 * @param hash the hash of the definition's text and of the chosen options
 * @param options the chosen options
 */
public record DefinitionTag(DefinitionKey key, String hash, List<String> options) {

  /** The name of the tag. */
  static final String NAME = "VariorumDefinition";

  public DefinitionTag {
    options = List.copyOf(options);
  }

  public static DefinitionTag of(Definition definition) {
    return new DefinitionTag(definition.title().key(), definition.title().hash(), definition.options());
  }

  /**
   * Reads the tag from all tags of a game; empty if it is missing or incomplete. A definition without an owner is built
   * in.
   */
  public static Optional<DefinitionTag> of(Map<String, String> tags) {
    List<String> words = List.of(tags.getOrDefault(NAME, "").strip().split("\\s+"));
    return words.size() < 3 ? Optional.empty()
        : Optional.of(new DefinitionTag(DefinitionKey.of(words.get(0), words.get(1)), words.get(2),
            words.subList(3, words.size())));
  }

  /** The value of the tag: the definition's full id, its version, the hash and the options, with blanks between. */
  public String text() {
    String version = key.version().replaceAll("\\s+", "_");
    return String.join(" ", key.fullId(), version, hash)
        + (options.isEmpty() ? "" : " " + String.join(" ", options));
  }
}
