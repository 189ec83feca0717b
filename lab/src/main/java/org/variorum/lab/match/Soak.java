package org.variorum.lab.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.variorum.engine.Experience;
import org.variorum.engine.SearchLimits;
import org.variorum.lab.player.Contender;
import org.variorum.lab.player.UnfitException;
import org.variorum.rules.game.Game;

/**
 * A player against itself in many games of many kinds, all in one process: finds what breaks only in the long run. All games
 * come by turns, some matches of each in each round, and after each round no player is left that could hold memory. Run once.
 */
public final class Soak {

  /**
   * The plan: games of all kinds by turns, a match of some games of one kind at a time.
   *
   * @param games how many in all
   * @param moveTime what each move may take
   * @param margin how much longer it may take before it counts as lost
   * @param mostPlies a game is a draw after this many plies
   * @param openingPlies how many random moves each game begins with
   * @param seed the same seed gives the same openings
   */
  public record Plan(List<Game> kinds, Contender player, int games, Duration moveTime, Duration margin,
      int mostPlies, int openingPlies, long seed) {

    /** In a match; enough that making players is a small part of the work. */
    private static final int MOST_GAMES_OF_A_MATCH = 10;

    /** @throws IllegalArgumentException if there is nothing to play */
    public Plan {
      kinds = List.copyOf(kinds);
      if (kinds.isEmpty() || games < 1) {
        throw new IllegalArgumentException("nothing to play");
      }
    }

    private int gamesOfAMatch() {
      return Math.clamp((games + kinds.size() - 1) / kinds.size(), 1, MOST_GAMES_OF_A_MATCH);
    }

    private int matches() {
      return (games + gamesOfAMatch() - 1) / gamesOfAMatch();
    }

    /** A match, by its number from 0. The last one may be shorter. */
    private MatchPlan match(int number) {
      Game kind = kinds.get(number % kinds.size());
      int round = number / kinds.size();
      Adjudication length = new Adjudication(Optional.empty(), Optional.empty(), 1, mostPlies);
      return new MatchPlan(kind, player, player, Math.min(gamesOfAMatch(), games - number * gamesOfAMatch()),
          SearchLimits.NONE.time(moveTime), margin, length,
          new RandomOpenings(kind, Experience.NONE, openingPlies, seed + round), Optional.empty());
    }
  }

  /** Receives progress reports. */
  public interface Observer {

    /** A game has ended. */
    void ended(Game game, MatchGame ended, SoakReport soFar);

    /** All games had their turn. */
    void round(SoakReport soFar);
  }

  private final Plan plan;
  private final int concurrency;
  private final Observer observer;
  private final SoakBook book;
  private @Nullable Match running;
  private boolean stopped;

  /** @param concurrency how many games at a time */
  public Soak(Plan plan, int concurrency, Observer observer) {
    this.plan = plan;
    this.concurrency = concurrency;
    this.observer = observer;
    book = new SoakBook(plan.moveTime());
  }

  /**
   * Plays until all games are played or it is stopped.
   *
   * @throws UnfitException if the player cannot play one of the games
   */
  public SoakReport run() throws UnfitException, InterruptedException {
    for (int number = 0; number < plan.matches() && !isStopped(); number++) {
      play(plan.match(number));
      if ((number + 1) % plan.kinds().size() == 0 || number + 1 == plan.matches()) {
        book.measureHeap();
        observer.round(book.report());
      }
    }
    return book.report();
  }

  private void play(MatchPlan match) throws UnfitException, InterruptedException {
    begin(new Match(match, concurrency, (ended, standing) -> {
      book.add(ended);
      observer.ended(match.game(), ended, book.report());
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
