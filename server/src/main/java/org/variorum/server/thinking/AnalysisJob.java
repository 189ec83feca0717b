package org.variorum.server.thinking;

import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import org.variorum.engine.Limits;
import org.variorum.engine.Listener;
import org.variorum.engine.Result;
import org.variorum.engine.Variation;
import org.variorum.rules.game.Position;
import org.variorum.server.guest.Visitor;

/**
 * Looks deeper and deeper into a position, turn by turn. Each turn starts a new search, but with the transposition
 * table of the one before, so it is soon as deep again.
 */
final class AnalysisJob extends Job {

  private static final long ENOUGH = Duration.ofSeconds(30).toNanos();
  private static final long BETWEEN_NEWS = Duration.ofMillis(200).toNanos();

  private final Minds minds;
  private final Position position;
  private final int lines;
  private final Findings findings;
  private final LongSupplier clock;
  private final Minds.Last last = new Minds.Last();
  private List<Variation> best = List.of();
  private int depth;
  /** Time and positions of the turns before this one. */
  private long spent;
  private long nodes;
  private long lastNews;
  private boolean told = true;
  private boolean closed;

  AnalysisJob(Visitor asker, Minds minds, Position position, int lines, Findings findings,
      LongSupplier clock) {
    super(asker, Lane.STUDY);
    this.minds = minds;
    this.position = position;
    this.lines = lines;
    this.findings = findings;
    this.clock = clock;
    lastNews = clock.getAsLong() - BETWEEN_NEWS;
  }

  @Override
  boolean work(Turn turn) {
    Watch watch = new Watch(turn, clock.getAsLong());
    minds.with(EngineProfile.best(position.game()), last, lent -> {
      Result result = lent.search(position, Limits.NONE.forScores(), lines, watch);
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

  /** Follows the search of one turn. */
  private final class Watch implements Listener {

    private final Turn turn;
    private final long start;
    private boolean gaveWay;
    private long searched;

    Watch(Turn turn, long start) {
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
      if (!told && clock.getAsLong() - lastNews >= BETWEEN_NEWS && !isCancelled()) {
        tell(searched, false);
      }
    }
  }

  /** A new turn has to reach the depth of the one before again before it has anything to say. */
  private synchronized void learn(Result result) {
    if (best.isEmpty() || result.depth() >= depth) {
      told = false;
      best = result.variations();
      depth = result.depth();
    }
  }

  private synchronized void count(Result result) {
    nodes += result.nodes();
  }

  /** @param now how many positions were looked at in the turn that goes on */
  private synchronized void tell(long now, boolean done) {
    if (!closed) {
      closed = done;
      told = true;
      lastNews = clock.getAsLong();
      findings.found(depth, nodes + now, Prospects.of(position, best), done);
    }
  }

  private void finish() {
    if (!isCancelled()) {
      tell(0, true);
    }
  }

  /** Ends it because the guest wants something else analysed. */
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
