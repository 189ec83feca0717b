package org.variorum.rules.game;

import org.jspecify.annotations.Nullable;

/**
 * The positions before one, last first.
 *
 * @param previous the history of the position it is about
 * @param hash its hash
 * @param check whether its side to move was in check
 * @param turn its side to move
 * @param length how many positions this history holds
 */
record History(@Nullable History previous, long hash, boolean check, int turn, int length) {

  static final History NONE = new History(null, 0, false, 0, 0);

  /** After a null move: nothing before it can be repeated. */
  History interrupted() {
    return new History(this, 0, false, 0, 0);
  }

  History after(State state, boolean check) {
    return new History(this, state.hash(), check, state.turn, length + 1);
  }
}
