package org.variorum.testkit.naive.play;

import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;

/** What has passed on the board when a side begins its move. */
public interface MoveStart extends Hook {

  Board begun(Board board, Side turn);
}
