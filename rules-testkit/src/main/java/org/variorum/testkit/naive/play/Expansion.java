package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;

/** Makes several moves of one. */
public interface Expansion extends Hook {

  /** What becomes of a move of a piece or of a mechanism: itself, if it may be made as it is, and others. */
  List<Candidate> of(NaivePosition position, Candidate move);

  /** Whether it comes after all others. */
  default boolean isLast() {
    return false;
  }

  /** Whether the piece that has moved may be another afterwards, or none. */
  default boolean changesMover() {
    return false;
  }
}
