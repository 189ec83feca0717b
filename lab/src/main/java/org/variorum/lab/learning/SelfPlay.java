package org.variorum.lab.learning;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.variorum.engine.Limits;
import org.variorum.engine.SearchParameter;
import org.variorum.engine.Settings;
import org.variorum.lab.match.Adjudication;
import org.variorum.lab.match.Adjudication.Agreement;
import org.variorum.lab.match.Arbiter;
import org.variorum.lab.match.Crew;
import org.variorum.lab.match.Ending;
import org.variorum.lab.match.Opening;
import org.variorum.lab.match.PlayedGame;
import org.variorum.lab.player.EnginePlayer;
import org.variorum.lab.player.UnfitException;
import org.variorum.rules.game.Game;

/**
 * Games of the engine against itself, from random openings, several side by side. Played once.
 *
 * <p>What is left to chance in a game depends on the seed and its number alone; so the games are the same in each run, if
 * perhaps in another order on several threads.
 */
public final class SelfPlay {

  private static final int LEAST_OPENING = 4;
  private static final int MOST_OPENING = 10;
  /** So often is a new opening looked for; where the game has no more, one comes again. */
  private static final int TRIES = 50;
  /** Little to remember is quickly forgotten between games, and enough for the few nodes that a move is given. */
  private static final int MEGABYTES = 1;
  /** What both sides have called won for six plies on end is hardly ever drawn, and teaches nothing more. */
  private static final Adjudication ADJUDICATION =
      new Adjudication(Optional.of(new Agreement(1_500, 3)), Optional.empty(), 1, 300);
  /** Where draws are disliked because who is ahead does not win by it, only what is all but decided is called so. */
  private static final Adjudication LONG =
      new Adjudication(Optional.of(new Agreement(9_000, 3)), Optional.empty(), 1, 500);

  /**
   * What shall be played.
   *
   * @param games how many
   * @param threads how many at a time
   * @param nodes how many positions are looked at for a move
   * @param seed the same seed gives the same games
   */
  public record Plan(int games, int threads, long nodes, long seed) {

    /** @throws IllegalArgumentException if nothing would be played */
    public Plan {
      if (games < 1 || threads < 1 || nodes < 1) {
        throw new IllegalArgumentException("self-play needs games, threads and nodes");
      }
    }
  }

  /** Told of each game when it has ended, one at a time. */
  @FunctionalInterface
  public interface Observer {

    /**
     * @param training positions what it taught; nothing if the engine has crashed
     * @param soFar all games that have ended
     */
    void ended(PlayedGame game, List<TrainingPosition> positions, Harvest soFar);
  }

  private final Game game;
  private final Settings settings;
  private final Plan plan;
  private final Observer observer;
  private final Arbiter arbiter;
  private final Crew crew;
  private final Set<Long> openings = new HashSet<>();
  private Harvest harvest = Harvest.NONE;

  /** @param settings how the engine plays; it is given little memory whatever they say */
  public SelfPlay(Game game, Settings settings, Plan plan, Observer observer) {
    this.game = game;
    this.settings = settings.megabytes(MEGABYTES);
    this.plan = plan;
    this.observer = observer;
    boolean dislikesDraws = settings.parameters(game).get(SearchParameter.CONTEMPT) > 0;
    arbiter =
        new Arbiter(Limits.NONE.nodes(plan.nodes()), Duration.ZERO, dislikesDraws ? LONG : ADJUDICATION);
    crew = new Crew("self-play", plan.threads(), plan.games());
  }

  /** Plays until all games are played, or somebody stops it. */
  public Harvest run() throws InterruptedException {
    try {
      crew.run(this::work);
    } catch (UnfitException e) {
      throw new IllegalStateException("the engine plays every game", e);
    }
    return harvest();
  }

  /** Ends it: games that go on teach nothing. */
  public void stop() {
    crew.stop();
  }

  private synchronized Harvest harvest() {
    return harvest;
  }

  private void work() throws InterruptedException {
    try (SelfPlayer player = new SelfPlayer(new EnginePlayer(game, settings, Limits.NONE))) {
      for (int number = crew.next(); number > 0; number = crew.next()) {
        RandomGenerator random = new SplittableRandom(Long.rotateLeft(plan.seed(), 32) ^ number);
        Opening opening = opening(random);
        player.sitDown(opening.start(), random);
        PlayedGame played = arbiter.play(opening, player, player);
        record(played, player);
      }
    }
  }

  private Opening opening(RandomGenerator random) {
    Opening last = Opening.at(game.start());
    for (int i = 0; i < TRIES; i++) {
      int plies = random.nextInt(LEAST_OPENING, MOST_OPENING + 1);
      Optional<Opening> tried = Opening.random(game, plies, random);
      if (tried.isPresent()) {
        last = tried.get();
        if (isNew(last)) {
          break;
        }
      }
    }
    return last;
  }

  private boolean isNew(Opening opening) {
    synchronized (openings) {
      return openings.add(opening.position().hash());
    }
  }

  private synchronized void record(PlayedGame played, SelfPlayer player) {
    if (crew.isStopped()) {
      return;
    }
    boolean crashed = played.ending() instanceof Ending.Forfeit;
    List<TrainingPosition> positions = crashed ? List.of() : player.positions(played.ending().winner());
    harvest = crashed ? harvest : harvest.and(played.ending().winner(), positions.size());
    observer.ended(played, positions, harvest);
  }
}
