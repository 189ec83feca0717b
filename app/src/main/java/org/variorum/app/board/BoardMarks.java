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
 * @param last the squares that the last move touched
 * @param checked the squares of royal pieces in check
 */
public record BoardMarks(Set<Integer> last, Set<Integer> checked) {

  /** A board without marks. */
  public static final BoardMarks NONE = new BoardMarks(Set.of(), Set.of());

  public BoardMarks {
    last = Set.copyOf(last);
    checked = Set.copyOf(checked);
  }

  /** The marks of a position without a last move. */
  public static BoardMarks of(Position position) {
    return new BoardMarks(Set.of(), Set.copyOf(position.checkedSquares()));
  }

  /** The marks after a move. */
  public static BoardMarks of(Position before, Move move, Position after) {
    Legs legs = before.legs(move);
    if (legs.isPass()) {
      return of(after);
    }
    Set<Integer> last = new TreeSet<>();
    last.add(legs.from());
    last.add(legs.to());
    for (Touched touched : legs.touched()) {
      last.add(touched.from());
      last.add(touched.to());
    }
    return new BoardMarks(last, Set.copyOf(after.checkedSquares()));
  }
}
