package org.variorum.lab.match;

import org.variorum.lab.player.UnfitException;
import org.variorum.lab.statistics.Sprt;

/** A match between two contenders, with several games in parallel. Runs once. */
public final class Match {

  /** Receives the games, one at a time and in the order of their numbers. */
  @FunctionalInterface
  public interface Observer {
    /** @param standing the score of the match, including this game */
    void afterGame(MatchGame game, Standing standing);
  }

  private final MatchPlan plan;
  private final Observer observer;
  private final Scorebook book = new Scorebook();
  private final OrderedSeries<MatchGame> games;

  /** @param concurrency the number of games played in parallel */
  public Match(MatchPlan plan, int concurrency, Observer observer) {
    this.plan = plan;
    this.observer = observer;
    games = new OrderedSeries<>("match", plan, concurrency, this::addGame);
  }

  /**
   * Plays until all games have ended, the sequential test has decided or {@link #stop} is called.
   *
   * @throws UnfitException if a contender cannot play the game, at the start or when one of its players is replaced
   */
  public Standing run() throws UnfitException, InterruptedException {
    games.run();
    return standing();
  }

  /** Ends the match. Games in progress and later games do not count. */
  public void stop() {
    games.stop();
  }

  /** The current score of the match. */
  public synchronized Standing standing() {
    return book.standing();
  }

  private void addGame(MatchGame game) {
    Standing standing = addToBook(game);
    observer.afterGame(game, standing);
    if (plan.sprt().isPresent()
        && plan.sprt().get().verdict(standing.pairs()) != Sprt.Verdict.OPEN) {
      stop();
    }
  }

  private synchronized Standing addToBook(MatchGame game) {
    book.add(game);
    return book.standing();
  }
}
