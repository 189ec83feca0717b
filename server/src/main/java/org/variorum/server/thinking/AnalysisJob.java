package org.variorum.server.thinking;

import java.util.List;
import java.util.function.LongSupplier;
import org.variorum.engine.Result;
import org.variorum.engine.SearchListener;
import org.variorum.engine.Variation;
import org.variorum.rules.game.Position;
import org.variorum.server.guest.Visitor;
import org.variorum.view.search.AnalysisLimits;
import org.variorum.view.search.EngineLines;
import org.variorum.view.search.EngineProfile;

/**
 * An analysis of a position. Each turn is a new search that starts with the transposition table of the previous turn,
 * so that the search soon reaches the same depth again.
 */
final class AnalysisJob extends Job {

  private static final long MAX_TIME = AnalysisLimits.MAX_TIME.toNanos();
  private static final long REPORT_INTERVAL = AnalysisLimits.REPORT_INTERVAL.toNanos();

  private final SearcherPool searchers;
  private final Position position;
  private final int lines;
  private final AnalysisListener listener;
  private final LongSupplier clock;
  private final SearcherPool.LastSearcher lastSearcher = new SearcherPool.LastSearcher();
  private List<Variation> best = List.of();
  private int depth;
  /** The time in nanoseconds and the number of nodes of the earlier turns. */
  private long earlierNanos;
  private long earlierNodes;
  private long lastReport;
  private boolean isReported = true;
  private boolean closed;

  AnalysisJob(Visitor asker, SearcherPool searchers, Position position, int lines, AnalysisListener listener,
      LongSupplier clock) {
    super(asker, JobPriority.STUDY);
    this.searchers = searchers;
    this.position = position;
    this.lines = lines;
    this.listener = listener;
    this.clock = clock;
    lastReport = clock.getAsLong() - REPORT_INTERVAL;
  }

  @Override
  boolean work(TimeSlice turn) {
    TurnListener turnListener = new TurnListener(turn, clock.getAsLong());
    searchers.runWith(EngineProfile.fullStrength(position.game()), lastSearcher, searcher -> {
      Result result = searcher.search(position, AnalysisLimits.SEARCH, lines, turnListener);
      keep(result);
      addNodes(result);
    });
    earlierNanos += turnListener.elapsed();
    boolean done = !turnListener.hasYielded;
    if (done) {
      finish();
    }
    return done;
  }

  /** The listener of the search of one turn. */
  private final class TurnListener implements SearchListener {

    private final TimeSlice turn;
    private final long start;
    private boolean hasYielded;
    private long searched;

    TurnListener(TimeSlice turn, long start) {
      this.turn = turn;
      this.start = start;
    }

    private long elapsed() {
      return clock.getAsLong() - start;
    }

    @Override
    public void depthCompleted(Result result) {
      keep(result);
      searched = result.nodes();
      reportIfDue();
    }

    @Override
    public boolean mustStop() {
      reportIfDue();
      if (earlierNanos + elapsed() >= MAX_TIME) {
        return true;
      }
      hasYielded = turn.isOver();
      return hasYielded;
    }

    private void reportIfDue() {
      if (!isReported && clock.getAsLong() - lastReport >= REPORT_INTERVAL && !isCancelled()) {
        report(searched, false);
      }
    }
  }

  /** Keeps a result, unless an earlier turn has reached a greater depth. */
  private synchronized void keep(Result result) {
    if (best.isEmpty() || result.depth() >= depth) {
      isReported = false;
      best = result.variations();
      depth = result.depth();
    }
  }

  private synchronized void addNodes(Result result) {
    earlierNodes += result.nodes();
  }

  /** @param turnNodes the number of nodes that the current turn has searched */
  private synchronized void report(long turnNodes, boolean done) {
    if (!closed) {
      closed = done;
      isReported = true;
      lastReport = clock.getAsLong();
      listener.found(depth, earlierNodes + turnNodes, EngineLines.of(position, best), done);
    }
  }

  private void finish() {
    if (!isCancelled()) {
      report(0, true);
    }
  }

  /** Sends the last report, because another analysis of the guest replaces this one. */
  void supersede() {
    report(0, true);
  }

  @Override
  void waiting(int searchesAhead) {
    listener.waiting(searchesAhead);
  }

  @Override
  void failed() {
    finish();
  }
}
