package org.variorum.lab.learning;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Experience;
import org.variorum.engine.Limits;
import org.variorum.engine.Settings;
import org.variorum.engine.Trait;
import org.variorum.engine.Traits;
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
 * Finds out by matches of the engine against itself with which traits it plays a game best: climbs each trait's ladder as long
 * as a sequential test says that the next step is better, then goes to the next trait. Run once.
 */
public final class TraitSearch {

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
   * What shall be tried.
   *
   * @param games how many a test may take
   * @param rounds how often all traits are gone through, at most
   * @param threads how many games at a time
   * @param nodes how many positions are looked at for a move
   * @param gain in Elo: a smaller one is not looked for
   * @param seed the same seed gives the same openings
   */
  public record Plan(int games, int rounds, int threads, long nodes, int gain, long seed) {

    /** @throws IllegalArgumentException if nothing would be played */
    public Plan {
      if (games < 2 || rounds < 1 || threads < 1 || nodes < 1 || gain < 1) {
        throw new IllegalArgumentException(
            "a search for traits needs games, rounds, threads, nodes and a gain");
      }
    }
  }

  /** Told of each test when it has ended. */
  @FunctionalInterface
  public interface Observer {

    /** @param standing of the engine with the value that was tried, against the one without */
    void tried(Trait trait, int before, int tried, Standing standing, boolean better);
  }

  private final Game game;
  private final Settings settings;
  private final Plan plan;
  private final Observer observer;
  private Traits traits;
  private int tests;
  private @Nullable Match match;
  private boolean stopped;

  /**
   * @param settings how the engine plays otherwise
   * @param traits all of them, to begin with
   */
  public TraitSearch(Game game, Settings settings, Traits traits, Plan plan, Observer observer) {
    this.game = game;
    this.settings = settings;
    this.traits = traits;
    this.plan = plan;
    this.observer = observer;
  }

  /**
   * Plays until a round has bettered nothing, all rounds are played, or somebody stops it.
   *
   * @return the best traits
   * @throws UnfitException if the engine cannot play the game
   */
  public Traits run() throws InterruptedException, UnfitException {
    for (int round = 0; round < plan.rounds() && !isStopped(); round++) {
      Traits before = traits;
      for (Trait trait : Trait.values()) {
        if (!climbs(trait, 1)) {
          climbs(trait, -1);
        }
      }
      if (before.equals(traits)) {
        break;
      }
    }
    return traits;
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

  /** Goes up or down a trait's ladder as long as it pays; tells whether it has. */
  private boolean climbs(Trait trait, int direction) throws InterruptedException, UnfitException {
    boolean climbed = false;
    Optional<Integer> next = next(trait, direction);
    while (next.isPresent() && !isStopped() && isBetter(trait, next.get())) {
      climbed = true;
      next = next(trait, direction);
    }
    return climbed;
  }

  private Optional<Integer> next(Trait trait, int direction) {
    int now = traits.value(trait).orElseThrow();
    List<Integer> ladder = direction > 0 ? trait.ladder() : trait.ladder().reversed();
    return ladder.stream().filter(value -> direction * (value - now) > 0).findFirst();
  }

  private boolean isBetter(Trait trait, int value) throws InterruptedException, UnfitException {
    Traits other = traits.with(trait, value);
    Sprt sprt = new Sprt(0, plan.gain(), ERROR, ERROR);
    MatchPlan test =
        new MatchPlan(plan.games(), plan.threads(), Limits.NONE.nodes(plan.nodes()), Duration.ofMinutes(1),
            ADJUDICATION, new RandomOpenings(game, Experience.NONE, OPENING_PLIES, plan.seed() + tests++),
            Optional.of(sprt));
    Standing standing = begin(new Match(game, contender("new", other), contender("old", traits), test,
        (ended, soFar) -> {})).run();
    if (isStopped()) {
      return false;
    }
    boolean better = switch (sprt.verdict(standing.pairs())) {
      case H1 -> true;
      case H0 -> false;
      case OPEN -> Estimate.superiority(standing.pairs()) > 1 - ERROR;
    };
    observer.tried(trait, traits.value(trait).orElseThrow(), value, standing, better);
    traits = better ? other : traits;
    return better;
  }

  private synchronized Match begin(Match next) {
    match = next;
    if (stopped) {
      next.stop();
    }
    return next;
  }

  private Contender contender(String name, Traits with) {
    return EnginePlayer.contender(name, settings.traits(with), Limits.NONE);
  }
}
