package org.variorum.testkit.naive.walk;

import java.util.List;
import java.util.Map;
import org.variorum.rules.board.Side;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Hook;
import org.variorum.testkit.naive.position.NaivePiece;

/** Borrowed movement of pieces without movement of their own. */
public interface LentMovement extends Hook {

  /** Whether the piece has no movement of its own. */
  boolean borrows(NaivePiece piece);

  /** The paths that the borrowers of a side can use, by the squares of the borrowers. */
  Map<Integer, List<OpenPath>> lentPaths(Board board, Side side, CheckState checkState);
}
