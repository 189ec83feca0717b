package org.variorum.lab.match;

import java.util.Optional;

/**
 * When a game ends before its rules end it.
 *
 * @param win if both players' scores agree for so long that one side is so far ahead, it has won
 * @param draw if both players' scores stay so near zero for so long, it is a draw
 * @param drawFrom the number of the move from which on that is so
 * @param mostPlies after so many moves of both sides, those of the opening included, it is a draw
 */
public record Adjudication(Optional<Agreement> win, Optional<Agreement> draw, int drawFrom, int mostPlies) {

  /**
   * @param centipawns at least so many for a win, at most so many for a draw
   * @param moves for so many moves of each side
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
