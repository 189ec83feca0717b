package org.variorum.lab.learning;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.EngineSettings;
import org.variorum.engine.Experience;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchParameter;
import org.variorum.engine.SearchParameters;
import org.variorum.lab.match.Adjudication;
import org.variorum.lab.match.Adjudication.Agreement;
import org.variorum.lab.match.Match;
import org.variorum.lab.match.MatchPlan;
import org.variorum.lab.match.RandomOpenings;
import org.variorum.lab.match.Standing;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.EnginePlayer;
import org.variorum.lab.player.UnfitException;
import org.variorum.lab.statistics.Estimate;
import org.variorum.lab.statistics.Sprt;
import org.variorum.rules.game.Game;

/**
 * A search for the best search parameters of a game, by matches of the engine against itself. It moves each
 * parameter up or down while a sequential test accepts the next value, then turns to the next parameter. Runs once.
 */
public final class ParameterSearch {

  private static final int OPENING_PLIES = 6;
  /** A game is won when both sides agree on a large lead for three moves each: the result then hardly ever changes. */
  private static final Adjudication ADJUDICATION =
      new Adjudication(Optional.of(new Agreement(2_000, 3)), Optional.empty(), 1, 250);
  /**
   * The probability of either error of a test. If a test remains undecided after all games, the new value is kept if it is
   * worse with less than this probability. A later round can correct a wrong step.
   */
  private static final double ERROR = 0.1;

  /**
   * The plan of the search.
   *
   * @param games the maximum number of games of a test
   * @param rounds the maximum number of rounds, each over all parameters
   * @param nodes the number of nodes for each move
   * @param gain the Elo difference under hypothesis H1 of a test; smaller improvements may be missed
   * @param seed determines the openings
   */
  public record Plan(int games, int rounds, long nodes, int gain, long seed) {

    /** @throws IllegalArgumentException if a number is too small */
    public Plan {
      if (games < 2 || rounds < 1 || nodes < 1 || gain < 1) {
        throw new IllegalArgumentException(
            "games must be at least 2; rounds, nodes and gain must be at least 1");
      }
    }
  }

  /** Receives a report of each finished test. */
  @FunctionalInterface
  public interface Observer {

    /**
     * @param standing the score of the engine with {@code newValue} against the engine with {@code oldValue}
     * @param isBetter whether {@code newValue} is kept
     */
    void afterTest(SearchParameter parameter, int oldValue, int newValue, Standing standing,
        boolean isBetter);
  }

  private final Game game;
  private final EngineSettings settings;
  private final Plan plan;
  private final int threads;
  private final Observer observer;
  private SearchParameters parameters;
  private int testCount;
  private @Nullable Match currentMatch;
  private boolean stopped;

  /**
   * @param settings the other settings of the engine
   * @param parameters initial values of all parameters
   * @param threads the number of games played in parallel; it does not affect the result
   */
  public ParameterSearch(Game game, EngineSettings settings, SearchParameters parameters, Plan plan,
      int threads,
      Observer observer) {
    this.game = game;
    this.settings = settings;
    this.parameters = parameters;
    this.plan = plan;
    this.threads = threads;
    this.observer = observer;
  }

  /**
   * Plays until a round has no improvement, all rounds are finished or {@link #stop} is called.
   *
   * @return the best parameters
   * @throws UnfitException if the engine cannot play the game
   */
  public SearchParameters run() throws InterruptedException, UnfitException {
    for (int round = 0; round < plan.rounds() && !isStopped(); round++) {
      SearchParameters roundStart = parameters;
      for (SearchParameter parameter : SearchParameter.values()) {
        if (!climb(parameter, 1)) {
          climb(parameter, -1);
        }
      }
      if (roundStart.equals(parameters)) {
        break;
      }
    }
    return parameters;
  }

  /** Ends the search. An unfinished test has no effect. */
  public synchronized void stop() {
    stopped = true;
    if (currentMatch != null) {
      currentMatch.stop();
    }
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  /** Climbs up or down a parameter's ladder while tests accept; returns whether the parameter has changed. */
  private boolean climb(SearchParameter parameter, int direction)
      throws InterruptedException, UnfitException {
    boolean hasChanged = false;
    Optional<Integer> nextValue = nextValue(parameter, direction);
    while (nextValue.isPresent() && !isStopped() && isBetter(parameter, nextValue.get())) {
      hasChanged = true;
      nextValue = nextValue(parameter, direction);
    }
    return hasChanged;
  }

  private Optional<Integer> nextValue(SearchParameter parameter, int direction) {
    int current = parameters.value(parameter).orElseThrow();
    List<Integer> ladder = direction > 0 ? parameter.ladder() : parameter.ladder().reversed();
    return ladder.stream().filter(value -> direction * (value - current) > 0).findFirst();
  }

  private boolean isBetter(SearchParameter parameter, int value) throws InterruptedException, UnfitException {
    SearchParameters candidate = parameters.with(parameter, value);
    Sprt sprt = new Sprt(0, plan.gain(), ERROR, ERROR);
    MatchPlan test = new MatchPlan(game, contender("new", candidate), contender("old", parameters),
        plan.games(),
        SearchLimits.NONE.nodes(plan.nodes()), Duration.ofMinutes(1), ADJUDICATION,
        new RandomOpenings(game, Experience.NONE, OPENING_PLIES, plan.seed() + testCount++),
        Optional.of(sprt));
    Standing standing = setCurrentMatch(new Match(test, threads, (ended, soFar) -> {})).run();
    if (isStopped()) {
      return false;
    }
    boolean isBetter = switch (sprt.verdict(standing.pairs())) {
      case H1 -> true;
      case H0 -> false;
      case OPEN -> Estimate.superiority(standing.pairs()) > 1 - ERROR;
    };
    observer.afterTest(parameter, parameters.value(parameter).orElseThrow(), value, standing, isBetter);
    parameters = isBetter ? candidate : parameters;
    return isBetter;
  }

  /** Makes {@link #stop} stop {@code newMatch}, and returns that match. */
  private synchronized Match setCurrentMatch(Match newMatch) {
    currentMatch = newMatch;
    if (stopped) {
      newMatch.stop();
    }
    return newMatch;
  }

  private Contender contender(String name, SearchParameters newParameters) {
    return EnginePlayer.contender(name, settings.parameters(newParameters), SearchLimits.NONE);
  }
}
