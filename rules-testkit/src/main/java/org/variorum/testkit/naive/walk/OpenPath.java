package org.variorum.testkit.naive.walk;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Path;
import org.variorum.testkit.naive.position.NaivePiece;

/**
 * A path of a piece from its square, by its own or by borrowed movement.
 *
 * @param walks the walks along the path
 * @param moves whether the path may end on an empty square
 * @param captures whether the path may end in a capture, or in an act on a piece (NOT-2)
 * @param to the region in which the path must end
 * @param victims the letters of the pieces that may be captured or acted on; empty for all
 * @param owner the kind of piece that has the movement
 * @param when the condition that must hold before the move
 * @param open whether the path may end on a square, by its condition
 */
public record OpenPath(Path path, Walks walks, boolean moves, boolean captures, Region to,
    Set<String> victims,
    PieceKind owner, Optional<Condition> when, IntPredicate open) {

  static OpenPath own(Path path, Walks walks, Way way, PieceKind owner) {
    return new OpenPath(path, walks, path.moves(), path.captures(), way.to(), way.victims(), owner,
        way.when(), _ -> true);
  }

  /** The path restricted to captures of the kinds {@code left}; without captures if {@code left} is empty. */
  OpenPath sparing(Set<String> left) {
    return new OpenPath(path, walks, moves, captures && !left.isEmpty(), to, left, owner, when, open);
  }

  /** The path without the half that is not lent. The region of the lender does not limit the borrower. */
  public static OpenPath lent(Path path, Walks walks, boolean moves, boolean captures, Way way,
      PieceKind owner) {
    return new OpenPath(path, walks, moves && path.moves(), captures && path.captures(), Region.EVERYWHERE,
        way.victims(), owner, Optional.empty(), _ -> true);
  }

  /** The path with the squares on which its condition lets it end. */
  public OpenPath ending(IntPredicate allowed) {
    return new OpenPath(path, walks, moves, captures, to, victims, owner, when, allowed);
  }

  /** The path without conditions, except that an imitator still needs the imitated piece to have moved last. */
  public OpenPath freed() {
    List<Condition> all =
        when.stream().flatMap(OpenPath::parts).filter(Condition.Moved.class::isInstance).toList();
    return new OpenPath(path, walks, moves, captures, to, victims, owner,
        all.isEmpty() ? Optional.empty() : Optional.of(all.getFirst()), open);
  }

  private static Stream<Condition> parts(Condition condition) {
    return condition instanceof Condition.All all ? all.parts().stream() : Stream.of(condition);
  }

  public boolean mayCapture(NaivePiece piece) {
    return victims.isEmpty() || victims.contains(piece.letter());
  }
}
