package org.variorum.lab.learning;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchParameter;
import org.variorum.lab.match.Adjudication;
import org.variorum.lab.match.Adjudication.Agreement;
import org.variorum.lab.match.GameRunner;
import org.variorum.lab.match.Opening;
import org.variorum.lab.match.PlayedGame;
import org.variorum.lab.match.Series;
import org.variorum.lab.match.Termination;
import org.variorum.lab.player.EnginePlayer;

/** The self-play of one thread, with an engine of its own. */
final class SelfPlayWorker implements Series.Worker<SelfPlayGame> {

  private static final int LEAST_OPENING = 4;
  private static final int MOST_OPENING = 10;
  /** The number of attempts to find a random opening; after them, the game starts without one. */
  private static final int TRIES = 50;
  /** Ends games that are decided, because their results hardly ever change and more moves teach nothing. */
  private static final Adjudication ADJUDICATION =
      new Adjudication(Optional.of(new Agreement(1_500, 3)), Optional.empty(), 1, 300);
  /** Higher limits for games with contempt, where an advantage often does not win. */
  private static final Adjudication LONG =
      new Adjudication(Optional.of(new Agreement(9_000, 3)), Optional.empty(), 1, 500);

  private final SelfPlayPlan plan;
  private final GameRunner arbiter;
  private final SelfPlayer player;

  SelfPlayWorker(SelfPlayPlan plan) {
    this.plan = plan;
    boolean dislikesDraws = plan.settings().parameters(plan.game()).get(SearchParameter.CONTEMPT) > 0;
    arbiter =
        new GameRunner(SearchLimits.NONE.nodes(plan.nodes()), Duration.ZERO,
            dislikesDraws ? LONG : ADJUDICATION);
    player = new SelfPlayer(new EnginePlayer(plan.game(), plan.settings(), SearchLimits.NONE));
  }

  @Override
  public SelfPlayGame play(int number) throws InterruptedException {
    RandomGenerator chance = plan.chance(number);
    Opening opening = opening(chance);
    player.startGame(opening.start(), chance);
    PlayedGame played = arbiter.play(opening, player, player);
    List<TrainingPosition> positions = played.ending() instanceof Termination.Forfeit ? List.of()
        : player.positions(played.ending().winner());
    return new SelfPlayGame(number, played, positions);
  }

  private Opening opening(RandomGenerator chance) {
    for (int i = 0; i < TRIES; i++) {
      int plies = chance.nextInt(LEAST_OPENING, MOST_OPENING + 1);
      Optional<Opening> tried = Opening.random(plan.game(), plies, chance);
      if (tried.isPresent()) {
        return tried.get();
      }
    }
    return Opening.random(plan.game(), chance);
  }

  @Override
  public void close() {
    player.close();
  }
}
