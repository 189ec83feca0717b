package org.variorum.browser;

import java.util.List;
import org.variorum.engine.Result;
import org.variorum.engine.search.Engine;
import org.variorum.engine.search.SlicedSearch;
import org.variorum.rules.game.Position;
import org.variorum.view.answer.EngineLine;
import org.variorum.view.answer.FoundLines;
import org.variorum.view.json.AnswerWriter;
import org.variorum.view.search.AnalysisLimits;
import org.variorum.view.search.EngineLines;

/** An analysis, which reports {@link FoundLines}. */
final class AnalysisSearch extends SiteSearch {

  /** Short, so that a new analysis begins soon. */
  private static final int MAX_STRETCH = 4;

  private final Position position;
  private final SlicedSearch search;
  private final Slices slices;
  private boolean hasNews;
  /** The time in nanoseconds that the slices took. */
  private long searched;
  private long lastReport;

  AnalysisSearch(Engine engine, Position position, int lines) {
    this.position = position;
    search = engine.slices(position, AnalysisLimits.SEARCH, lines, _ -> hasNews = true);
    slices = new Slices(search, true, MAX_STRETCH);
    lastReport = System.nanoTime() - AnalysisLimits.REPORT_INTERVAL.toNanos();
  }

  @Override
  boolean proceed(int millis) {
    long start = System.nanoTime();
    boolean goesOn = slices.proceed(millis);
    long now = System.nanoTime();
    searched += now - start;
    if (!goesOn || searched >= AnalysisLimits.MAX_TIME.toNanos()) {
      report(true);
      return false;
    }
    if (hasNews && now - lastReport >= AnalysisLimits.REPORT_INTERVAL.toNanos()) {
      lastReport = now;
      report(false);
    }
    return true;
  }

  private void report(boolean done) {
    hasNews = false;
    Result result = search.result();
    List<EngineLine> lines = EngineLines.of(position, result.variations());
    report(AnswerWriter.text(new FoundLines(result.depth(), result.nodes(), lines, done)));
  }
}
