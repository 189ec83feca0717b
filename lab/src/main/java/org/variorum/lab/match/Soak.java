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
 * A soak test: many games of a player against itself in one process, to find failures that only appear after a long
 * time. A round is one match of each kind of game. After each round all players are closed, so that memory leaks can be
 * measured. Runs once.
 */
public final class Soak {

  /**
   * The plan of a soak test.
   *
   * @param kinds the different games to play
   * @param player the player of both sides
   * @param games the number of games of all kinds together
   * @param moveTime the time for each move
   * @param margin the time by which a move may exceed its limit without losing
   * @param mostPlies a game is a draw after this many plies
   * @param openingPlies the number of random moves at the beginning of each game
   * @param seed determines the openings
   */
  public record Plan(List<Game> kinds, Contender player, int games, Duration moveTime, Duration margin,
      int mostPlies, int openingPlies, long seed) {

    /** The maximum number of games in a match: so many that the creation of players is a small part of the work. */
    private static final int MOST_GAMES_PER_MATCH = 10;

    /** @throws IllegalArgumentException if {@code kinds} is empty or {@code games} is less than 1 */
    public Plan {
      kinds = List.copyOf(kinds);
      if (kinds.isEmpty() || games < 1) {
        throw new IllegalArgumentException("kinds must not be empty, and games must be at least 1");
      }
    }

    private int gamesPerMatch() {
      return Math.clamp((games + kinds.size() - 1) / kinds.size(), 1, MOST_GAMES_PER_MATCH);
    }

    private int matches() {
      return (games + gamesPerMatch() - 1) / gamesPerMatch();
    }

    /** The match with a number, from 0. The last match may be shorter. */
    private MatchPlan match(int number) {
      Game kind = kinds.get(number % kinds.size());
      int round = number / kinds.size();
      Adjudication drawByLength = new Adjudication(Optional.empty(), Optional.empty(), 1, mostPlies);
      return new MatchPlan(kind, player, player, Math.min(gamesPerMatch(), games - number * gamesPerMatch()),
          SearchLimits.NONE.time(moveTime), margin, drawByLength,
          new RandomOpenings(kind, Experience.NONE, openingPlies, seed + round), Optional.empty());
    }
  }

  /** Receives progress reports. */
  public interface Observer {

    /** Called after each game. */
    void afterGame(Game game, MatchGame endedGame, SoakReport soFar);

    /** Called after each round. */
    void afterRound(SoakReport soFar);
  }

  private final Plan plan;
  private final int concurrency;
  private final Observer observer;
  private final SoakBook book;
  private @Nullable Match currentMatch;
  private boolean stopped;

  /** @param concurrency the number of games played in parallel */
  public Soak(Plan plan, int concurrency, Observer observer) {
    this.plan = plan;
    this.concurrency = concurrency;
    this.observer = observer;
    book = new SoakBook(plan.moveTime());
  }

  /**
   * Plays until all games have ended or {@link #stop} is called.
   *
   * @throws UnfitException if the player cannot play one of the games
   */
  public SoakReport run() throws UnfitException, InterruptedException {
    for (int number = 0; number < plan.matches() && !isStopped(); number++) {
      play(plan.match(number));
      if ((number + 1) % plan.kinds().size() == 0 || number + 1 == plan.matches()) {
        book.measureHeap();
        observer.afterRound(book.report());
      }
    }
    return book.report();
  }

  private void play(MatchPlan match) throws UnfitException, InterruptedException {
    beginMatch(new Match(match, concurrency, (endedGame, standing) -> {
      book.add(endedGame);
      observer.afterGame(match.game(), endedGame, book.report());
    })).run();
    endMatch();
  }

  private synchronized Match beginMatch(Match match) {
    currentMatch = match;
    if (stopped) {
      match.stop();
    }
    return match;
  }

  private synchronized void endMatch() {
    currentMatch = null;
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  /** Ends the test. Games in progress do not count. */
  public synchronized void stop() {
    stopped = true;
    if (currentMatch != null) {
      currentMatch.stop();
    }
  }
}
