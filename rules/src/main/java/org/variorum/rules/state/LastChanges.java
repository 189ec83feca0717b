package org.variorum.rules.state;

import org.variorum.rules.position.Changes;

/** The changes of the last move, read from the end of a state's journal. A view: it is valid until the next move. */
public record LastChanges(State state) implements Changes {

  /** The code of the piece that was on a square before the last move. */
  public int pieceBefore(int square) {
    for (int i = 0; i < count(); i++) {
      if (!isInHand(i) && square(i) == square) {
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
  public boolean isInHand(int index) {
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
  public int heldPiece(int index) {
    return JournalEntry.place(state.change(index));
  }
}
