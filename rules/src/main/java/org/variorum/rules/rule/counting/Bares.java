package org.variorum.rules.rule.counting;

import org.variorum.rules.state.State;

/**
 * Which sides are counted by the pieces of the other: those that have one piece left, those in hand included.
 *
 * @param pawns the kinds of which none may be left then
 */
record Bares(long pawns) {

  /** The sides as bits. */
  int of(State state) {
    boolean none = pawns == 0 || state.count(pawns, 0) == 0 && state.count(pawns, 1) == 0;
    return none ? (state.isBare(0) ? 1 : 0) | (state.isBare(1) ? 2 : 0) : 0;
  }
}
