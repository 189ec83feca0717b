package org.variorum.browser;

import org.variorum.engine.Level;
import org.variorum.engine.Result;
import org.variorum.engine.SearchListener;
import org.variorum.engine.search.Engine;
import org.variorum.engine.search.SlicedSearch;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.view.answer.FoundMove;
import org.variorum.view.json.AnswerWriter;
import org.variorum.view.search.EngineLines;

/**
 * The search for a computer player's move, which reports one {@link FoundMove}. The search of a weak level is short and
 * is not divided, so its move depends on nothing but the position and the seed.
 */
final class ThoughtSearch extends SiteSearch {

  private static final int MAX_STRETCH = 16;

  private final Position position;
  private final SlicedSearch search;
  private final Slices slices;

  ThoughtSearch(Engine engine, Position position, Level level) {
    this.position = position;
    search = engine.slices(position, level.limits(), 1, SearchListener.NONE);
    slices = new Slices(search, level == Level.EIGHT, MAX_STRETCH);
  }

  @Override
  boolean proceed(int millis) {
    boolean goesOn = slices.proceed(millis);
    if (!goesOn) {
      Result result = search.result();
      Move move = result.bestMove().orElseThrow();
      report(AnswerWriter
          .text(new FoundMove(move.text(), EngineLines.score(position.turn(), result.score()))));
    }
    return goesOn;
  }
}
