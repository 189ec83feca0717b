package org.variorum.rules.guide;

import java.util.Optional;

/** Source of rules pages, by the ids of their games. */
public interface Pages {

  /** The text of a game's page, or empty if there is none. */
  Optional<String> text(String id);
}
