package org.variorum.browser;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.Variation;
import org.variorum.engine.search.Engine;
import org.variorum.rules.game.Position;

/**
 * A search in slices of time, between which its thread can do other things, such as hear that it is to stop. Each slice
 * is a new search that finds what earlier slices stored in the transposition table, so that it soon is as deep again.
 *
 * <p>A search of few nodes is one slice. So its result depends on nothing but the position and the limits.
 */
final class SlicedSearch {

  /** The number of nodes up to which a search is not divided: a fraction of a second. */
  private static final long UNDIVIDED_NODES = 50_000;
  /** A slice that finds nothing new makes the next one longer, up to this multiple of the time asked for. */
  private static final int MAX_STRETCH = 16;
  private static final long NANOS = 1_000_000;

  private final Engine engine;
  private final Position position;
  private final SearchLimits limits;
  private final int lines;
  /** The results that no slice has told yet. */
  private final List<Result> untold = new ArrayList<>();
  private Result best;
  private long earlierNodes;
  private long earlierNanos;
  private int stretch = 1;
  private boolean done;

  SlicedSearch(Engine engine, Position position, SearchLimits limits, int lines) {
    this.engine = engine;
    this.position = position;
    this.limits = limits;
    this.lines = lines;
    best = new Result(List.of(new Variation(List.of(), new Score.Centipawns(0))), 0, 0, 0, Duration.ZERO, 0);
  }

  /** Searches for about this time. */
  void proceed(int millis) {
    long start = System.nanoTime();
    SliceListener slice = new SliceListener(start + millis * stretch * NANOS);
    int depthBefore = best.depth();
    Result result = engine.search(position, remaining(), lines, slice);
    keep(result);
    earlierNodes += result.nodes();
    earlierNanos += System.nanoTime() - start;
    done = !slice.wasOver;
    stretch = best.depth() > depthBefore ? 1 : Math.min(2 * stretch, MAX_STRETCH);
  }

  private SearchLimits remaining() {
    SearchLimits remaining = limits;
    if (limits.nodes() != Long.MAX_VALUE) {
      remaining = remaining.nodes(Math.max(1, limits.nodes() - earlierNodes));
    }
    return remaining.time(limits.time().minusNanos(Math.min(earlierNanos, limits.time().toNanos())));
  }

  /** Whether the search has ended by its limits, or knows the result. */
  boolean isDone() {
    return done;
  }

  /** The best result so far; see {@link Answers#lines}. */
  String bestAsJson() {
    return Answers.lines(position, best, earlierNodes, earlierNanos);
  }

  /** The results that were found since the last call, each deeper than those before, as an array. */
  String takeResultsAsJson() {
    String results = untold.stream()
        .map(result -> Answers.lines(position, result, earlierNodes, earlierNanos))
        .collect(Collectors.joining(",", "[", "]"));
    untold.clear();
    return results;
  }

  private boolean keep(Result result) {
    boolean isBetter = result.depth() >= best.depth();
    if (isBetter) {
      best = result;
    }
    return isBetter;
  }

  private final class SliceListener implements SearchListener {

    private final long end;
    private boolean wasOver;

    SliceListener(long end) {
      this.end = end;
    }

    @Override
    public void depthCompleted(Result result) {
      boolean isDeeper = result.depth() > best.depth();
      if (keep(result) && isDeeper) {
        untold.add(result);
      }
    }

    @Override
    public boolean mustStop() {
      wasOver = limits.nodes() > UNDIVIDED_NODES && System.nanoTime() >= end;
      return wasOver;
    }
  }
}
