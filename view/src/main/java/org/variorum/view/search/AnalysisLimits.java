package org.variorum.view.search;

import java.time.Duration;
import org.variorum.engine.SearchLimits;
import org.variorum.view.query.QueryException;

/** The limits of an analysis. */
public final class AnalysisLimits {

  /** The maximum number of lines. */
  public static final int MAX_LINES = 5;

  /** The maximum time that an analysis searches. */
  public static final Duration MAX_TIME = Duration.ofSeconds(30);

  /** The minimum time between two reports. */
  public static final Duration REPORT_INTERVAL = Duration.ofMillis(200);

  /** The limits of each search of an analysis. */
  public static final SearchLimits SEARCH = SearchLimits.NONE.withoutContempt();

  private AnalysisLimits() {}

  /** @throws QueryException {@code bad-lines} if an analysis cannot have this number of lines */
  public static void requireLines(int lines) {
    if (lines < 1 || lines > MAX_LINES) {
      throw new QueryException("bad-lines",
          "An analysis has 1 to " + MAX_LINES + " lines, not " + lines + ".");
    }
  }
}
