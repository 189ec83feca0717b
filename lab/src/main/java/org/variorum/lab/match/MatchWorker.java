package org.variorum.lab.match;

import org.jspecify.annotations.Nullable;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.Player;
import org.variorum.lab.player.UnfitException;

/**
 * The games of one thread in a match. A player that forfeits by an illegal move, a false claim, a crash or a hang is
 * replaced.
 */
final class MatchWorker implements Series.Worker<MatchGame> {

  /** The wait before a player is replaced: the signal that killed the engine may also end this process. */
  private static final long REPLACEMENT_DELAY_MILLIS = 200;

  private final MatchPlan plan;
  private final GameRunner runner;
  private final Seat seatA;
  private final Seat seatB;

  MatchWorker(MatchPlan plan) {
    this.plan = plan;
    runner = new GameRunner(plan.limits(), plan.margin(), plan.adjudication());
    seatA = new Seat(plan.a());
    seatB = new Seat(plan.b());
  }

  @Override
  public MatchGame play(int number) throws InterruptedException, UnfitException {
    boolean aIsWhite = number % 2 == 1;
    Opening opening = plan.openings().opening((number - 1) / 2);
    PlayedGame playedGame = aIsWhite ? runner.play(opening, seatA.player(), seatB.player())
        : runner.play(opening, seatB.player(), seatA.player());
    MatchGame game = new MatchGame(number, aIsWhite, playedGame);
    if (playedGame.ending() instanceof Termination.Forfeit forfeit && forfeit.reason().requiresNewPlayer()) {
      (game.isA(forfeit.loser()) ? seatA : seatB).close();
      Thread.sleep(REPLACEMENT_DELAY_MILLIS);
    }
    return game;
  }

  @Override
  public void close() {
    try (seatB) {
      seatA.close();
    }
  }

  /** A contender's player, created when it is first needed and again after {@link #close}. */
  private final class Seat implements AutoCloseable {
    private final Contender contender;
    private @Nullable Player player;

    Seat(Contender contender) {
      this.contender = contender;
    }

    Player player() throws UnfitException, InterruptedException {
      if (player == null) {
        player = contender.createPlayer(plan.game(), plan.limits());
      }
      return player;
    }

    @Override
    public void close() {
      if (player != null) {
        player.close();
      }
      player = null;
    }
  }
}
