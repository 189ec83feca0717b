package org.variorum.server.thinking;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.rules.game.Position;
import org.variorum.server.guest.Visitor;
import org.variorum.view.search.EngineProfile;

/**
 * One search for a table, in one or several turns. It has a thread of its own, which is suspended between two turns, so
 * that the state of the search is kept. Only the turns count as search time.
 *
 * @param <T> the type of the answer
 */
final class TableJob<T> extends Job {

  private static final Logger LOG = LoggerFactory.getLogger(TableJob.class);
  /** The minimum search time for a move, in nanoseconds, even if the job is late. */
  private static final long MIN_SEARCH = Duration.ofMillis(50).toNanos();

  private final SearcherPool searchers;
  private final EngineProfile profile;
  private final Position position;
  private final SearchLimits limits;
  private final long maxWait;
  private final Function<Result, Optional<T>> answer;
  private final Reply<T> reply;
  private final LongSupplier clock;
  private final long created;
  private final Semaphore resumption = new Semaphore(0);
  private final Semaphore suspension = new Semaphore(0);
  private @Nullable Thread thread;
  private volatile TimeSlice turn = () -> true;
  private volatile boolean done;
  /** The nanoseconds of the earlier turns, and the time when the current turn began. */
  private long earlierNanos;
  private long turnStart;

  /**
   * @param limits the limits of the search; only the turns count towards its time limit
   * @param maxWait the maximum time until the answer, including waiting and searching
   */
  TableJob(Visitor asker, SearcherPool searchers, EngineProfile profile, Position position,
      SearchLimits limits, Duration maxWait,
      Function<Result, Optional<T>> answer, Reply<T> reply, LongSupplier clock) {
    super(asker, JobPriority.TABLE);
    this.searchers = searchers;
    this.profile = profile;
    this.position = position;
    this.limits = limits;
    this.maxWait = maxWait.toNanos();
    this.answer = answer;
    this.reply = reply;
    this.clock = clock;
    created = clock.getAsLong();
  }

  @Override
  boolean isSuspended() {
    return thread != null && !done;
  }

  @Override
  boolean work(TimeSlice next) {
    turn = next;
    if (thread == null) {
      thread = Thread.ofPlatform().name("search").daemon().priority(Thread.MIN_PRIORITY).start(this::run);
    } else {
      resumption.release();
    }
    suspension.acquireUninterruptibly();
    return done;
  }

  private void run() {
    try {
      searchers.runWith(profile, new SearcherPool.LastSearcher(), this::search);
    } catch (RuntimeException | Error e) {
      LOG.error("A search broke down", e);
      reply.failed();
    } finally {
      done = true;
      suspension.release();
    }
  }

  private void search(Searcher searcher) {
    turnStart = clock.getAsLong();
    Result result = searcher.search(position, limits.time(SearchLimits.NONE.time()), 1, new TurnListener());
    if (!isGivenUp()) {
      answer.apply(result).ifPresentOrElse(reply::found, reply::failed);
    }
  }

  /** Whether no answer is needed any more: the job is cancelled, or the workers end. */
  private boolean isGivenUp() {
    return isCancelled() || turn.isClosed();
  }

  /** Ends the search in time, and suspends it between turns. It ignores the intermediate results. */
  private final class TurnListener implements SearchListener {

    @Override
    public void depthCompleted(Result result) {}

    @Override
    public boolean mustStop() {
      if (isGivenUp() || isTimeUp()) {
        return true;
      }
      if (turn.isOver()) {
        earlierNanos += clock.getAsLong() - turnStart;
        suspension.release();
        resumption.acquireUninterruptibly();
        turnStart = clock.getAsLong();
      }
      return isGivenUp();
    }

    private boolean isTimeUp() {
      long now = clock.getAsLong();
      long searched = earlierNanos + now - turnStart;
      return searched >= limits.time().toNanos() || now - created >= maxWait && searched >= MIN_SEARCH;
    }
  }

  @Override
  void waiting(int searchesAhead) {
    reply.waiting(searchesAhead);
  }

  @Override
  void failed() {
    reply.failed();
  }
}
