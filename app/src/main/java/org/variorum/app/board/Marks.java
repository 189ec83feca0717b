package org.variorum.app.board;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Legs;
import org.variorum.rules.position.Legs.Touched;
import org.variorum.rules.position.Move;
import org.variorum.rules.position.Piece;

/**
 * What is marked on a drawn board.
 *
 * @param last the squares that the last move touched
 * @param checked the square of the royal piece that is in check
 */
public record Marks(Set<Integer> last, Optional<Integer> checked) {

  /** Nothing. */
  public static final Marks NONE = new Marks(Set.of(), Optional.empty());

  public Marks {
    last = Set.copyOf(last);
  }

  /** The marks of a position without a move before it. */
  public static Marks of(Position position) {
    return new Marks(Set.of(), checked(position));
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
    return new Marks(last, checked(after));
  }

  private static Optional<Integer> checked(Position position) {
    for (int square = 0; position.inCheck() && square < position.game().board().size(); square++) {
      if (position.at(square).filter(piece -> isOwnRoyal(position, piece)).isPresent()) {
        return Optional.of(square);
      }
    }
    return Optional.empty();
  }

  private static boolean isOwnRoyal(Position position, Piece piece) {
    return piece.side() == position.turn()
        && position.game().definition().piece(piece.letter()).filter(PieceKind::royal).isPresent();
  }
}
