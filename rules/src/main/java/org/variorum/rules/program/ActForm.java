package org.variorum.rules.program;

import java.util.Collections;
import java.util.List;
import org.variorum.rules.position.MoveCode;

/**
 * How a piece acts on another by a path on which it could capture: where the two stand and go, as places on the path or
 * next to it (NOT-4). A place that a piece goes to must be empty, or be left by the same move.
 *
 * @param mover where the mover goes; {@link Place#START} if it stays
 * @param target where the target stands
 * @param then where the target is afterwards
 */
public record ActForm(Place mover, Place target, Place then) {

  /** A place of a path, in the order in which they lie. */
  public enum Place {
    /** One step back from the start. */
    BEHIND,
    /** Where the path begins. */
    START,
    /** Where the path ends. */
    END,
    /** The last step once more. */
    BEYOND,
    /** Where a second movement straight on ends: one step, for riders any number. */
    ONWARD
  }

  /** The farthest place: what stands there decides last whether a piece can act so. */
  public Place last() {
    return Collections.max(List.of(mover, target, then));
  }

  /** Whether the mover stays where it is. */
  public boolean stays() {
    return mover == Place.START;
  }

  /**
   * The squares of the move, as {@link MoveCode#squares} packs them.
   *
   * @param of the square of each place
   */
  int squares(int[] of) {
    return MoveCode.squares(of[mover.ordinal()], of[target.ordinal()], of[then.ordinal()]);
  }
}
