package org.variorum.server.thinking;

import org.variorum.engine.Limits;
import org.variorum.engine.Listener;
import org.variorum.engine.Result;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Position;

/** What searches, one position at a time: an engine. */
interface Mind {

  /** The best {@code lines} lines; see {@link Engine#search}. */
  Result search(Position position, Limits limits, int lines, Listener listener);

  /** About how much memory it keeps. */
  long bytes();

  static Mind of(Engine engine) {
    return new Mind() {
      @Override
      public Result search(Position position, Limits limits, int lines, Listener listener) {
        return engine.search(position, limits, lines, listener);
      }

      @Override
      public long bytes() {
        return engine.bytes();
      }
    };
  }
}
