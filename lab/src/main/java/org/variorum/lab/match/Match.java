package org.variorum.lab.match;

import org.variorum.lab.player.UnfitException;
import org.variorum.lab.statistics.Sprt;

/** A match between two contenders, with games side by side. Played once. */
public final class Match {

  /** Receives a report of each game, one at a time and in the order of their numbers. */
  @FunctionalInterface
  public interface Observer {
    void ended(MatchGame game, Standing standing);
  }

  private final MatchPlan plan;
  private final Observer observer;
  private final Scorebook book = new Scorebook();
  private final OrderedSeries<MatchGame> games;

  /** @param concurrency how many games at a time */
  public Match(MatchPlan plan, int concurrency, Observer observer) {
    this.plan = plan;
    this.observer = observer;
    games = new OrderedSeries<>("match", plan, concurrency, this::ended);
  }

  /**
   * Plays until all games are played, the test has decided, or the match is stopped.
   *
   * @throws UnfitException if a contender cannot play the game, or can no longer
   */
  public Standing run() throws UnfitException, InterruptedException {
    games.run();
    return standing();
  }

  /** Ends the match: games that go on are not counted, nor those after them. */
  public void stop() {
    games.stop();
  }

  /** How it stands now. */
  public synchronized Standing standing() {
    return book.standing();
  }

  private void ended(MatchGame ended) {
    Standing standing = counted(ended);
    observer.ended(ended, standing);
    if (plan.sprt().isPresent()
        && plan.sprt().get().verdict(standing.pairs()) != Sprt.Verdict.OPEN) {
      stop();
    }
  }

  private synchronized Standing counted(MatchGame ended) {
    book.add(ended);
    return book.standing();
  }
}
