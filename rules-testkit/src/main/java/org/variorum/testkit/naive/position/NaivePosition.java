package org.variorum.testkit.naive.position;

import java.util.HashMap;
import java.util.Map;
import org.variorum.rules.board.Side;

/**
 * A position with all information of its FEN (COM-2).
 *
 * @param part the number of the next move within the turn, from 1
 * @param notes the state that mechanisms store
 */
public record NaivePosition(Board board, NaiveHands hands, Side turn, int part, int halfmove, int fullmove,
    Map<Note<?>, Object> notes) {

  public NaivePosition {
    notes = Map.copyOf(notes);
  }

  /** The side that has made the last move. */
  public Side lastMover() {
    return part == 1 ? turn.opponent() : turn;
  }

  public <T> T get(Note<T> note) {
    return note.in(notes);
  }

  public <T> NaivePosition with(Note<T> note, T value) {
    Map<Note<?>, Object> changed = new HashMap<>(notes);
    changed.put(note, value);
    return new NaivePosition(board, hands, turn, part, halfmove, fullmove, changed);
  }

  public NaivePosition with(Board other) {
    return new NaivePosition(other, hands, turn, part, halfmove, fullmove, notes);
  }

  public NaivePosition with(NaiveHands other) {
    return new NaivePosition(board, other, turn, part, halfmove, fullmove, notes);
  }

  public NaivePosition withPart(int other) {
    return new NaivePosition(board, hands, turn, other, halfmove, fullmove, notes);
  }
}
