package org.variorum.view.game;

import java.util.List;
import org.variorum.rules.language.GameNames;
import org.variorum.view.answer.GameList;

/** The games on offer. */
public interface Games {

  /** All games, without options. */
  GameList list();

  /** The names of the games in other programs. */
  GameNames names();

  /**
   * Returns a game with options.
   *
   * @param id the id of the game; the name of a built-in game may be preceded by its owner and a colon
   * @throws org.variorum.view.query.QueryException {@code unknown-game}, {@code unknown-option}, or
   *     {@code unusable-rules} if the options cannot be combined
   */
  Edition edition(String id, List<String> options);
}
