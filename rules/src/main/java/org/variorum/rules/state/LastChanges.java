package org.variorum.rules.state;

import org.variorum.rules.position.Changes;

/** Reads the end of a state's journal: always what the last move changed. */
public record LastChanges(State state) implements Changes {

  /** What stood on a square before the last move, if the move has changed it. */
  public int stood(int square) {
    for (int i = 0; i < count(); i++) {
      if (!ofHand(i) && square(i) == square) {
        return before(i);
      }
    }
    return state.board[square];
  }

  @Override
  public int count() {
    return state.changes();
  }

  @Override
  public boolean ofHand(int index) {
    return JournalEntry.isOfHand(state.change(index));
  }

  @Override
  public int square(int index) {
    return JournalEntry.place(state.change(index));
  }

  @Override
  public int before(int index) {
    return JournalEntry.before(state.change(index));
  }

  @Override
  public int after(int index) {
    return JournalEntry.after(state.change(index));
  }

  @Override
  public int held(int index) {
    return JournalEntry.place(state.change(index));
  }
}
