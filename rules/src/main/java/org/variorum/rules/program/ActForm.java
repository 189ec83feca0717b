package org.variorum.rules.program;

import java.util.Collections;
import java.util.List;
import org.variorum.rules.position.MoveCode;

/**
 * The form of an action, by which a piece affects another piece (the target) instead of capturing it (NOT-2). A form
 * gives the places of mover and target, on the path of a capture or on the extension of that path to either side (NOT-5
 * to NOT-10). A place to which a piece moves must be empty, or another piece must leave it in the same move.
 *
 * <p>Examples, as mover, target, target after the move: a push is END, END, BEYOND; a pull is END, BEHIND, START.
 *
 * @param mover the place of the mover after the move; {@link Place#START} if it stays
 * @param target the place of the target before the move
 * @param targetAfter the place of the target after the move
 */
public record ActForm(Place mover, Place target, Place targetAfter) {

  /** A place on a path or its extension. The constants are in order along the path. */
  public enum Place {
    /** One step back from the start. */
    BEHIND,
    /** The start of the path. */
    START,
    /** The end of the path. */
    END,
    /** One step beyond the end: the last step once more. */
    BEYOND,
    /** Further on: for a leaper the same square as {@link #BEYOND}, for a rider any number of steps beyond the end. */
    ONWARD
  }

  /** The farthest of the three places along the path: a walk that reaches it has tested all squares of the action. */
  public Place lastPlace() {
    return Collections.max(List.of(mover, target, targetAfter));
  }

  /** Whether the mover stays on its square. */
  public boolean moverStays() {
    return mover == Place.START;
  }

  /**
   * Returns the squares of the move, packed as in {@link MoveCode#squares}.
   *
   * @param placeSquares the square of each {@link Place}, by ordinal
   */
  int squares(int[] placeSquares) {
    return MoveCode.squares(placeSquares[mover.ordinal()], placeSquares[target.ordinal()],
        placeSquares[targetAfter.ordinal()]);
  }
}
