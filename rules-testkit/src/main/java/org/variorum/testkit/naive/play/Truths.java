package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Whom;
import org.variorum.rules.definition.PieceKind;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Ground;
import org.variorum.testkit.naive.position.Piece;
import org.variorum.testkit.naive.position.Position;

/** Whether conditions hold, read word by word. */
public record Truths(Play play) {

  /** Whether a condition holds of a position as a side sees it. */
  public boolean holds(Condition condition, Position position, Side side) {
    return switch (condition) {
      case Condition.All all -> all.parts().stream().allMatch(part -> holds(part, position, side));
      case Condition.Any any -> any.parts().stream().anyMatch(part -> holds(part, position, side));
      case Condition.Not not -> !holds(not.part(), position, side);
      case Condition.InCheck check ->
          play.attacks().inCheck(position.board(), check.whose() == Owner.OWN ? side : side.opponent());
      case Condition.Compared compared -> {
        long left = number(compared.left(), position, side);
        long right = number(compared.right(), position, side);
        yield switch (compared.relation()) {
          case AT_LEAST -> left >= right;
          case AT_MOST -> left <= right;
          case MORE -> left > right;
          case FEWER -> left < right;
          case EQUAL -> left == right;
        };
      }
    };
  }

  private long number(Quantity quantity, Position position, Side side) {
    return switch (quantity) {
      case Quantity.Fixed fixed -> fixed.value();
      case Quantity.Held held -> List.of(Side.values()).stream()
          .mapToLong(owner -> isOwner(held.whom(), owner, side)
              ? position.hands().of(owner).stream().filter(held.whom()::names).count() : 0)
          .sum();
      case Quantity.Standing standing -> position.board().squares(isMeant(standing.whom(), side)).stream()
          .filter(square -> standing.places().stream()
              .allMatch(place -> lies(square, place, position.board(), side)))
          .count();
    };
  }

  private static Predicate<Piece> isMeant(Whom whom, Side side) {
    return piece -> whom.names(piece.letter()) && isOwner(whom, piece.side(), side);
  }

  private static boolean isOwner(Whom whom, Side owner, Side side) {
    return switch (whom.owner()) {
      case OWN -> owner == side;
      case ENEMY -> owner != side;
      case ANY -> true;
    };
  }

  private boolean lies(int square, Place place, Board board, Side side) {
    Geometry geometry = play.rules().geometry();
    return switch (place) {
      case Place.In in -> Ground.contains(geometry, in.region(), square, side);
      case Place.Near near -> board.squares(isMeant(near.whom(), side)).stream()
          .anyMatch(other -> other != square && Ground.distance(geometry, square, other) <= near.distance());
      case Place.Attacked attacked -> {
        Side by = attacked.by() == Owner.OWN ? side : side.opponent();
        yield play.attacks().wouldBeAttacked(board, square, new Piece(by.opponent(), royal().orElseThrow()))
            == attacked.so();
      }
    };
  }

  private Optional<PieceKind> royal() {
    return play.rules().definition().pieces().stream().filter(PieceKind::royal).findFirst();
  }
}
