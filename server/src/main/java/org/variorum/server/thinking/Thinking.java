package org.variorum.server.thinking;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.variorum.engine.Experience;
import org.variorum.engine.Level;
import org.variorum.engine.Limits;
import org.variorum.engine.Result;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.server.api.RefusedException;
import org.variorum.server.api.Score;
import org.variorum.server.guest.Visitor;

/**
 * The engine's time, shared fairly among all guests.
 *
 * <p>What tables ask comes before analyses and reviews; addresses take turns, and the guests of one address. While others
 * wait, a search for a table gives way after a tenth of a second and goes on later where it was; an analysis or review
 * after half a second at most. An address has so many searches for tables and so many others at a time. A guest has one
 * analysis and one review at a time: a new one ends the old. Any thread may ask.
 */
public final class Thinking implements AutoCloseable {

  /** Enough to see what hangs. */
  private static final Limits FOR_A_EVALUATION =
      Limits.NONE.nodes(30_000).time(Duration.ofSeconds(1)).forScores();
  private static final Duration UNHURRIED = Duration.ofMinutes(1);
  /** An analysis tells of at most so many lines. */
  public static final int MOST_LINES = 5;

  private final Workers workers;
  private final Minds minds;
  private final LongSupplier clock;
  private final Map<String, AnalysisJob> analyses = new ConcurrentHashMap<>();
  private final Map<String, ReviewJob> reviews = new ConcurrentHashMap<>();

  /**
   * @param workers how many searches may run at the same time
   * @param memory how many bytes searches may keep for what they find out
   * @param experience what has been learnt of games
   */
  public Thinking(int workers, long memory, Experience experience) {
    this(workers, new Minds(memory, profile -> profile.awake(experience)), System::nanoTime);
  }

  Thinking(int workers, Minds minds, LongSupplier clock) {
    this.minds = minds;
    this.clock = clock;
    this.workers = new Workers(workers, minds.atOnce(), clock, this::forget);
  }

  /** With all the machine's processors but one. */
  public static Thinking withAllButOneProcessor(long memory, Experience experience) {
    return new Thinking(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), memory, experience);
  }

  /**
   * Looks for a move.
   *
   * @param asker the visitor that it is charged to: the computer's opponent
   * @param level 1 to 8
   * @param seed makes one game different from another
   * @param most how long it may take at most, with waiting; the level may take less
   * @throws IllegalArgumentException if there is no legal move, or no such level
   */
  public Handle move(Visitor asker, Position position, int level, long seed, Duration most,
      Reply<Move> reply) {
    if (level < 1 || level > Level.values().length || position.moves().isEmpty()) {
      throw new IllegalArgumentException("no move can be found at level " + level + " in " + position);
    }
    Level strength = Level.of(level);
    return ask(new TableJob<>(asker, minds, EngineProfile.of(position.game(), strength, seed), position,
        strength.limits(), most, Result::best, reply, clock), reply);
  }

  /** Evaluates a position after a short look. */
  public Handle evaluate(Visitor asker, Position position, Reply<Score> reply) {
    return ask(new TableJob<>(asker, minds, EngineProfile.best(position.game()), position, FOR_A_EVALUATION,
        UNHURRIED, result -> Optional.of(Prospects.score(position.turn(), result.score())), reply, clock),
        reply);
  }

  /**
   * Analyses a position for half a minute of the engine's time.
   *
   * @param lines how many best lines, 1 to {@link #MOST_LINES}
   * @throws RefusedException if there is no place for more of that address
   */
  public Handle analyse(Visitor asker, Position position, int lines, Findings findings) {
    AnalysisJob job =
        new AnalysisJob(asker, minds, position, Math.clamp(lines, 1, MOST_LINES), findings, clock);
    AnalysisJob old = analyses.put(asker.id(), job);
    if (old != null) {
      workers.cancel(old);
      old.supersede();
    }
    return study(job);
  }

  /**
   * Evaluates the positions of a line, one after the other, and the moves between them.
   *
   * @param start the first position of the line
   * @param moves those that are played from there, one after the other
   * @throws RefusedException if there is no place for more of that address
   */
  public Handle review(Visitor asker, Position start, List<Move> moves, MoveReviews evaluations) {
    ReviewJob job = new ReviewJob(asker, minds, start, List.copyOf(moves), evaluations);
    ReviewJob old = reviews.put(asker.id(), job);
    if (old != null) {
      workers.cancel(old);
    }
    return study(job);
  }

  /** How many searches wait for a processor. */
  public int waiting() {
    return workers.waiting();
  }

  private Handle study(Job job) {
    if (!workers.admit(job)) {
      forget(job);
      throw new RefusedException(429, "too-many-searches", "Your address has " + Workers.PLACES
          + " analyses under way, as many as it may. Try again when one of them has ended.");
    }
    return () -> workers.cancel(job);
  }

  private Handle ask(Job job, Reply<?> reply) {
    if (!workers.admit(job)) {
      reply.full(Workers.PLACES);
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
