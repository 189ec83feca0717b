package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Effect of a walk on other pieces: a capture, or another act if a mechanism replaces captures. */
public interface CaptureEffect extends Hook {

  /** Whether the piece on {@code from} could capture the piece on {@code square}, or act on it, along a path. */
  boolean threatens(Board board, int from, OpenPath path, int square);

  /** The moves by a walk of the piece on {@code from}, including moves that capture nothing. */
  List<Candidate> moves(NaivePosition position, int from, OpenPath path, NaiveWalk walk);

  /** Whether enemy pieces, even royal pieces, may change to the mover's side by the effect. */
  default boolean changesSides() {
    return false;
  }
}
