package org.variorum.server.trial;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The texts of a definition on trial.
 *
 * @param id the id of the definition
 * @param sources the definition and the definitions that it is based on, by id
 * @param page the rules page in Markdown; missing if there is none
 */
public record Texts(String id, Map<String, String> sources, @Nullable String page) {

  public Texts {
    sources = Map.copyOf(sources);
  }
}
