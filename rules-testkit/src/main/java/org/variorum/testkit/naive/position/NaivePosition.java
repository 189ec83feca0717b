package org.variorum.testkit.naive.position;

import java.util.HashMap;
import java.util.Map;
import org.variorum.rules.board.Side;

/**
 * A position with all information of its FEN (COM-2).
 *
 * @param turn the side to move
 * @param moveOfTurn the number of the next move within the turn, from 1
 * @param notes the state that mechanisms store
 */
public record NaivePosition(Board board, NaiveHands hands, Side turn, int moveOfTurn, int halfmove,
    int fullmove,
    Map<Note<?>, Object> notes) {

  public NaivePosition {
    notes = Map.copyOf(notes);
  }

  /** The side that has made the last move. */
  public Side lastMover() {
    return moveOfTurn == 1 ? turn.opponent() : turn;
  }

  public <T> T get(Note<T> note) {
    return note.valueIn(notes);
  }

  public <T> NaivePosition with(Note<T> note, T value) {
    Map<Note<?>, Object> changed = new HashMap<>(notes);
    changed.put(note, value);
    return new NaivePosition(board, hands, turn, moveOfTurn, halfmove, fullmove, changed);
  }

  public NaivePosition with(Board other) {
    return new NaivePosition(other, hands, turn, moveOfTurn, halfmove, fullmove, notes);
  }

  public NaivePosition with(NaiveHands other) {
    return new NaivePosition(board, other, turn, moveOfTurn, halfmove, fullmove, notes);
  }

  public NaivePosition withMoveOfTurn(int number) {
    return new NaivePosition(board, hands, turn, number, halfmove, fullmove, notes);
  }
}
