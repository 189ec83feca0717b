package org.variorum.testkit.naive.walk;

import java.util.List;
import java.util.Map;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** Gives pieces other movement than their own. */
public interface LentMovement extends Hook {

  /** Whether the piece has no movement of its own. */
  boolean borrows(NaivePiece piece);

  /** The paths that are lent to a side's pieces that borrow, by the squares where they stand. */
  Map<Integer, List<OpenPath>> lent(Board board, Side side, Manner manner);
}
