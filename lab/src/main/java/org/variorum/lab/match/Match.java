package org.variorum.lab.match;

import org.jspecify.annotations.Nullable;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.Player;
import org.variorum.lab.player.UnfitException;
import org.variorum.lab.statistics.Sprt;
import org.variorum.rules.game.Game;

/**
 * A match between two contenders. Games go on side by side, each in a thread of its own with players of its own; a player that
 * loses by illegal moves, crashes or hangs is replaced. Played once.
 */
public final class Match {

  /** Told of each game when it has ended, one at a time. */
  @FunctionalInterface
  public interface Observer {
    void ended(MatchGame game, Standing standing);
  }

  /** What kills this process kills the engines at the same time: so long is waited before that is called their fault. */
  private static final long MAY_BE_STOPPED_MILLIS = 200;

  private final Game game;
  private final Contender a;
  private final Contender b;
  private final MatchPlan plan;
  private final Observer observer;
  private final Arbiter arbiter;
  private final Scorebook book = new Scorebook();
  private final Crew crew;

  public Match(Game game, Contender a, Contender b, MatchPlan plan, Observer observer) {
    this.game = game;
    this.a = a;
    this.b = b;
    this.plan = plan;
    this.observer = observer;
    arbiter = new Arbiter(plan.pace(), plan.margin(), plan.adjudication());
    crew = new Crew("match", plan.concurrency(), plan.games());
  }

  /**
   * Plays until all games are played, the test has decided, or somebody stops the match.
   *
   * @throws UnfitException if a contender cannot play the game, or can no longer
   */
  public Standing run() throws UnfitException, InterruptedException {
    crew.run(this::work);
    return standing();
  }

  /** Ends the match: games that go on are not counted. */
  public void stop() {
    crew.stop();
  }

  /** How it stands now. */
  public synchronized Standing standing() {
    return book.standing();
  }

  private void work() throws InterruptedException, UnfitException {
    try (Seat seatA = new Seat(a); Seat seatB = new Seat(b)) {
      for (int number = crew.next(); number > 0; number = crew.next()) {
        boolean aIsWhite = number % 2 == 1;
        Opening opening = plan.openings().at((number - 1) / 2);
        PlayedGame played = aIsWhite ? arbiter.play(opening, seatA.player(), seatB.player())
            : arbiter.play(opening, seatB.player(), seatA.player());
        MatchGame ended = new MatchGame(number, aIsWhite, played);
        if (played.ending() instanceof Ending.Forfeit forfeit && forfeit.reason().isDisorder()) {
          (ended.isA(forfeit.loser()) ? seatA : seatB).close();
          Thread.sleep(MAY_BE_STOPPED_MILLIS);
        }
        record(ended);
      }
    }
  }

  private synchronized void record(MatchGame ended) {
    if (crew.isStopped()) {
      return;
    }
    book.add(ended);
    Standing standing = book.standing();
    observer.ended(ended, standing);
    if (plan.sprt().isPresent()
        && plan.sprt().get().verdict(standing.pairs()) != Sprt.Verdict.OPEN) {
      stop();
    }
  }

  /** Where a contender's player sits in one thread, or the next one. */
  private final class Seat implements AutoCloseable {
    private final Contender contender;
    private @Nullable Player player;

    Seat(Contender contender) {
      this.contender = contender;
    }

    Player player() throws UnfitException, InterruptedException {
      if (player == null) {
        player = contender.enter(game, plan.pace());
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
