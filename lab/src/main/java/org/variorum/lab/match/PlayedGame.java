package org.variorum.lab.match;

import java.time.Duration;
import java.util.List;
import org.variorum.lab.player.Answer;

/**
 * A game that players have played to its end.
 *
 * @param opening where they took it over
 * @param plies their moves
 * @param ending how it ended
 */
public record PlayedGame(Opening opening, List<Ply> plies, Termination ending) {

  public PlayedGame {
    plies = List.copyOf(plies);
  }

  /**
   * A move that was played.
   *
   * @param answer the move, and what the player said about it
   * @param time how long the player took
   */
  public record Ply(Answer answer, Duration time) {}
}
