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

/** Where one thread plays games of the engine against itself. */
final class SelfPlayPlace implements Series.Place<SelfPlayGame> {

  private static final int LEAST_OPENING = 4;
  private static final int MOST_OPENING = 10;
  /** So often is an opening looked for that does not end the game; where there is none, it begins at its start. */
  private static final int TRIES = 50;
  /** What both sides have called won for six plies on end is hardly ever drawn, and teaches nothing more. */
  private static final Adjudication ADJUDICATION =
      new Adjudication(Optional.of(new Agreement(1_500, 3)), Optional.empty(), 1, 300);
  /** Where draws are disliked because being ahead does not win, only what is all but decided is called won. */
  private static final Adjudication LONG =
      new Adjudication(Optional.of(new Agreement(9_000, 3)), Optional.empty(), 1, 500);

  private final SelfPlayPlan plan;
  private final GameRunner arbiter;
  private final SelfPlayer player;

  SelfPlayPlace(SelfPlayPlan plan) {
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
    player.sitDown(opening.start(), chance);
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
