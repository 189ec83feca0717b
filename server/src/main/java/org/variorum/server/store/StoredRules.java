package org.variorum.server.store;

import java.util.List;
import java.util.Map;
import org.variorum.rules.definition.DefinitionKey;

/**
 * The rules of a table, with all that is needed to compile them again after the library has changed.
 *
 * @param key the owner, name and version of the definition
 * @param hash the content hash of the definition with its options
 * @param sources the definition and the definitions that it is based on, by id
 */
public record StoredRules(DefinitionKey key, String hash, List<String> options, Map<String, String> sources) {

  public StoredRules {
    options = List.copyOf(options);
    sources = Map.copyOf(sources);
  }
}
