package org.variorum.browser;

import java.util.ArrayList;
import java.util.List;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.search.Engine;
import org.variorum.engine.search.SlicedSearch;
import org.variorum.rules.game.Position;

/**
 * A search in slices of time, between which JavaScript can do other things, such as hear that it is to stop.
 *
 * <p>A search of few nodes is one slice. So its result does not depend on time.
 */
final class RunningSearch {

  /** The number of nodes up to which a search is not divided: a fraction of a second. */
  private static final long UNDIVIDED_NODES = 50_000;
  private static final int MAX_STRETCH = 16;

  private final Position position;
  private final SlicedSearch search;
  private final Slices slices;
  /** The results that JavaScript has not taken yet. */
  private final List<Result> untold = new ArrayList<>();

  RunningSearch(Engine engine, Position position, SearchLimits limits, int lines) {
    this.position = position;
    search = engine.slices(position, limits, lines, untold::add);
    slices = new Slices(search, limits.nodes() > UNDIVIDED_NODES, MAX_STRETCH);
  }

  /** Searches for about this time, and returns whether the search goes on. */
  boolean proceed(int millis) {
    return slices.proceed(millis);
  }

  /** The best result so far; see {@link PackageAnswers#result}. */
  String best() {
    return PackageAnswers.result(position, search.result());
  }

  /** The results that were found since the last call, each deeper than those before, as an array. */
  String takeResults() {
    String results =
        PackageAnswers.array(untold.stream().map(result -> PackageAnswers.result(position, result)));
    untold.clear();
    return results;
  }
}
