package org.variorum.server.store;

import java.util.List;
import java.util.Map;

/**
 * The rules that a table is played by: enough to read them again when the file has changed.
 *
 * @param hash the content hash of the definition with its options
 * @param game the definition's id
 * @param sources the definition and those it starts from, by id
 */
public record Rules(String hash, String game, List<String> options, Map<String, String> sources) {

  public Rules {
    options = List.copyOf(options);
    sources = Map.copyOf(sources);
  }
}
