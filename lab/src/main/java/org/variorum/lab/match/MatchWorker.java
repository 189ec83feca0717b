package org.variorum.lab.match;

import org.jspecify.annotations.Nullable;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.Player;
import org.variorum.lab.player.UnfitException;

/** The games of one thread in a match. A player that forfeits by an illegal move, a crash or a hang is replaced. */
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
    Opening opening = plan.openings().at((number - 1) / 2);
    PlayedGame played = aIsWhite ? runner.play(opening, seatA.player(), seatB.player())
        : runner.play(opening, seatB.player(), seatA.player());
    MatchGame ended = new MatchGame(number, aIsWhite, played);
    if (played.ending() instanceof Termination.Forfeit forfeit && forfeit.reason().isDisorder()) {
      (ended.isA(forfeit.loser()) ? seatA : seatB).close();
      Thread.sleep(REPLACEMENT_DELAY_MILLIS);
    }
    return ended;
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
        player = contender.enter(plan.game(), plan.limits());
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
