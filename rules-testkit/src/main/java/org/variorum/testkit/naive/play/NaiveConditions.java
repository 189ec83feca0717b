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
import org.variorum.testkit.naive.position.NaiveGeometry;
import org.variorum.testkit.naive.position.NaivePiece;
import org.variorum.testkit.naive.position.NaivePosition;
import org.variorum.testkit.naive.position.NamedNumbers;

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
    List<Integer> squares(Spot spot, Geometry geometry) {
      if (there < 0 || here < 0 && spot != Spot.THERE) {
        throw new IllegalStateException("there is no move with a square " + spot);
      }
      return switch (spot) {
        case HERE -> List.of(here);
        case THERE -> List.of(there);
        case BETWEEN -> NaiveGeometry.squaresBetween(geometry, here, there);
        case BEYOND -> neighbour(geometry, there, 1);
        case BEHIND -> neighbour(geometry, here, -1);
      };
    }

    /** The next square on the line of the move; {@code direction} is 1 for onward, -1 for backward. */
    private List<Integer> neighbour(Geometry geometry, int square, int direction) {
      return NaiveGeometry.straightStep(geometry, here, there)
          .map(step -> NaiveGeometry.step(geometry, square,
              new Step(direction * step.right(), direction * step.up())))
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

  /** Whether a condition that depends only on the board and the move holds. */
  public boolean holds(Condition condition, Board board, Side side, int here, int there) {
    return holds(condition, new Scene(board, Optional.empty(), side, here, there));
  }

  /** The squares of the pieces that a quantity counts, for a move from {@code here} to {@code there}. */
  public List<Integer> countedSquares(Quantity.PiecesOnBoard onBoard, Board board, Side side, int here,
      int there) {
    return countedSquares(onBoard, new Scene(board, Optional.empty(), side, here, there));
  }

  /** The empty squares of a spot, for a move from {@code here} to {@code there}. */
  public List<Integer> emptySquares(Spot spot, Board board, Side side, int here, int there) {
    return new Scene(board, Optional.empty(), side, here, there).squares(spot, play.rules().geometry())
        .stream()
        .filter(board::isEmpty).toList();
  }

  boolean holds(Condition condition, Scene scene) {
    return switch (condition) {
      case Condition.All all -> all.parts().stream().allMatch(part -> holds(part, scene));
      case Condition.Any any -> any.parts().stream().anyMatch(part -> holds(part, scene));
      case Condition.Not not -> !holds(not.part(), scene);
      case Condition.InCheck check ->
          inCheck(scene.board(), check.owner() == Owner.OWN ? scene.side() : scene.side().opponent());
      case Condition.LastMoved lastMoved -> scene.board()
          .lastMovedLetter(lastMoved.owner() == Owner.OWN ? scene.side() : scene.side().opponent())
          .filter(lastMoved.letters()::contains).isPresent();
      case Condition.SpotIn spotIn ->
          haveAllPlaces(scene.squares(spotIn.spot(), play.rules().geometry()), spotIn, scene);
      case Condition.Comparison comparison -> {
        long left = number(comparison.left(), scene);
        long right = number(comparison.right(), scene);
        yield switch (comparison.relation()) {
          case AT_LEAST -> left >= right;
          case AT_MOST -> left <= right;
          case MORE -> left > right;
          case FEWER -> left < right;
          case EQUAL -> left == right;
        };
      }
    };
  }

  /** Whether each square has all places. Without squares, true only for the spot {@code BETWEEN}. */
  private boolean haveAllPlaces(List<Integer> squares, Condition.SpotIn spotIn, Scene scene) {
    return (!squares.isEmpty() || spotIn.spot() == Spot.BETWEEN) && squares.stream()
        .allMatch(square -> spotIn.places().stream()
            .allMatch(place -> hasPlace(square, place, scene, spotIn.spot() == Spot.THERE)));
  }

  private boolean inCheck(Board board, Side side) {
    return firstLayerOnly ? play.attacks().inFirstLayerCheck(board, side)
        : play.attacks().inCheck(board, side);
  }

  private long number(Quantity quantity, Scene scene) {
    return switch (quantity) {
      case Quantity.Constant constant -> constant.value();
      case Quantity.Counter(String name, Owner owner) -> rememberedNumber(name,
          owner == Owner.OWN ? scene.side() : scene.side().opponent(), scene.position().orElseThrow());
      case Quantity.PiecesInHand inHand -> List.of(Side.values()).stream()
          .mapToLong(owner -> isOwner(inHand.pieces(), owner, scene.side())
              ? scene.position().orElseThrow().hands().of(owner).stream().filter(inHand.pieces()::selects)
                  .count()
              : 0)
          .sum();
      case Quantity.PiecesOnBoard onBoard -> countedSquares(onBoard, scene).size();
    };
  }

  private List<Integer> countedSquares(Quantity.PiecesOnBoard onBoard, Scene scene) {
    return scene.board().squares(pieceFilter(onBoard.pieces(), scene.side())).stream()
        .filter(square -> onBoard.places().stream().allMatch(place -> hasPlace(square, place, scene, false)))
        .toList();
  }

  private int rememberedNumber(String name, Side side, NaivePosition position) {
    return play.hooks(NamedNumbers.class).stream()
        .flatMap(numbers -> numbers.number(position, name, side).stream()).findFirst().orElseThrow();
  }

  private static Predicate<NaivePiece> pieceFilter(PieceSelector selector, Side side) {
    return piece -> selector.selects(piece.letter()) && isOwner(selector, piece.side(), side);
  }

  /** Whether a selector names pieces of {@code owner} in a condition of {@code side}. */
  private static boolean isOwner(PieceSelector selector, Side owner, Side side) {
    return switch (selector.owner()) {
      case OWN -> owner == side;
      case ENEMY -> owner != side;
      case ANY -> true;
    };
  }

  /** @param isMoveEnd whether the piece on {@code here} moves to the square, and so does not count as near to it */
  private boolean hasPlace(int square, Place place, Scene scene, boolean isMoveEnd) {
    Geometry geometry = play.rules().geometry();
    Board board = scene.board();
    Side side = scene.side();
    return switch (place) {
      case Place.InRegion inRegion -> NaiveGeometry.contains(geometry, inRegion.region(), square, side);
      case Place.NearPiece nearPiece -> board.squares(pieceFilter(nearPiece.pieces(), side)).stream()
          .anyMatch(other -> other != square && !(isMoveEnd && other == scene.here())
              && NaiveGeometry.distance(geometry, square, other) <= nearPiece.distance());
      case Place.NearSpot nearSpot -> scene.squares(nearSpot.spot(), geometry).stream().anyMatch(
          other -> other != square && NaiveGeometry.distance(geometry, square, other) <= nearSpot.distance());
      case Place.Free() -> board.isEmpty(square);
      case Place.OnSpot onSpot -> scene.squares(onSpot.spot(), geometry).contains(square);
      case Place.Attacked attacked -> isAttacked(square, attacked, board, side);
      case Place.Not not -> !hasPlace(square, not.place(), scene, isMoveEnd);
    };
  }

  private boolean isAttacked(int square, Place.Attacked attacked, Board board, Side side) {
    Side attacker = attacked.attackers().owner() == Owner.OWN ? side : side.opponent();
    NaivePiece royal = new NaivePiece(attacker.opponent(), royalKind().orElseThrow());
    Predicate<NaivePiece> pieces = pieceFilter(attacked.attackers(), side);
    if (attacked.ignoresConditions()) {
      return play.attacks().wouldBeReached(board, square, royal, pieces);
    }
    return firstLayerOnly ? play.attacks().wouldBeAttackedInFirstLayer(board, square, royal, pieces)
        : play.attacks().wouldBeAttacked(board, square, royal, pieces);
  }

  private Optional<PieceKind> royalKind() {
    return play.rules().definition().pieces().stream().filter(PieceKind::royal).findFirst();
  }
}
