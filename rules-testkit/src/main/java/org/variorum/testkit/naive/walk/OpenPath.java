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
 * A path that a piece may go from where it stands, its own or borrowed.
 *
 * @param walks where it leads
 * @param moves whether it may end on an empty square
 * @param captures whether it may end on a piece and take it, or act on a piece (NOT-2)
 * @param to where it must end
 * @param victims the letters of the pieces that it may take or act on; empty for all
 * @param owner the kind of piece that has the movement
 * @param when what must hold before the move
 * @param open where it may end, by what must hold
 */
public record OpenPath(Path path, Walks walks, boolean moves, boolean captures, Region to,
    Set<String> victims,
    PieceKind owner, Optional<Condition> when, IntPredicate open) {

  static OpenPath own(Path path, Walks walks, Way way, PieceKind owner) {
    return new OpenPath(path, walks, path.moves(), path.captures(), way.to(), way.victims(), owner,
        way.when(), _ -> true);
  }

  /** The same, but it captures only the kinds {@code left}; no captures if that is empty. */
  OpenPath sparing(Set<String> left) {
    return new OpenPath(path, walks, moves, captures && !left.isEmpty(), to, left, owner, when, open);
  }

  /** The path without the half that is not lent; where the lender may go does not bind the borrower. */
  public static OpenPath lent(Path path, Walks walks, boolean moves, boolean captures, Way way,
      PieceKind owner) {
    return new OpenPath(path, walks, moves && path.moves(), captures && path.captures(), Region.EVERYWHERE,
        way.victims(), owner, Optional.empty(), _ -> true);
  }

  /** The same where it is known where it may end. */
  public OpenPath ending(IntPredicate allowed) {
    return new OpenPath(path, walks, moves, captures, to, victims, owner, when, allowed);
  }

  /** The same where nothing has to hold but that the piece has such a way at all, as what it goes like has moved last. */
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
