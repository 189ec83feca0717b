package org.variorum.testkit.naive.play;

import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;

/** Change of the board when a side begins its move, for example the end of a freeze. */
public interface MoveStart extends Hook {

  /** The board when {@code turn}, the side to move, begins its move. */
  Board atMoveStart(Board board, Side turn);
}
