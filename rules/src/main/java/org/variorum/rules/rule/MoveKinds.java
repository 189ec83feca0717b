package org.variorum.rules.rule;

import org.variorum.rules.position.MoveCode;

/** Gives out the numbers of the kinds of moves that rules have, while a game is compiled. */
public final class MoveKinds {

  private int next = MoveCode.FIRST_OF_RULES;

  /** A number that no other kind of move of the game has. */
  public int next() {
    if (next == MoveCode.LISTED) {
      throw new IllegalStateException("more kinds of moves than a code of a move has room for");
    }
    return next++;
  }
}
