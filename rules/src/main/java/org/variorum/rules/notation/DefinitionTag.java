package org.variorum.rules.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionKey;

/**
 * Which definition a recorded game was played by: the tag {@code VariorumDefinition}.
 *
 * @param key its owner, its name and its version
 * @param hash the hash of its text and of the chosen options
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

  /** What the tags of a game say; empty if they do not say it. Where no owner is named, it is built in. */
  public static Optional<DefinitionTag> of(Map<String, String> tags) {
    List<String> words = List.of(tags.getOrDefault(NAME, "").strip().split("\\s+"));
    return words.size() < 3 ? Optional.empty()
        : Optional.of(new DefinitionTag(DefinitionKey.of(words.get(0), words.get(1)), words.get(2),
            words.subList(3, words.size())));
  }

  /** The value of the tag. */
  public String text() {
    String version = key.version().replaceAll("\\s+", "_");
    return String.join(" ", key.fullId(), version, hash)
        + (options.isEmpty() ? "" : " " + String.join(" ", options));
  }
}
