package org.variorum.engine.ordering;

import org.variorum.rules.game.MutablePosition;

/** What kind of move one is, before it is made. */
public final class Moves {

  private Moves() {}

  /** Whether a piece in hand is put on the board. */
  static boolean isDrop(MutablePosition position, long move) {
    return position.becomes(move) >= 0 && position.from(move) == position.to(move)
        && !position.captures(move);
  }

  /** Where the piece stands that a move captures or acts on; where it ends if it captures none. */
  public static int target(MutablePosition position, long move) {
    int to = position.to(move);
    boolean aside = position.captures(move) && (to == position.from(move) || position.pieceAt(to) == 0);
    return aside ? position.other(move) : to;
  }
}
