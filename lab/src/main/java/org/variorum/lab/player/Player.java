package org.variorum.lab.player;

import org.variorum.rules.game.Position;

/** Plays games of one kind, one at a time: an engine of this process, or a program that is spoken to. */
public interface Player extends AutoCloseable {

  /**
   * Gets ready for a game: what is remembered of the one before is forgotten.
   *
   * @throws ForfeitException if the player cannot play it
   */
  void begin(Position start) throws ForfeitException, InterruptedException;

  /**
   * Thinks about a move, and blocks until it is found. Time is taken by the caller.
   *
   * @throws ForfeitException if no legal move comes of it
   */
  Answer play(MoveRequest turn) throws ForfeitException, InterruptedException;

  /** Ends the player, whatever state it is in. */
  @Override
  void close();
}
