package org.variorum.lab.learning;

import org.variorum.lab.match.OrderedSeries;
import org.variorum.lab.player.UnfitException;

/** Plays games of the engine against itself, several in parallel, and sums up their results. Runs once. */
public final class SelfPlay {

  /** Receives the games, one at a time and in the order of their numbers. */
  @FunctionalInterface
  public interface Observer {

    /** @param soFar the results of the games up to this one, without games that the engine forfeited */
    void afterGame(SelfPlayGame game, SelfPlayTotals soFar);
  }

  private final Observer observer;
  private final OrderedSeries<SelfPlayGame> games;
  private SelfPlayTotals totals = SelfPlayTotals.NONE;

  /** @param threads the number of games played in parallel */
  public SelfPlay(SelfPlayPlan plan, int threads, Observer observer) {
    this.observer = observer;
    games = new OrderedSeries<>("self-play", plan, threads, this::addGame);
  }

  /** Plays until all games have ended or {@link #stop} is called. */
  public SelfPlayTotals run() throws InterruptedException {
    try {
      games.run();
    } catch (UnfitException e) {
      throw new IllegalStateException("the engine cannot play the game", e);
    }
    return totals;
  }

  /** Interrupts the games in progress. No further game counts. */
  public void stop() {
    games.stop();
  }

  private void addGame(SelfPlayGame game) {
    if (!game.isBroken()) {
      totals = totals.withGame(game.playedGame().ending().winner(), game.positions().size());
    }
    observer.afterGame(game, totals);
  }
}
