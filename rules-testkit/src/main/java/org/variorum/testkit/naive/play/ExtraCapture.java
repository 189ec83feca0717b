package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Captures of pieces that are not on the last square of a walk, for example en passant. */
public interface ExtraCapture extends Hook {

  /** The captures with which the piece on {@code from} can end a walk along a path. */
  List<Capture> captures(NaivePosition position, int from, OpenPath path, NaiveWalk walk);
}
