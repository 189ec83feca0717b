package org.variorum.app.board;

import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Legs.Touched;
import org.variorum.rules.position.Move;

/**
 * Marks on a drawn board.
 *
 * @param lastMoveSquares the squares that the last move touched
 * @param checkedSquares the squares of royal pieces in check
 */
public record BoardMarks(Set<Integer> lastMoveSquares, Set<Integer> checkedSquares) {

  /** No marks. */
  public static final BoardMarks NONE = new BoardMarks(Set.of(), Set.of());

  public BoardMarks {
    lastMoveSquares = Set.copyOf(lastMoveSquares);
    checkedSquares = Set.copyOf(checkedSquares);
  }

  /** The marks of a position before the first move. */
  public static BoardMarks of(Position position) {
    return new BoardMarks(Set.of(), Set.copyOf(position.checkedSquares()));
  }

  /** The marks after a move. */
  public static BoardMarks of(Position before, Move move, Position after) {
    Legs legs = before.legs(move);
    if (legs.isPass()) {
      return of(after);
    }
    Set<Integer> lastMoveSquares = new TreeSet<>();
    lastMoveSquares.add(legs.from());
    lastMoveSquares.add(legs.to());
    for (Touched touched : legs.touched()) {
      lastMoveSquares.add(touched.from());
      lastMoveSquares.add(touched.to());
    }
    return new BoardMarks(lastMoveSquares, Set.copyOf(after.checkedSquares()));
  }
}
