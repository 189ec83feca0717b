package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.walk.NaiveWalk;
import org.variorum.testkit.naive.walk.OpenPath;

/** Adds captures of pieces that do not stand where the walk ends, as en passant does. */
public interface ExtraCapture extends Hook {

  List<Capture> captures(NaivePosition position, int from, OpenPath going, NaiveWalk walk);
}
