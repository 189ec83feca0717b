package org.variorum.lab.match;

import org.variorum.lab.player.UnfitException;

/**
 * A numbered series of games. A game depends only on the series and its number, not on other games or threads. However,
 * players with a time limit may play differently each time.
 *
 * @param <R> the record of a game
 */
public interface Series<R> {

  /** The number of games. They are numbered from 1. */
  int games();

  /**
   * Creates a worker for one thread. It reuses players from one game to the next, because creating players takes time.
   * Players forget each game before the next one.
   */
  Worker<R> worker();

  /**
   * Plays one game alone, with new players.
   *
   * @throws UnfitException if a player cannot play the game
   */
  default R play(int number) throws InterruptedException, UnfitException {
    try (Worker<R> worker = worker()) {
      return worker.play(number);
    }
  }

  /** Plays games of a series on one thread, one at a time, in any order. */
  interface Worker<R> extends AutoCloseable {

    R play(int number) throws InterruptedException, UnfitException;

    /** Closes the players. */
    @Override
    void close();
  }
}
