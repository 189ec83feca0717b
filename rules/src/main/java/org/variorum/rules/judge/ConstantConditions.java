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
import org.variorum.rules.rule.ParsedDefinition;

/** Conditions that hold always or never, whatever happens in the game. */
final class ConstantConditions {

  /**
   * What is certain of a condition.
   *
   * @param holds whether it always holds; else it never does
   * @param reason why
   */
  record Finding(boolean holds, String reason) {

    private Finding opposite() {
      return new Finding(!holds, reason);
    }
  }

  /** A number that is never less than 0, and how it is known how great it can be. */
  private record Bound(int least, int most, String reason) {}

  private final ParsedDefinition written;
  private final PieceCounts forces;

  ConstantConditions(ParsedDefinition written) {
    this.written = written;
    forces = written.forces();
  }

  /** What is certain of a condition; empty if it depends on the position, or that is not known. */
  Optional<Finding> of(Condition condition) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> joined(parts, true);
      case Condition.Any(List<Condition> parts) -> joined(parts, false);
      case Condition.Not(Condition part) -> of(part).map(Finding::opposite);
      case Condition.Compared(Quantity left, Relation relation, Quantity right) ->
          compared(left, relation, right);
      case Condition.InCheck _,Condition.Moved _,Condition.Lies _ -> Optional.empty();
    };
  }

  /** @param all whether all of them have to hold; else one is enough */
  private Optional<Finding> joined(List<Condition> parts, boolean all) {
    if (parts.stream().anyMatch(part -> parts.contains(new Condition.Not(part)))) {
      return Optional.of(new Finding(!all, "it asks for something and for its opposite"));
    }
    List<Finding> certain = parts.stream().flatMap(part -> of(part).stream()).toList();
    return certain.stream().filter(finding -> finding.holds() != all).findFirst()
        .or(() -> certain.size() == parts.size() ? certain.stream().findFirst() : Optional.empty());
  }

  private Optional<Finding> compared(Quantity left, Relation relation, Quantity right) {
    Bound one = bound(left);
    Bound other = bound(right);
    List<Boolean> answers = left.equals(right) ? List.of(relation.holds(0, 0))
        : Stream.of(one.least(), one.most())
            .flatMap(number -> Stream.of(other.least(), other.most())
                .map(than -> relation.holds(number, than)))
            .distinct().toList();
    boolean between = relation == Relation.EQUAL && one.least() <= other.most() && other.least() <= one.most()
        && !(one.least() == one.most() && other.least() == other.most());
    if (answers.size() > 1 || between && !left.equals(right)) {
      return Optional.empty();
    }
    String reason = Stream.of(one, other).map(Bound::reason).filter(text -> !text.isEmpty()).findFirst()
        .orElse("its numbers are always the same");
    return Optional.of(new Finding(answers.getFirst(), reason));
  }

  private Bound bound(Quantity quantity) {
    return switch (quantity) {
      case Quantity.Fixed(int value) -> new Bound(value, value, "");
      case Quantity.Remembered(String name, var _) -> {
        int most = written.definition().tally(name).map(NamedNumber::most).orElse(PieceCounts.MANY);
        yield new Bound(0, most, "the counter \"" + name + "\" goes from 0 to " + most);
      }
      case Quantity.Held(PieceSelector selector) ->
          written.definition().held().stream().anyMatch(selector::names)
              ? new Bound(0, PieceCounts.MANY, "a hand has no fewer than 0 pieces")
              : new Bound(0, 0, "no such piece is ever in a hand");
      case Quantity.Standing(PieceSelector selector, List<Place> places) -> standing(selector, places);
    };
  }

  private Bound standing(PieceSelector selector, List<Place> places) {
    int pieces = pieces(selector);
    int squares = places.stream().mapToInt(this::squares).min().orElse(PieceCounts.MANY);
    int most = Math.min(pieces, squares);
    return new Bound(0, most, most == PieceCounts.MANY ? "there are never fewer than 0 pieces"
        : squares < pieces ? "there are " + squares + " such squares"
            : "there can be at most " + most + " such pieces");
  }

  private int pieces(PieceSelector selector) {
    Set<String> letters =
        written.definition().pieces().stream().map(PieceKind::letter).filter(selector::names)
            .collect(Collectors.toSet());
    if (selector.owner() != Owner.ANY) {
      return forces.most(letters);
    }
    int white = forces.most(Side.WHITE, letters);
    int black = forces.most(Side.BLACK, letters);
    return white == PieceCounts.MANY || black == PieceCounts.MANY ? PieceCounts.MANY : white + black;
  }

  private int squares(Place place) {
    Geometry board = written.definition().board();
    return place instanceof Place.In(Region region) ? Stream.of(Side.values())
        .mapToInt(side -> (int) IntStream.range(0, board.size())
            .filter(square -> region.contains(board, square, side)).count())
        .max().orElse(0) : PieceCounts.MANY;
  }
}
