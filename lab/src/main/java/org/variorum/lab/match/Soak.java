package org.variorum.lab.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Experience;
import org.variorum.engine.Limits;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.UnfitException;
import org.variorum.rules.game.Game;

/**
 * A player against itself in many games of many kinds, all in one process: finds what breaks only in the long run. All games
 * come by turns, some matches of each in each round, and after each round no player is left that could hold memory. Run once.
 */
public final class Soak {

  /** In a match; enough that making players is a small part of the work. */
  private static final int MOST_GAMES_AT_ONCE = 10;

  /**
   * What shall be played.
   *
   * @param games how many in all
   * @param concurrency how many at a time
   * @param moveTime what each move may take
   * @param margin how much longer it may take before it counts as lost
   * @param mostPlies after so many moves of both sides a game is a draw
   * @param openingPlies how many random moves each game begins with
   * @param seed the same seed gives the same openings
   */
  public record Plan(int games, int concurrency, Duration moveTime, Duration margin, int mostPlies,
      int openingPlies, long seed) {}

  /** Is told how it goes. */
  public interface Observer {

    /** A game has ended. */
    void ended(Game game, MatchGame ended, SoakReport soFar);

    /** All games had their turn. */
    void round(SoakReport soFar);
  }

  private final List<Game> kinds;
  private final Contender player;
  private final Plan plan;
  private final Observer observer;
  private final SoakBook book;
  private @Nullable Match running;
  private boolean stopped;

  /** @throws IllegalArgumentException if there is nothing to play */
  public Soak(List<Game> kinds, Contender player, Plan plan, Observer observer) {
    if (kinds.isEmpty() || plan.games() < 1) {
      throw new IllegalArgumentException("nothing to play");
    }
    this.kinds = List.copyOf(kinds);
    this.player = player;
    this.plan = plan;
    this.observer = observer;
    book = new SoakBook(plan.moveTime());
  }

  /**
   * Plays until all games are played or somebody stops it.
   *
   * @throws UnfitException if the player cannot play one of the games
   */
  public SoakReport run() throws UnfitException, InterruptedException {
    int left = plan.games();
    for (int round = 0; left > 0 && !isStopped(); round++) {
      for (Game kind : kinds) {
        int games = Math.min(left, gamesAtOnce());
        play(kind, games, round);
        left -= games;
      }
      book.measureHeap();
      observer.round(book.report());
    }
    return book.report();
  }

  private int gamesAtOnce() {
    return Math.clamp((plan.games() + kinds.size() - 1) / kinds.size(), 1, MOST_GAMES_AT_ONCE);
  }

  private void play(Game kind, int games, int round) throws UnfitException, InterruptedException {
    if (games == 0 || isStopped()) {
      return;
    }
    Limits pace = Limits.NONE.time(plan.moveTime());
    Adjudication length = new Adjudication(Optional.empty(), Optional.empty(), 1, plan.mostPlies());
    MatchPlan match = new MatchPlan(games, plan.concurrency(), pace, plan.margin(), length,
        new RandomOpenings(kind, Experience.NONE, plan.openingPlies(), plan.seed() + round),
        Optional.empty());
    begin(new Match(kind, player, player, match, (ended, standing) -> {
      book.add(ended);
      observer.ended(kind, ended, book.report());
    })).run();
    end();
  }

  private synchronized Match begin(Match match) {
    running = match;
    if (stopped) {
      match.stop();
    }
    return match;
  }

  private synchronized void end() {
    running = null;
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  /** Ends it: games that go on are not counted. */
  public synchronized void stop() {
    stopped = true;
    if (running != null) {
      running.stop();
    }
  }
}
