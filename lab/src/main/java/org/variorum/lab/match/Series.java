package org.variorum.lab.match;

import org.variorum.lab.player.UnfitException;

/**
 * Games that are played by their numbers: the game of a number depends on the series and that number alone, not on what was
 * played before it, beside it or on which thread. Where players think by the clock, it is their answers that differ.
 *
 * @param <R> the record of a game
 */
public interface Series<R> {

  /** How many games there are; they are numbered from 1. */
  int games();

  /**
   * A place to play at, for one thread. It keeps players from one game to the next, as it takes time to make them, but nothing
   * that they know.
   */
  Place<R> place();

  /**
   * Plays a game alone, with players of its own.
   *
   * @throws UnfitException if a player cannot play the game
   */
  default R play(int number) throws InterruptedException, UnfitException {
    try (Place<R> place = place()) {
      return place.play(number);
    }
  }

  /** Where one thread plays games of a series, one at a time, in any order. */
  interface Place<R> extends AutoCloseable {

    R play(int number) throws InterruptedException, UnfitException;

    /** Ends its players. */
    @Override
    void close();
  }
}
