package org.variorum.app.board;

import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Legs.Touched;
import org.variorum.rules.position.Move;

/**
 * What is marked on a drawn board.
 *
 * @param last the squares that the last move touched
 * @param checked the squares of the royal pieces that are in check
 */
public record Marks(Set<Integer> last, Set<Integer> checked) {

  /** Nothing. */
  public static final Marks NONE = new Marks(Set.of(), Set.of());

  public Marks {
    last = Set.copyOf(last);
    checked = Set.copyOf(checked);
  }

  /** The marks of a position without a move before it. */
  public static Marks of(Position position) {
    return new Marks(Set.of(), Set.copyOf(position.checkedSquares()));
  }

  /** The marks after a move. */
  public static Marks of(Position before, Move move, Position after) {
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
    return new Marks(last, Set.copyOf(after.checkedSquares()));
  }
}
