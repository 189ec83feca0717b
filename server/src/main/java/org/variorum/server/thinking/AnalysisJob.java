package org.variorum.server.thinking;

import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.Variation;
import org.variorum.rules.game.Position;
import org.variorum.server.guest.Visitor;

/**
 * An analysis of a position. Each turn is a new search that starts with the transposition table of the previous turn,
 * so that the search soon reaches the same depth again.
 */
final class AnalysisJob extends Job {

  private static final long ENOUGH = Duration.ofSeconds(30).toNanos();
  private static final long BETWEEN_NEWS = Duration.ofMillis(200).toNanos();

  private final SearcherPool searchers;
  private final Position position;
  private final int lines;
  private final AnalysisListener findings;
  private final LongSupplier clock;
  private final SearcherPool.Last last = new SearcherPool.Last();
  private List<Variation> best = List.of();
  private int depth;
  /** The time in nanoseconds and the number of nodes of the earlier turns. */
  private long spent;
  private long nodes;
  private long lastNews;
  private boolean reported = true;
  private boolean closed;

  AnalysisJob(Visitor asker, SearcherPool searchers, Position position, int lines, AnalysisListener findings,
      LongSupplier clock) {
    super(asker, JobPriority.STUDY);
    this.searchers = searchers;
    this.position = position;
    this.lines = lines;
    this.findings = findings;
    this.clock = clock;
    lastNews = clock.getAsLong() - BETWEEN_NEWS;
  }

  @Override
  boolean work(TimeSlice turn) {
    Watch watch = new Watch(turn, clock.getAsLong());
    searchers.with(EngineProfile.best(position.game()), last, lent -> {
      Result result = lent.search(position, SearchLimits.NONE.forScores(), lines, watch);
      learn(result);
      count(result);
    });
    spent += watch.elapsed();
    boolean done = !watch.gaveWay;
    if (done) {
      finish();
    }
    return done;
  }

  /** The listener of the search of one turn. */
  private final class Watch implements SearchListener {

    private final TimeSlice turn;
    private final long start;
    private boolean gaveWay;
    private long searched;

    Watch(TimeSlice turn, long start) {
      this.turn = turn;
      this.start = start;
    }

    private long elapsed() {
      return clock.getAsLong() - start;
    }

    @Override
    public void deeper(Result result) {
      learn(result);
      searched = result.nodes();
      tellIfDue();
    }

    @Override
    public boolean stopped() {
      tellIfDue();
      if (spent + elapsed() >= ENOUGH) {
        return true;
      }
      gaveWay = turn.over();
      return gaveWay;
    }

    private void tellIfDue() {
      if (!reported && clock.getAsLong() - lastNews >= BETWEEN_NEWS && !isCancelled()) {
        tell(searched, false);
      }
    }
  }

  /** Keeps a result, unless an earlier turn has reached a greater depth. */
  private synchronized void learn(Result result) {
    if (best.isEmpty() || result.depth() >= depth) {
      reported = false;
      best = result.variations();
      depth = result.depth();
    }
  }

  private synchronized void count(Result result) {
    nodes += result.nodes();
  }

  /** @param now the number of nodes that the current turn has searched */
  private synchronized void tell(long now, boolean done) {
    if (!closed) {
      closed = done;
      reported = true;
      lastNews = clock.getAsLong();
      findings.found(depth, nodes + now, EngineLines.of(position, best), done);
    }
  }

  private void finish() {
    if (!isCancelled()) {
      tell(0, true);
    }
  }

  /** Ends the analysis because the guest has requested another one. */
  void supersede() {
    tell(0, true);
  }

  @Override
  void waiting(int before) {
    findings.waiting(before);
  }

  @Override
  void failed() {
    finish();
  }
}
