package org.variorum.browser;

import java.time.Duration;
import org.variorum.engine.Level;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
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
 * is not divided, so its move does not depend on where slices end.
 */
final class ThoughtSearch extends SiteSearch {

  private static final int MAX_STRETCH = 16;

  private final Position position;
  private final SlicedSearch search;
  private final Slices slices;

  /** @param millis the longest time; 0 for that of the level */
  ThoughtSearch(Engine engine, Position position, Level level, long millis) {
    this.position = position;
    SearchLimits limits = level.limits();
    Duration time = Duration.ofMillis(millis);
    search = engine.slices(position,
        millis > 0 && time.compareTo(limits.time()) < 0 ? limits.time(time) : limits, 1, SearchListener.NONE);
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
