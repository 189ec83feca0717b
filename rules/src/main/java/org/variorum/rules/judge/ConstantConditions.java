package org.variorum.rules.judge;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.PieceSelector;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Relation;
import org.variorum.rules.definition.NamedNumber;
import org.variorum.rules.definition.PieceCounts;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.rule.ParsedDefinition;

/** Finder of conditions that hold in all positions of a game, or in none. */
final class ConstantConditions {

  /**
   * A result that is the same in all positions.
   *
   * @param holds true if the condition always holds, false if it never holds
   * @param reason the reason, in words for a message
   */
  record Finding(boolean holds, String reason) {

    private Finding opposite() {
      return new Finding(!holds, reason);
    }
  }

  /** Lower and upper bound of a number that is never negative, with the reason for the upper bound. */
  private record Bound(int min, int max, String reason) {}

  private final ParsedDefinition written;
  private final PieceCounts pieceCounts;

  ConstantConditions(ParsedDefinition written) {
    this.written = written;
    pieceCounts = written.forces();
  }

  /** Returns whether a condition always or never holds; empty if that depends on the position, or is not known. */
  Optional<Finding> find(Condition condition) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> findJoined(parts, true);
      case Condition.Any(List<Condition> parts) -> findJoined(parts, false);
      case Condition.Not(Condition part) -> find(part).map(Finding::opposite);
      case Condition.Comparison(Quantity left, Relation relation, Quantity right) ->
          findComparison(left, relation, right);
      case Condition.InCheck _,Condition.LastMoved _,Condition.SpotIn _ -> Optional.empty();
    };
  }

  /**
   * One part that is always false decides an "all"; one that is always true decides an "any". Otherwise all parts must
   * be constant.
   *
   * @param all true if all parts must hold, false if one part is enough
   */
  private Optional<Finding> findJoined(List<Condition> parts, boolean all) {
    if (parts.stream().anyMatch(part -> parts.contains(new Condition.Not(part)))) {
      return Optional.of(new Finding(!all, "it contains a condition and its opposite"));
    }
    List<Finding> findings = parts.stream().flatMap(part -> find(part).stream()).toList();
    return findings.stream().filter(finding -> finding.holds() != all).findFirst()
        .or(() -> findings.size() == parts.size() ? findings.stream().findFirst() : Optional.empty());
  }

  /** Compares the bounds of both sides. If all pairs of bounds give the same result, so do all numbers between them. */
  private Optional<Finding> findComparison(Quantity left, Relation relation, Quantity right) {
    Bound leftBound = bound(left);
    Bound rightBound = bound(right);
    List<Boolean> results = left.equals(right) ? List.of(relation.holds(0, 0))
        : Stream.of(leftBound.min(), leftBound.max())
            .flatMap(number -> Stream.of(rightBound.min(), rightBound.max())
                .map(otherNumber -> relation.holds(number, otherNumber)))
            .filter(Distinct.values()).toList();
    // For "equal", numbers between the bounds may be equal although no two bounds are.
    boolean mayBeEqual = relation == Relation.EQUAL && leftBound.min() <= rightBound.max()
        && rightBound.min() <= leftBound.max()
        && !(leftBound.min() == leftBound.max() && rightBound.min() == rightBound.max());
    if (results.size() > 1 || mayBeEqual && !left.equals(right)) {
      return Optional.empty();
    }
    String reason =
        Stream.of(leftBound, rightBound).map(Bound::reason).filter(text -> !text.isEmpty()).findFirst()
            .orElse("its numbers are always the same");
    return Optional.of(new Finding(results.getFirst(), reason));
  }

  private Bound bound(Quantity quantity) {
    return switch (quantity) {
      case Quantity.Constant(int value) -> new Bound(value, value, "");
      case Quantity.Counter(String name, var _) -> {
        int most =
            written.definition().namedNumber(name).map(NamedNumber::most).orElse(PieceCounts.UNBOUNDED);
        yield new Bound(0, most, "the counter \"" + name + "\" has values from 0 to " + most);
      }
      case Quantity.PiecesInHand(PieceSelector selector) ->
          written.definition().heldLetters().stream().anyMatch(selector::selects)
              ? new Bound(0, PieceCounts.UNBOUNDED, "a hand has no fewer than 0 pieces")
              : new Bound(0, 0, "no such piece is ever in a hand");
      case Quantity.PiecesOnBoard(PieceSelector selector, List<Place> places) ->
          boundOnBoard(selector, places);
    };
  }

  private Bound boundOnBoard(PieceSelector selector, List<Place> places) {
    int pieces = maxPieces(selector);
    int squares = places.stream().mapToInt(this::maxSquares).min().orElse(PieceCounts.UNBOUNDED);
    int most = Math.min(pieces, squares);
    return new Bound(0, most, most == PieceCounts.UNBOUNDED ? "there are never fewer than 0 pieces"
        : squares < pieces ? "there are " + squares + " such squares"
            : "there can be at most " + most + " such pieces");
  }

  private int maxPieces(PieceSelector selector) {
    Set<String> letters =
        written.definition().pieces().stream().map(PieceKind::letter).filter(selector::selects)
            .collect(Collectors.toSet());
    if (selector.owner() != Owner.ANY) {
      return pieceCounts.most(letters);
    }
    int white = pieceCounts.most(Side.WHITE, letters);
    int black = pieceCounts.most(Side.BLACK, letters);
    return white == PieceCounts.UNBOUNDED || black == PieceCounts.UNBOUNDED ? PieceCounts.UNBOUNDED
        : white + black;
  }

  private int maxSquares(Place place) {
    Geometry board = written.definition().board();
    return place instanceof Place.InRegion(Region region) ? Stream.of(Side.values())
        .mapToInt(side -> (int) IntStream.range(0, board.size())
            .filter(square -> region.contains(board, square, side)).count())
        .max().orElse(0) : PieceCounts.UNBOUNDED;
  }
}
