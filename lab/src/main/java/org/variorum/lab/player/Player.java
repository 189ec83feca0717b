package org.variorum.lab.player;

import org.variorum.rules.game.Position;

/** A player of one kind of game, which plays one game at a time: an engine in this process, or an external engine. */
public interface Player extends AutoCloseable {

  /**
   * Prepares for a new game, and clears all information from the previous game.
   *
   * @throws ForfeitException if the player cannot play from this position
   */
  void begin(Position start) throws ForfeitException, InterruptedException;

  /**
   * Asks for a move, and blocks until the player has found it. The caller measures the time.
   *
   * @throws ForfeitException if the player does not return a legal move
   */
  Answer play(MoveRequest request) throws ForfeitException, InterruptedException;

  /** Closes the player; it need not be ready or idle. */
  @Override
  void close();
}
