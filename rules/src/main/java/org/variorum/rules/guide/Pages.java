package org.variorum.rules.guide;

import java.util.Optional;

/** Rules pages by the ids of their games: where a page is looked for, and those that it includes. */
public interface Pages {

  /** The text of a game's page, or empty if there is none. */
  Optional<String> text(String id);
}
