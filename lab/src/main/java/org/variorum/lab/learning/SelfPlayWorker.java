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

  private static final int LEAST_OPENING_PLIES = 4;
  private static final int MOST_OPENING_PLIES = 10;
  /** The number of attempts to find a random opening. If all fail, the game begins with a start position. */
  private static final int TRIES = 50;
  /**
   * Ends games that are decided: their results hardly ever change, and further positions are of no use for learning.
   */
  private static final Adjudication ADJUDICATION =
      new Adjudication(Optional.of(new Agreement(1_500, 3)), Optional.empty(), 1, 300);
  /** Higher limits for games with a search parameter for contempt: there an advantage often does not lead to a win. */
  private static final Adjudication LONG_ADJUDICATION =
      new Adjudication(Optional.of(new Agreement(9_000, 3)), Optional.empty(), 1, 500);

  private final SelfPlayPlan plan;
  private final GameRunner runner;
  private final SelfPlayer player;

  SelfPlayWorker(SelfPlayPlan plan) {
    this.plan = plan;
    boolean hasContempt = plan.settings().parameters(plan.game()).get(SearchParameter.CONTEMPT) > 0;
    runner =
        new GameRunner(SearchLimits.NONE.nodes(plan.nodes()), Duration.ZERO,
            hasContempt ? LONG_ADJUDICATION : ADJUDICATION);
    player = new SelfPlayer(new EnginePlayer(plan.game(), plan.settings(), SearchLimits.NONE));
  }

  @Override
  public SelfPlayGame play(int number) throws InterruptedException {
    RandomGenerator random = plan.random(number);
    Opening opening = opening(random);
    player.startGame(opening.start(), random);
    PlayedGame playedGame = runner.play(opening, player, player);
    List<TrainingPosition> positions = playedGame.ending() instanceof Termination.Forfeit ? List.of()
        : player.positions(playedGame.ending().winner());
    return new SelfPlayGame(number, playedGame, positions);
  }

  private Opening opening(RandomGenerator random) {
    for (int i = 0; i < TRIES; i++) {
      int plies = random.nextInt(LEAST_OPENING_PLIES, MOST_OPENING_PLIES + 1);
      Optional<Opening> candidate = Opening.random(plan.game(), plies, random);
      if (candidate.isPresent()) {
        return candidate.get();
      }
    }
    return Opening.random(plan.game(), random);
  }

  @Override
  public void close() {
    player.close();
  }
}
