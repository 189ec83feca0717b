package org.variorum.server.thinking;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.variorum.engine.Experience;
import org.variorum.engine.Level;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.api.RefusedException;
import org.variorum.server.guest.Visitor;
import org.variorum.view.answer.Score;
import org.variorum.view.search.AnalysisLimits;
import org.variorum.view.search.EngineLines;
import org.variorum.view.search.EngineProfile;
import org.variorum.view.search.ReviewListener;

/**
 * The engine's time, shared fairly among all guests.
 *
 * <p>Searches for tables come before analyses and reviews. Addresses take turns, and so do the guests of one address.
 * While other searches wait, a search for a table yields after a tenth of a second and resumes later. An analysis or a
 * review yields after half a second at most. The number of searches of one address is limited: one limit is
 * for tables, another is for analyses and reviews together. A guest has at most one analysis and one review: a new one
 * replaces the old. Thread-safe.
 */
public final class EngineScheduler implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(EngineScheduler.class);
  /** The limits of a short evaluation: enough to see hanging pieces. */
  private static final SearchLimits QUICK_EVALUATION =
      SearchLimits.NONE.nodes(30_000).time(Duration.ofSeconds(1)).withoutContempt();
  private static final Duration EVALUATION_TIME = Duration.ofMinutes(1);

  private final Workers workers;
  private final SearcherPool searchers;
  private final LongSupplier clock;
  private final Map<String, AnalysisJob> analyses = new ConcurrentHashMap<>();
  private final Map<String, ReviewJob> reviews = new ConcurrentHashMap<>();

  /**
   * @param workers the maximum number of searches that run at the same time
   * @param memory the limit in bytes for engines and their transposition tables that are kept for later searches
   * @param experience the learnt evaluation data of the games
   */
  public EngineScheduler(int workers, long memory, Experience experience) {
    this(workers, new SearcherPool(memory, profile -> Searcher.of(profile.newEngine(experience, LOG::error))),
        System::nanoTime);
  }

  EngineScheduler(int workers, SearcherPool searchers, LongSupplier clock) {
    this.searchers = searchers;
    this.clock = clock;
    this.workers = new Workers(workers, searchers.maxConcurrent(), clock, this::forget);
  }

  /** Uses all processors of the machine but one. */
  public static EngineScheduler withAllButOneProcessor(long memory, Experience experience) {
    return new EngineScheduler(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), memory,
        experience);
  }

  /**
   * Searches for a move.
   *
   * @param asker the visitor whose limits the search counts against: the computer's opponent
   * @param level 1 to 8
   * @param seed varies the errors of a weak level from game to game
   * @param maxTime the maximum time, waiting included; the level may take less
   * @throws IllegalArgumentException if there is no legal move, or no such level
   */
  public SearchHandle findMove(Visitor asker, Position position, int level, long seed, Duration maxTime,
      Reply<Move> reply) {
    if (level < 1 || level > Level.values().length || position.moves().isEmpty()) {
      throw new IllegalArgumentException("no move can be found at level " + level + " in " + position);
    }
    Level strength = Level.of(level);
    return submit(
        new TableJob<>(asker, searchers, EngineProfile.of(position.game(), strength, seed), position,
            strength.limits(), maxTime, Result::bestMove, reply, clock),
        reply);
  }

  /** Evaluates a position by a short search. */
  public SearchHandle evaluate(Visitor asker, Position position, Reply<Score> reply) {
    return submit(
        new TableJob<>(asker, searchers, EngineProfile.fullStrength(position.game()), position,
            QUICK_EVALUATION,
            EVALUATION_TIME, result -> Optional.of(EngineLines.score(position.turn(), result.score())), reply,
            clock),
        reply);
  }

  /**
   * Analyses a position with half a minute of search time.
   *
   * @param lines the number of best lines, 1 to {@link AnalysisLimits#MAX_LINES}
   * @throws RefusedException if the address has as many analyses and reviews as it may
   */
  public SearchHandle analyse(Visitor asker, Position position, int lines, AnalysisListener listener) {
    AnalysisJob job =
        new AnalysisJob(asker, searchers, position, lines, listener, clock);
    AnalysisJob old = analyses.put(asker.id(), job);
    if (old != null) {
      workers.cancel(old);
      old.supersede();
    }
    return submitStudy(job);
  }

  /**
   * Evaluates the positions of a line, one after the other, and the moves between them.
   *
   * @param start the first position of the line
   * @param moves the moves of the line, in order
   * @throws RefusedException if the address has as many analyses and reviews as it may
   */
  public SearchHandle review(Visitor asker, Position start, List<Move> moves, ReviewListener listener) {
    ReviewJob job = new ReviewJob(asker, searchers, start, List.copyOf(moves), listener);
    ReviewJob old = reviews.put(asker.id(), job);
    if (old != null) {
      workers.cancel(old);
    }
    return submitStudy(job);
  }

  /** The number of searches that wait for a processor. */
  public int waitingSearches() {
    return workers.waitingJobs();
  }

  private SearchHandle submitStudy(Job job) {
    if (!workers.admit(job)) {
      forget(job);
      throw new RefusedException(429, "too-many-searches", "Your address has " + Workers.MAX_JOBS
          + " analyses in progress, the maximum. Try again when one of them has ended.");
    }
    return () -> workers.cancel(job);
  }

  private SearchHandle submit(Job job, Reply<?> reply) {
    if (!workers.admit(job)) {
      reply.full(Workers.MAX_JOBS);
    }
    return () -> workers.cancel(job);
  }

  private void forget(Job job) {
    analyses.remove(job.asker().id(), job);
    reviews.remove(job.asker().id(), job);
  }

  /** Ends all searches without an answer, and takes no new ones. */
  @Override
  public void close() {
    workers.close();
  }
}
