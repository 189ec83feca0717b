package org.variorum.server.thinking;

import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Position;

/** An engine, which searches one position at a time. */
interface Searcher {

  /** Searches for the best {@code lines} lines; see {@link Engine#search}. */
  Result search(Position position, SearchLimits limits, int lines, SearchListener listener);

  /** The approximate memory that it holds, in bytes. */
  long bytes();

  static Searcher of(Engine engine) {
    return new Searcher() {
      @Override
      public Result search(Position position, SearchLimits limits, int lines, SearchListener listener) {
        return engine.search(position, limits, lines, listener);
      }

      @Override
      public long bytes() {
        return engine.bytes();
      }
    };
  }
}
