package org.variorum.testkit.naive.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.PieceSelector;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.definition.PieceKind;
import org.variorum.testkit.naive.position.Board;
import org.variorum.testkit.naive.position.Counted;
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;

/**
 * Evaluator of conditions, directly from their syntax tree.
 *
 * @param firstLayerOnly whether only attacks by movement that does not depend on check count: the first layer of
 *     {@link NaiveAttacks}
 */
public record NaiveConditions(NaivePlay play, boolean firstLayerOnly) {

  /**
   * The situation in which a condition is tested.
   *
   * @param position hands and stored state; empty if the condition may not depend on them
   * @param side the side that counts as own in the condition
   * @param here the start square of the move, or the square of a drop; -1 if there is no move
   * @param there the last square of the move, or the square of a drop; -1 if there is no move
   */
  record Scene(Board board, Optional<NaivePosition> position, Side side, int here, int there) {

    /** The squares of a spot, relative to the move. */
    List<Integer> at(Spot spot, Geometry geometry) {
      if (there < 0 || here < 0 && spot != Spot.THERE) {
        throw new IllegalStateException("there is no move with a square " + spot);
      }
      return switch (spot) {
        case HERE -> List.of(here);
        case THERE -> List.of(there);
        case BETWEEN -> NaiveGeometry.between(geometry, here, there);
        case BEYOND -> next(geometry, there, 1);
        case BEHIND -> next(geometry, here, -1);
      };
    }

    private List<Integer> next(Geometry geometry, int square, int onward) {
      return NaiveGeometry.straight(geometry, here, there)
          .map(step -> NaiveGeometry.step(geometry, square,
              new Step(onward * step.right(), onward * step.up())))
          .filter(next -> next != Geometry.NONE).stream().toList();
    }
  }

  /** Makes an evaluator for which all attacks count. */
  public NaiveConditions(NaivePlay play) {
    this(play, false);
  }

  /** Whether a condition holds in a position from a side's view. */
  public boolean holds(Condition condition, NaivePosition position, Side side) {
    return holds(condition, new Scene(position.board(), Optional.of(position), side, -1, -1));
  }

  /** Whether a condition holds for a move, a promotion or a drop. */
  public boolean holds(Condition condition, NaivePosition position, Side side, int here, int there) {
    return holds(condition, new Scene(position.board(), Optional.of(position), side, here, there));
  }

  /** Whether a condition on the board and the move holds. */
  public boolean holds(Condition condition, Board board, Side side, int here, int there) {
    return holds(condition, new Scene(board, Optional.empty(), side, here, there));
  }

  /** The squares of the pieces that a quantity counts. */
  public List<Integer> standing(Quantity.Standing standing, Board board, Side side, int here, int there) {
    return standing(standing, new Scene(board, Optional.empty(), side, here, there));
  }

  /** The empty squares of a spot. */
  public List<Integer> free(Spot spot, Board board, Side side, int here, int there) {
    return new Scene(board, Optional.empty(), side, here, there).at(spot, play.rules().geometry()).stream()
        .filter(board::isEmpty).toList();
  }

  boolean holds(Condition condition, Scene scene) {
    return switch (condition) {
      case Condition.All all -> all.parts().stream().allMatch(part -> holds(part, scene));
      case Condition.Any any -> any.parts().stream().anyMatch(part -> holds(part, scene));
      case Condition.Not not -> !holds(not.part(), scene);
      case Condition.InCheck check ->
          inCheck(scene.board(), check.owner() == Owner.OWN ? scene.side() : scene.side().opponent());
      case Condition.Moved moved -> scene.board()
          .movedLast(moved.owner() == Owner.OWN ? scene.side() : scene.side().opponent())
          .filter(moved.letters()::contains).isPresent();
      case Condition.Lies lies ->
          allLie(scene.at(lies.spot(), play.rules().geometry()), lies, scene);
      case Condition.Compared compared -> {
        long left = number(compared.left(), scene);
        long right = number(compared.right(), scene);
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

  /** Whether all squares of a spot have the places; false off the board, true if {@code BETWEEN} has no squares. */
  private boolean allLie(List<Integer> squares, Condition.Lies lies, Scene scene) {
    return (!squares.isEmpty() || lies.spot() == Spot.BETWEEN) && squares.stream()
        .allMatch(square -> lies.places().stream()
            .allMatch(place -> lies(square, place, scene, lies.spot() == Spot.THERE)));
  }

  private boolean inCheck(Board board, Side side) {
    return firstLayerOnly ? play.attacks().inFirstLayerCheck(board, side)
        : play.attacks().inCheck(board, side);
  }

  private long number(Quantity quantity, Scene scene) {
    return switch (quantity) {
      case Quantity.Fixed fixed -> fixed.value();
      case Quantity.Remembered(String name, Owner owner) -> remembered(name,
          owner == Owner.OWN ? scene.side() : scene.side().opponent(), scene.position().orElseThrow());
      case Quantity.Held held -> List.of(Side.values()).stream()
          .mapToLong(owner -> isOwner(held.pieces(), owner, scene.side())
              ? scene.position().orElseThrow().hands().of(owner).stream().filter(held.pieces()::names).count()
              : 0)
          .sum();
      case Quantity.Standing standing -> standing(standing, scene).size();
    };
  }

  private List<Integer> standing(Quantity.Standing standing, Scene scene) {
    return scene.board().squares(matching(standing.pieces(), scene.side())).stream()
        .filter(square -> standing.places().stream().allMatch(place -> lies(square, place, scene, false)))
        .toList();
  }

  private int remembered(String name, Side side, NaivePosition position) {
    return play.all(Counted.class).stream()
        .flatMap(counted -> counted.number(position, name, side).stream()).findFirst().orElseThrow();
  }

  private static Predicate<NaivePiece> matching(PieceSelector selector, Side side) {
    return piece -> selector.names(piece.letter()) && isOwner(selector, piece.side(), side);
  }

  private static boolean isOwner(PieceSelector selector, Side owner, Side side) {
    return switch (selector.owner()) {
      case OWN -> owner == side;
      case ENEMY -> owner != side;
      case ANY -> true;
    };
  }

  /** @param leaving whether the piece on {@code here} moves to the square, so that it is no neighbour of the square */
  private boolean lies(int square, Place place, Scene scene, boolean leaving) {
    Geometry geometry = play.rules().geometry();
    Board board = scene.board();
    Side side = scene.side();
    return switch (place) {
      case Place.In in -> NaiveGeometry.contains(geometry, in.region(), square, side);
      case Place.Near near -> board.squares(matching(near.pieces(), side)).stream()
          .anyMatch(other -> other != square && !(leaving && other == scene.here())
              && NaiveGeometry.distance(geometry, square, other) <= near.distance());
      case Place.Around around -> scene.at(around.spot(), geometry).stream().anyMatch(
          other -> other != square && NaiveGeometry.distance(geometry, square, other) <= around.distance());
      case Place.Free() -> board.isEmpty(square);
      case Place.At at -> scene.at(at.spot(), geometry).contains(square);
      case Place.Attacked attacked -> attacked(square, attacked, board, side);
      case Place.Not not -> !lies(square, not.place(), scene, leaving);
    };
  }

  private boolean attacked(int square, Place.Attacked attacked, Board board, Side side) {
    Side by = attacked.by().owner() == Owner.OWN ? side : side.opponent();
    NaivePiece royal = new NaivePiece(by.opponent(), royal().orElseThrow());
    Predicate<NaivePiece> pieces = matching(attacked.by(), side);
    if (attacked.freely()) {
      return play.attacks().wouldBeReached(board, square, royal, pieces);
    }
    return firstLayerOnly ? play.attacks().wouldBeAttackedInFirstLayer(board, square, royal, pieces)
        : play.attacks().wouldBeAttacked(board, square, royal, pieces);
  }

  private Optional<PieceKind> royal() {
    return play.rules().definition().pieces().stream().filter(PieceKind::royal).findFirst();
  }
}
