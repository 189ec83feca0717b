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
 * Finds out by matches of the engine against itself with which parameters it plays a game best: climbs each parameter's ladder as long
 * as a sequential test says that the next step is better, then goes to the next parameter. Run once.
 */
public final class ParameterSearch {

  private static final int OPENING_PLIES = 6;
  /** What both sides have called won for six plies on end is hardly ever drawn. */
  private static final Adjudication ADJUDICATION =
      new Adjudication(Optional.of(new Agreement(2_000, 3)), Optional.empty(), 1, 250);
  /**
   * Either error of a test is as often as this, also where its games were too few for it: a wrong step is put right by the next
   * round, if it matters.
   */
  private static final double ERROR = 0.1;

  /**
   * The plan of the search.
   *
   * @param games how many a test may take
   * @param rounds how often all parameters are gone through, at most
   * @param nodes how many positions are looked at for a move
   * @param gain in Elo: a smaller one is not looked for
   * @param seed the same seed gives the same openings
   */
  public record Plan(int games, int rounds, long nodes, int gain, long seed) {

    /** @throws IllegalArgumentException if nothing would be played */
    public Plan {
      if (games < 2 || rounds < 1 || nodes < 1 || gain < 1) {
        throw new IllegalArgumentException(
            "a search for parameters needs games, rounds, nodes and a gain");
      }
    }
  }

  /** Receives a report of each finished test. */
  @FunctionalInterface
  public interface Observer {

    /** @param standing of the engine with the value that was tried, against the one without */
    void tried(SearchParameter parameter, int before, int tried, Standing standing, boolean better);
  }

  private final Game game;
  private final EngineSettings settings;
  private final Plan plan;
  private final int threads;
  private final Observer observer;
  private SearchParameters parameters;
  private int tests;
  private @Nullable Match match;
  private boolean stopped;

  /**
   * @param settings how the engine plays otherwise
   * @param parameters all of them, to begin with
   * @param threads how many games at a time; the result is the same for any number
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
   * Plays until a round has bettered nothing, all rounds are played, or it is stopped.
   *
   * @return the best parameters
   * @throws UnfitException if the engine cannot play the game
   */
  public SearchParameters run() throws InterruptedException, UnfitException {
    for (int round = 0; round < plan.rounds() && !isStopped(); round++) {
      SearchParameters before = parameters;
      for (SearchParameter parameter : SearchParameter.values()) {
        if (!climbs(parameter, 1)) {
          climbs(parameter, -1);
        }
      }
      if (before.equals(parameters)) {
        break;
      }
    }
    return parameters;
  }

  /** Ends it: a test that goes on decides nothing. */
  public synchronized void stop() {
    stopped = true;
    if (match != null) {
      match.stop();
    }
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  /** Goes up or down a parameter's ladder as long as it pays; tells whether it has. */
  private boolean climbs(SearchParameter parameter, int direction)
      throws InterruptedException, UnfitException {
    boolean climbed = false;
    Optional<Integer> next = next(parameter, direction);
    while (next.isPresent() && !isStopped() && isBetter(parameter, next.get())) {
      climbed = true;
      next = next(parameter, direction);
    }
    return climbed;
  }

  private Optional<Integer> next(SearchParameter parameter, int direction) {
    int now = parameters.value(parameter).orElseThrow();
    List<Integer> ladder = direction > 0 ? parameter.ladder() : parameter.ladder().reversed();
    return ladder.stream().filter(value -> direction * (value - now) > 0).findFirst();
  }

  private boolean isBetter(SearchParameter parameter, int value) throws InterruptedException, UnfitException {
    SearchParameters other = parameters.with(parameter, value);
    Sprt sprt = new Sprt(0, plan.gain(), ERROR, ERROR);
    MatchPlan test = new MatchPlan(game, contender("new", other), contender("old", parameters), plan.games(),
        SearchLimits.NONE.nodes(plan.nodes()), Duration.ofMinutes(1), ADJUDICATION,
        new RandomOpenings(game, Experience.NONE, OPENING_PLIES, plan.seed() + tests++), Optional.of(sprt));
    Standing standing = begin(new Match(test, threads, (ended, soFar) -> {})).run();
    if (isStopped()) {
      return false;
    }
    boolean better = switch (sprt.verdict(standing.pairs())) {
      case H1 -> true;
      case H0 -> false;
      case OPEN -> Estimate.superiority(standing.pairs()) > 1 - ERROR;
    };
    observer.tried(parameter, parameters.value(parameter).orElseThrow(), value, standing, better);
    parameters = better ? other : parameters;
    return better;
  }

  private synchronized Match begin(Match next) {
    match = next;
    if (stopped) {
      next.stop();
    }
    return next;
  }

  private Contender contender(String name, SearchParameters with) {
    return EnginePlayer.contender(name, settings.parameters(with), SearchLimits.NONE);
  }
}
