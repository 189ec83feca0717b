package org.variorum.engine.search;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Result;
import org.variorum.engine.Score;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.engine.SearchParameter;
import org.variorum.engine.SearchParameters;
import org.variorum.engine.Technique;
import org.variorum.engine.evaluation.EstimatedWeights;
import org.variorum.engine.evaluation.Weights;
import org.variorum.engine.network.Network;
import org.variorum.engine.score.Scores;
import org.variorum.engine.table.TranspositionTable;
import org.variorum.engine.time.MoveTime;
import org.variorum.engine.time.SearchBudget;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;

/**
 * An opponent for one game. It keeps what it has found out from one search to the next; there may be any number of
 * engines at the same time, but an engine does one search at a time.
 */
public final class Engine {

  private final Game game;
  private final EngineSettings settings;
  private final Handicap handicap;
  private final TranspositionTable table;
  private final List<Worker> workers;
  /** How much less than even a draw is worth in play. */
  private final int contempt;

  /** An engine that plays as well as it can, on one thread. */
  public Engine(Game game) {
    this(game, EngineSettings.DEFAULT);
  }

  /**
   * An engine set up as wanted.
   *
   * @throws ExperienceException if what has been learnt of the game cannot be read
   */
  public Engine(Game game, EngineSettings settings) {
    this.game = game;
    this.settings = settings;
    Weights weights =
        settings.has(Technique.TUNING) ? settings.experience().weights(game) : EstimatedWeights.of(game);
    Optional<Network> network =
        settings.has(Technique.NETWORK) ? settings.experience().network(game) : Optional.empty();
    SearchParameters parameters = settings.parameters(game);
    contempt = parameters.get(SearchParameter.CONTEMPT);
    handicap = Handicap.of(settings);
    table = new TranspositionTable(settings.megabytes());
    // A handicapped engine is held back by its nodes, and plays alike whatever the machine: that takes one thread.
    workers = IntStream.range(0, handicap == Handicap.NONE ? settings.threads() : 1)
        .mapToObj(i -> new Worker(game, weights, network, table, settings, parameters, handicap, i == 0))
        .toList();
  }

  /** About how much memory it keeps for what it finds out, in bytes. */
  public long bytes() {
    return table.bytes() + workers.stream().mapToLong(Worker::bytes).sum();
  }

  /** Forgets what it has found out, as before a new game. */
  public synchronized void forget() {
    table.clear();
    workers.forEach(Worker::forget);
  }

  /**
   * Looks for the best move. A position where the game has ended, but by its length only, is searched like any other.
   *
   * @throws IllegalArgumentException if the position is of another game
   */
  public Result search(Position position, SearchLimits limits, SearchListener listener) {
    return search(position, limits, 1, listener);
  }

  /**
   * Looks for the best moves: each line is the best of those that begin with none of the moves of the lines before it,
   * looked at to the same depth. A depth that a limit has ended early counts as far as it has got.
   *
   * @param lines how many lines to find
   * @throws IllegalArgumentException if the position is of another game, or no line is asked for
   */
  public synchronized Result search(Position position, SearchLimits limits, int lines,
      SearchListener listener) {
    check(position);
    if (lines < 1) {
      throw new IllegalArgumentException("an engine was asked for " + lines + " lines");
    }
    table.nextSearch();
    SearchLimits held = handicap.limit(limits);
    SearchBudget budget = new SearchBudget(held, listener, MoveTime.of(held), this::nodes);
    int lessThanEven = limits.impartial() ? 0 : contempt;
    workers.forEach(worker -> worker.begin(position.mutable(), budget, lessThanEven));
    return new Search(position, workers, table, budget, held, settings, lines, listener).run();
  }

  /**
   * Evaluates a position for the side to move without looking ahead, unless the game has ended. While pieces can be captured, that
   * says little.
   *
   * @throws IllegalArgumentException if the position is of another game
   */
  public synchronized Score evaluate(Position position) {
    check(position);
    return Scores.words(position.outcome().map(end -> Scores.of(end, position.turn().ordinal(), 0))
        .orElseGet(() -> workers.getFirst().evaluate(position.mutable())));
  }

  /** How many nodes all threads have looked at in this search. */
  private long nodes() {
    long nodes = 0;
    for (Worker worker : workers) {
      nodes += worker.nodes();
    }
    return nodes;
  }

  private void check(Position position) {
    if (position.game() != game) {
      throw new IllegalArgumentException("an engine for " + game + " was asked about " + position.game());
    }
  }
}
