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
 * @param endRegion the region in which the path must end
 * @param victims the letters of the pieces that may be captured or acted on; empty for all
 * @param owner the kind of piece that has the movement
 * @param condition the condition of the path, tested before the move; empty if there is none
 * @param mayEndOn whether the path may end on a square; restricts the path to squares for which its condition holds
 */
public record OpenPath(Path path, Walks walks, boolean moves, boolean captures, Region endRegion,
    Set<String> victims, PieceKind owner, Optional<Condition> condition, IntPredicate mayEndOn) {

  static OpenPath ofOwnMovement(Path path, Walks walks, Way way, PieceKind owner) {
    return new OpenPath(path, walks, path.moves(), path.captures(), way.to(), way.victims(), owner,
        way.when(), _ -> true);
  }

  /** The path restricted to captures of the kinds with the given letters; without captures if there are no letters. */
  OpenPath capturingOnly(Set<String> letters) {
    return new OpenPath(path, walks, moves, captures && !letters.isEmpty(), endRegion, letters, owner,
        condition, mayEndOn);
  }

  /**
   * A path that a lender with the kind {@code owner} lends. The end region of the lender does not limit the borrower.
   *
   * @param moves whether quiet moves are lent
   * @param captures whether captures are lent
   */
  public static OpenPath ofLentMovement(Path path, Walks walks, boolean moves, boolean captures, Way way,
      PieceKind owner) {
    return new OpenPath(path, walks, moves && path.moves(), captures && path.captures(), Region.EVERYWHERE,
        way.victims(), owner, Optional.empty(), _ -> true);
  }

  /** The path restricted to end squares that satisfy a predicate. */
  public OpenPath endingOn(IntPredicate allowed) {
    return new OpenPath(path, walks, moves, captures, endRegion, victims, owner, condition, allowed);
  }

  /** The path without conditions, except that an imitator still needs the imitated piece to have moved last. */
  public OpenPath withoutConditions() {
    List<Condition> imitationConditions =
        condition.stream().flatMap(OpenPath::parts).filter(Condition.LastMoved.class::isInstance).toList();
    return new OpenPath(path, walks, moves, captures, endRegion, victims, owner,
        imitationConditions.isEmpty() ? Optional.empty() : Optional.of(imitationConditions.getFirst()),
        mayEndOn);
  }

  private static Stream<Condition> parts(Condition condition) {
    return condition instanceof Condition.All all ? all.parts().stream() : Stream.of(condition);
  }

  public boolean mayCapture(NaivePiece piece) {
    return victims.isEmpty() || victims.contains(piece.letter());
  }
}
