package org.variorum.server.store;

import java.util.List;
import java.util.Map;
import org.variorum.rules.definition.DefinitionKey;

/**
 * The rules that a table is played by: enough to read them again when the file has changed.
 *
 * @param key the owner, name and version of the definition
 * @param hash the content hash of the definition with its options
 * @param sources the definition and those it starts from, by id
 */
public record StoredRules(DefinitionKey key, String hash, List<String> options, Map<String, String> sources) {

  public StoredRules {
    options = List.copyOf(options);
    sources = Map.copyOf(sources);
  }
}
