package org.variorum.lab.match;

import java.util.Optional;

/**
 * When a game ends before its rules end it.
 *
 * @param win if both players' scores agree for so long that one side is so far ahead, it has won
 * @param draw if both players' scores stay so near zero for so long, it is a draw
 * @param drawFrom the number of the first move at which a draw may be adjudicated
 * @param mostPlies the game is a draw after this many plies, including the opening
 */
public record Adjudication(Optional<Agreement> win, Optional<Agreement> draw, int drawFrom, int mostPlies) {

  /**
   * @param centipawns the minimum score for a win, the maximum for a draw
   * @param moves the number of moves of each side for which the scores must stay there
   */
  public record Agreement(int centipawns, int moves) {

    /** @throws IllegalArgumentException if nothing would have to be agreed */
    public Agreement {
      if (centipawns < 0 || moves < 1) {
        throw new IllegalArgumentException("an agreement needs centipawns and at least a move");
      }
    }
  }

  /** Games are played to their end, if that comes before the thousandth move. */
  public static final Adjudication NONE = new Adjudication(Optional.empty(), Optional.empty(), 1, 2_000);
}
