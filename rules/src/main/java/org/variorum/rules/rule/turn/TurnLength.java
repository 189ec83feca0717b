package org.variorum.rules.rule.turn;

import org.variorum.rules.state.Memory;
import org.variorum.rules.state.Slot;
import org.variorum.rules.state.State;

/**
 * How many moves the turn has that is being played.
 *
 * @param most how many turns have that are not shortened
 * @param grows whether the turn after a shorter one is a move longer; else it has all
 * @param slot the number of a shorter turn; 0: all
 */
record TurnLength(int most, boolean grows, Slot slot) {

  static TurnLength of(Turn turn, Memory memory) {
    int most = turn.parts().size();
    return new TurnLength(most, turn.grows(),
        most == 1 ? Slot.NONE : memory.lasting(Integer.SIZE - Integer.numberOfLeadingZeros(most - 1)));
  }

  /** The number of moves. */
  int of(State state) {
    int shorter = most == 1 ? 0 : (int) state.get(slot);
    return shorter == 0 ? most : shorter;
  }

  /** Has the position remember it. */
  void set(State state, int moves) {
    state.set(slot, moves == most ? 0 : moves);
  }

  /** Goes on to the turn that follows. */
  void next(State state) {
    if (most > 1 && state.get(slot) != 0) {
      set(state, grows ? of(state) + 1 : most);
    }
  }
}
