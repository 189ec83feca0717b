package org.variorum.testkit.naive.play;

import java.util.List;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;
import org.variorum.testkit.naive.walk.Going;
import org.variorum.testkit.naive.walk.Walk;

/** Adds captures of pieces that do not stand where the walk ends, as en passant does. */
public interface Extra extends Hook {

  List<Capture> captures(Position position, int from, Going going, Walk walk);
}
