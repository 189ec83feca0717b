package org.variorum.lab.match;

import java.util.Optional;

/**
 * The conditions for ending a game before its rules end it.
 *
 * @param win a win if both players' scores agree on a large lead for some moves; empty for never
 * @param draw a draw if both players' scores stay near zero for some moves; empty for never
 * @param drawFrom the number of the first move at which a draw may be adjudicated
 * @param mostPlies the game is a draw after this many plies, including the opening
 */
public record Adjudication(Optional<Agreement> win, Optional<Agreement> draw, int drawFrom, int mostPlies) {

  /**
   * A range of scores in which both players' scores lie for some moves.
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
