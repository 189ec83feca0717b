package org.variorum.testkit.naive.position;

import java.util.HashMap;
import java.util.Map;
import org.variorum.rules.board.Side;

/**
 * Everything that a FEN says (COM-2).
 *
 * @param part which move of its turn the side to move is to make, from 1
 * @param notes what mechanisms remember
 */
public record Position(Board board, Hands hands, Side turn, int part, int halfmove, int fullmove,
    Map<Note<?>, Object> notes) {

  public Position {
    notes = Map.copyOf(notes);
  }

  /** The side that has moved last. */
  public Side lastMover() {
    return part == 1 ? turn.opponent() : turn;
  }

  public <T> T get(Note<T> note) {
    return note.in(notes);
  }

  public <T> Position with(Note<T> note, T value) {
    Map<Note<?>, Object> changed = new HashMap<>(notes);
    changed.put(note, value);
    return new Position(board, hands, turn, part, halfmove, fullmove, changed);
  }

  public Position with(Board other) {
    return new Position(other, hands, turn, part, halfmove, fullmove, notes);
  }

  public Position with(Hands other) {
    return new Position(board, other, turn, part, halfmove, fullmove, notes);
  }

  public Position inPart(int other) {
    return new Position(board, hands, turn, other, halfmove, fullmove, notes);
  }
}
