package org.variorum.engine.ordering;

import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveCode;

/** Properties of moves that have not been made yet. */
public final class MoveClassifier {

  private MoveClassifier() {}

  /** Whether a move drops a piece from the hand. */
  static boolean isDrop(long move) {
    return MoveCode.kind(move) == MoveCode.DROP;
  }

  /** The square of the piece that a move captures, recruits or displaces; the destination if there is none. */
  public static int target(MutablePosition position, long move) {
    int to = MoveCode.to(move);
    boolean isTargetElsewhere =
        MoveCode.captures(move) && (to == MoveCode.from(move) || position.pieceAt(to) == 0);
    return isTargetElsewhere ? MoveCode.otherFrom(move) : to;
  }
}
