package org.variorum.lab.learning;

import org.variorum.lab.match.InOrder;
import org.variorum.lab.player.UnfitException;

/** Plays games of the engine against itself, several side by side, and counts what they bring. Played once. */
public final class SelfPlay {

  /** Told of each game, one at a time and in the order of their numbers. */
  @FunctionalInterface
  public interface Observer {

    /** @param soFar all games up to this one */
    void ended(SelfPlayGame game, Harvest soFar);
  }

  private final Observer observer;
  private final InOrder<SelfPlayGame> games;
  private Harvest harvest = Harvest.NONE;

  /** @param threads how many games at a time */
  public SelfPlay(SelfPlayPlan plan, int threads, Observer observer) {
    this.observer = observer;
    games = new InOrder<>("self-play", plan, threads, this::ended);
  }

  /** Plays until all games are played, or it is stopped. */
  public Harvest run() throws InterruptedException {
    try {
      games.run();
    } catch (UnfitException e) {
      throw new IllegalStateException("the engine plays every game", e);
    }
    return harvest;
  }

  /** Ends it: games that go on teach nothing, nor those after them. */
  public void stop() {
    games.stop();
  }

  private void ended(SelfPlayGame game) {
    if (!game.isBroken()) {
      harvest = harvest.and(game.played().ending().winner(), game.positions().size());
    }
    observer.ended(game, harvest);
  }
}
