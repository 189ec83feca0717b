package org.variorum.rules.rule.turn;

import org.variorum.rules.state.Slot;
import org.variorum.rules.state.SlotAllocator;
import org.variorum.rules.state.State;

/**
 * How many moves the turn has that is being played.
 *
 * @param turn how many it has if it is not shortened
 * @param slot the number of a shorter turn; 0: all
 */
record TurnLength(Turn turn, Slot slot) {

  static TurnLength of(Turn turn, SlotAllocator memory) {
    int most = turn.most();
    return new TurnLength(turn,
        most == 1 ? Slot.NONE
            : memory.allocateLasting(Integer.SIZE - Integer.numberOfLeadingZeros(most - 1)));
  }

  /** The number of moves that a side's turn has if it is not shortened. */
  int most(int side) {
    return turn.of(side).size();
  }

  /** The number of moves of the turn, which is a side's. */
  int of(State state, int side) {
    int shorter = (int) state.get(slot);
    return shorter == 0 ? most(side) : shorter;
  }

  /** Has the position remember the number of moves, where it is the side to move's turn. */
  void set(State state, int moves) {
    state.set(slot, moves == most(state.turn) ? 0 : moves);
  }

  /** Goes on to the other side's turn without a move: to one of as many, where that has a meaning. */
  void giveAway(State state) {
    if (!turn.isForBoth()) {
      state.set(slot, 0);
    }
  }

  /** Goes on to the turn that follows, which is that of the side to move. */
  void next(State state) {
    int shorter = (int) state.get(slot);
    if (shorter != 0) {
      set(state, turn.grows() ? shorter + 1 : most(state.turn));
    }
  }
}
