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
 * @param when the condition of the path, tested before the move; empty if there is none
 * @param open whether the condition of the path allows it to end on a square
 */
public record OpenPath(Path path, Walks walks, boolean moves, boolean captures, Region to,
    Set<String> victims,
    PieceKind owner, Optional<Condition> when, IntPredicate open) {

  static OpenPath own(Path path, Walks walks, Way way, PieceKind owner) {
    return new OpenPath(path, walks, path.moves(), path.captures(), way.to(), way.victims(), owner,
        way.when(), _ -> true);
  }

  /** The path restricted to captures of some kinds, given by their letters; without captures if there are none. */
  OpenPath capturingOnly(Set<String> kinds) {
    return new OpenPath(path, walks, moves, captures && !kinds.isEmpty(), to, kinds, owner, when, open);
  }

  /**
   * A lent path. {@code moves} and {@code captures} are whether quiet moves and captures are lent. The region of the
   * lender does not limit the borrower.
   */
  public static OpenPath lent(Path path, Walks walks, boolean moves, boolean captures, Way way,
      PieceKind owner) {
    return new OpenPath(path, walks, moves && path.moves(), captures && path.captures(), Region.EVERYWHERE,
        way.victims(), owner, Optional.empty(), _ -> true);
  }

  /** The path restricted to some end squares. */
  public OpenPath endingOn(IntPredicate allowed) {
    return new OpenPath(path, walks, moves, captures, to, victims, owner, when, allowed);
  }

  /** The path without conditions, except that an imitator still needs the imitated piece to have moved last. */
  public OpenPath unconditional() {
    List<Condition> moved =
        when.stream().flatMap(OpenPath::parts).filter(Condition.Moved.class::isInstance).toList();
    return new OpenPath(path, walks, moves, captures, to, victims, owner,
        moved.isEmpty() ? Optional.empty() : Optional.of(moved.getFirst()), open);
  }

  private static Stream<Condition> parts(Condition condition) {
    return condition instanceof Condition.All all ? all.parts().stream() : Stream.of(condition);
  }

  public boolean mayCapture(NaivePiece piece) {
    return victims.isEmpty() || victims.contains(piece.letter());
  }
}
