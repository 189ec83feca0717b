package org.variorum.server.thinking;

import org.variorum.engine.Limits;
import org.variorum.engine.Listener;
import org.variorum.engine.Result;
import org.variorum.rules.game.Position;

/** What searches, one position at a time: an engine. */
@FunctionalInterface
interface Mind {

  /** The best {@code lines} lines; see {@link org.variorum.engine.Engine#search}. */
  Result search(Position position, Limits limits, int lines, Listener listener);
}
