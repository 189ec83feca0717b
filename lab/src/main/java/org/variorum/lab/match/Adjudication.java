package org.variorum.lab.match;

import java.util.Optional;

/**
 * The conditions for ending a game before its rules end it.
 *
 * @param win the condition for a win: both players' scores agree on a large lead; empty if no win is adjudicated
 * @param draw the condition for a draw by scores: both players' scores stay near zero; empty if there is none
 * @param drawFrom the number of the first move at which a draw may be adjudicated
 * @param mostPlies the game is a draw after this many plies, including the opening
 */
public record Adjudication(Optional<Agreement> win, Optional<Agreement> draw, int drawFrom, int mostPlies) {

  /**
   * A condition on the scores of both players: they lie in a range for some moves.
   *
   * @param centipawns the minimum lead for a win, or the maximum lead for a draw
   * @param moves the number of consecutive moves of each side with a score in that range
   */
  public record Agreement(int centipawns, int moves) {

    /** @throws IllegalArgumentException if {@code centipawns} is negative or {@code moves} is less than 1 */
    public Agreement {
      if (centipawns < 0 || moves < 1) {
        throw new IllegalArgumentException("an agreement needs at least 0 centipawns and at least one move");
      }
    }
  }

  /** No adjudication, except a draw after 2000 plies. */
  public static final Adjudication NONE = new Adjudication(Optional.empty(), Optional.empty(), 1, 2_000);
}
