package org.variorum.testkit.naive.play;

import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.Position;

/** Spares sides from check. */
public interface Spare extends Hook {

  /** Whether check means nothing to a side. */
  boolean spares(Position position, Side side);

  /** Whether it never does. */
  boolean isIdle();
}
