package org.variorum.lab.match;

import java.time.Duration;
import java.util.List;
import org.variorum.lab.player.Answer;

/**
 * A finished game.
 *
 * @param opening the opening given to the players
 * @param plies the players' moves
 * @param ending the reason for the end of the game
 */
public record PlayedGame(Opening opening, List<Ply> plies, Termination ending) {

  public PlayedGame {
    plies = List.copyOf(plies);
  }

  /**
   * A move of a player.
   *
   * @param answer the move, with the player's information about it
   * @param time the player's time for the move
   */
  public record Ply(Answer answer, Duration time) {}
}
