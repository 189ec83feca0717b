package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Replacement of a move by several moves, or by none. */
public interface Expansion extends Hook {

  /** The moves that replace {@code move}. They include {@code move} itself if it remains possible without change. */
  List<Candidate> expansions(NaivePosition position, Candidate move);

  /** Whether this expansion is applied after all expansions for which this is false. */
  default boolean isAppliedLast() {
    return false;
  }

  /** Whether this expansion may change or remove the piece that has moved. */
  default boolean changesMover() {
    return false;
  }
}
