package org.variorum.rules.program;

import java.util.Collections;
import java.util.List;
import org.variorum.rules.position.MoveCode;

/**
 * The form of an action, by which a piece affects another piece (the target) instead of capturing it (NOT-4). The form
 * has the places of mover and target on a path on which the piece could capture, or next to that path. A place to which
 * a piece moves must be empty, or another piece must leave it in the same move.
 *
 * @param mover the place of the mover after the move; {@link Place#START} if it stays
 * @param target the place of the target before the move
 * @param then the place of the target after the move
 */
public record ActForm(Place mover, Place target, Place then) {

  /** A place on a path or next to it. The constants are in order along the path. */
  public enum Place {
    /** One step back from the start. */
    BEHIND,
    /** The start of the path. */
    START,
    /** The end of the path. */
    END,
    /** One step beyond the end: the last step once more. */
    BEYOND,
    /** The end of a second movement straight on: one step, or for riders any number of steps. */
    ONWARD
  }

  /** The farthest of the three places. Its content decides last whether the action is possible. */
  public Place last() {
    return Collections.max(List.of(mover, target, then));
  }

  /** Whether the mover stays on its square. */
  public boolean stays() {
    return mover == Place.START;
  }

  /**
   * Returns the squares of the move, packed as in {@link MoveCode#squares}.
   *
   * @param at the square of each place
   */
  int squares(int[] at) {
    return MoveCode.squares(at[mover.ordinal()], at[target.ordinal()], at[then.ordinal()]);
  }
}
