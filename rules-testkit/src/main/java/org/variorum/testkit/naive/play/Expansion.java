package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Replacement of a move by several moves, or by none. */
public interface Expansion extends Hook {

  /** The moves that replace a move. The list contains the move itself if it remains possible unchanged. */
  List<Candidate> of(NaivePosition position, Candidate move);

  /** Whether this expansion is applied after all others. */
  default boolean isLast() {
    return false;
  }

  /** Whether the expansion may change or remove the piece that has moved. */
  default boolean changesMover() {
    return false;
  }
}
