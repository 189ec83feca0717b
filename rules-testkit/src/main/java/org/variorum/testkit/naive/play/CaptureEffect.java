package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** What a piece does to others by going a walk: the core captures; a mechanism may have it done otherwise. */
public interface CaptureEffect extends Hook {

  /** Whether it could take the piece on a square by going so. */
  boolean threatens(Board board, int from, OpenPath going, int square);

  /** The moves by that walk, also those that take no piece. */
  List<Candidate> moves(NaivePosition position, int from, OpenPath going, NaiveWalk walk);

  /** Whether a side may so get pieces of the other, royal ones, too. */
  default boolean changesSides() {
    return false;
  }
}
