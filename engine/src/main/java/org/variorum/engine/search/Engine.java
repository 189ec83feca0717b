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
 * An engine for one game. Its transposition table and histories last from one search to the next. Any number of engines
 * can exist, but each runs only one search at a time.
 */
public final class Engine {

  private final Game game;
  private final EngineSettings settings;
  private final Handicap handicap;
  private final TranspositionTable table;
  private final List<Worker> workers;
  /** The contempt in centipawns: how far below an even score a draw is. */
  private final int contempt;

  /** An engine with default settings: full strength, one thread. */
  public Engine(Game game) {
    this(game, EngineSettings.DEFAULT);
  }

  /**
   * An engine with the given settings.
   *
   * @throws ExperienceException if a learnt file of the game cannot be read
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
    // A handicap limits the nodes and must give the same play on every machine. So it uses one thread.
    workers = IntStream.range(0, handicap == Handicap.NONE ? settings.threads() : 1)
        .mapToObj(i -> new Worker(game, weights, network, table, settings, parameters, handicap, i == 0))
        .toList();
  }

  /** The approximate size of the tables in memory, in bytes. */
  public long bytes() {
    return table.bytes() + workers.stream().mapToLong(Worker::bytes).sum();
  }

  /** Clears the transposition table and histories, as before a new game. */
  public synchronized void forget() {
    table.clear();
    workers.forEach(Worker::forget);
  }

  /**
   * Searches for the best move. A position in which the game has ended only by its length is searched like any other.
   *
   * @throws IllegalArgumentException if the position belongs to another game
   */
  public Result search(Position position, SearchLimits limits, SearchListener listener) {
    return search(position, limits, 1, listener);
  }

  /**
   * Searches for the best lines (MultiPV). Each line is the best line that begins with another move than all earlier
   * lines. If a limit ends the last depth early, the lines found at this depth are used.
   *
   * @param lines the maximum number of lines, at least 1
   * @throws IllegalArgumentException if the position belongs to another game, or {@code lines} is less than 1
   */
  public synchronized Result search(Position position, SearchLimits limits, int lines,
      SearchListener listener) {
    return begin(position, limits, lines, listener).run();
  }

  /**
   * Begins a search that goes on in slices, with one thread.
   *
   * @throws IllegalArgumentException as {@link #search(Position, SearchLimits, int, SearchListener)}
   */
  public synchronized SlicedSearch slices(Position position, SearchLimits limits, int lines,
      SearchListener listener) {
    return new SlicedSearch(begin(position, limits, lines, listener));
  }

  private Search begin(Position position, SearchLimits limits, int lines, SearchListener listener) {
    requireOwnGame(position);
    if (lines < 1) {
      throw new IllegalArgumentException("the number of lines is at least 1, not " + lines);
    }
    table.nextSearch();
    SearchLimits limitsWithHandicap = handicap.limit(limits);
    SearchBudget budget =
        new SearchBudget(limitsWithHandicap, listener, MoveTime.of(limitsWithHandicap), this::nodes);
    int searchContempt = limits.ignoresContempt() ? 0 : contempt;
    workers.forEach(worker -> worker.begin(position.mutable(), budget, searchContempt));
    return new Search(position, workers, table, budget, limitsWithHandicap, settings, lines, listener);
  }

  /**
   * The static evaluation for the side to move, or the result if the game has ended. It is inaccurate while captures
   * are possible.
   *
   * @throws IllegalArgumentException if the position belongs to another game
   */
  public synchronized Score evaluate(Position position) {
    requireOwnGame(position);
    return Scores.toScore(position.outcome().map(end -> Scores.of(end, position.turn().ordinal(), 0))
        .orElseGet(() -> workers.getFirst().evaluate(position.mutable())));
  }

  /** The number of nodes of all threads in this search. */
  private long nodes() {
    long nodes = 0;
    for (Worker worker : workers) {
      nodes += worker.nodes();
    }
    return nodes;
  }

  private void requireOwnGame(Position position) {
    if (position.game() != game) {
      throw new IllegalArgumentException(
          "the engine plays " + game + ", but the position is one of " + position.game());
    }
  }
}
