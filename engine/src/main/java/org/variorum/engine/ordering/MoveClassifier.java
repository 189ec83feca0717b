package org.variorum.engine.ordering;

import org.variorum.rules.game.MutablePosition;
import org.variorum.rules.position.MoveCode;

/** What kind of move one is, before it is made. */
public final class MoveClassifier {

  private MoveClassifier() {}

  /** Whether a piece in hand is put on the board. */
  static boolean isDrop(long move) {
    return MoveCode.kind(move) == MoveCode.DROP;
  }

  /** Where the piece stands that a move captures or acts on; where it ends if it captures none. */
  public static int target(MutablePosition position, long move) {
    int to = MoveCode.to(move);
    boolean aside = MoveCode.captures(move) && (to == MoveCode.from(move) || position.pieceAt(to) == 0);
    return aside ? MoveCode.otherFrom(move) : to;
  }
}
