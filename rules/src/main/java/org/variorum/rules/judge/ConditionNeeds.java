package org.variorum.rules.judge;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.definition.NamedNumber;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;

/**
 * The parts of a position or of a move on which conditions depend. The {@code require} methods refuse conditions on
 * what a game lacks: they report the flaw to the section that has the condition.
 */
public final class ConditionNeeds {

  private ConditionNeeds() {}

  /**
   * Refuses the condition of a word if it depends on something that the game does not have, or on a square of a move.
   */
  public static void requirePossibleWithoutMove(Condition condition, Word word, Fields section,
      ParsedDefinition written) {
    if (dependsOnMove(condition)) {
      section.refuse(word,
          "\"here\" and \"there\", and the squares between, beyond and behind, have a meaning only where a move, a promotion or"
              + " a drop is limited");
    } else {
      requirePossible(condition, word, section, written);
    }
  }

  /** Whether a condition depends on the from or to square of a move, or on the line through both squares. */
  public static boolean dependsOnMove(Condition condition) {
    return Arrays.stream(Spot.values()).anyMatch(spot -> dependsOn(condition, spot));
  }

  /** Whether a condition depends on the to square of a move, or on the line through its from and to squares. */
  public static boolean dependsOnEnd(Condition condition) {
    return dependsOn(condition, Spot.THERE) || dependsOnLine(condition);
  }

  /** Whether a condition depends on the line through the from and to squares of a move. */
  public static boolean dependsOnLine(Condition condition) {
    return Arrays.stream(Spot.values())
        .anyMatch(spot -> spot.needsStraightMove() && dependsOn(condition, spot));
  }

  /** Whether a condition depends on a square of a move, given by a {@link Spot}. */
  public static boolean dependsOn(Condition condition, Spot spot) {
    return parts(condition)
        .anyMatch(part -> part instanceof Condition.SpotIn(Spot lies, var _) && lies == spot)
        || places(condition).anyMatch(place -> place.equals(new Place.OnSpot(spot))
            || place instanceof Place.NearSpot(Spot around, var _) && around == spot);
  }

  /**
   * Whether a condition depends on attacks: on check or on attacked squares. Squares reached by movement do not count.
   */
  public static boolean dependsOnAttacks(Condition condition) {
    return parts(condition).anyMatch(Condition.InCheck.class::isInstance)
        || attackedPlaces(condition).anyMatch(attacked -> !attacked.ignoresConditions());
  }

  /**
   * Whether a condition denies that all squares between have a property, such as "not all squares between are on rank
   * 4". Such a condition can be true because of one square. "Free" does not count.
   */
  public static boolean deniesBetween(Condition condition) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> parts.stream().anyMatch(ConditionNeeds::deniesBetween);
      case Condition.Any(List<Condition> parts) -> parts.stream().anyMatch(ConditionNeeds::deniesBetween);
      case Condition.Not(Condition.SpotIn(Spot spot, List<Place> places)) ->
          spot == Spot.BETWEEN && !places.stream().allMatch(Place.Free.class::isInstance);
      case Condition.Not(Condition part) -> deniesBetween(part);
      default -> false;
    };
  }

  /**
   * Returns the part of a path's condition that decides whether a piece has the path at all. Only imitation of movement
   * adds such a part; authors cannot write it.
   */
  public static Optional<Condition> inherentPart(Condition condition) {
    return switch (condition) {
      case Condition.LastMoved moved -> Optional.of(moved);
      case Condition.All(List<Condition> parts) ->
          parts.stream().filter(Condition.LastMoved.class::isInstance).findFirst();
      default -> Optional.empty();
    };
  }

  /** Returns the places of a condition that depend on attacks. */
  public static Stream<Place.Attacked> attackedPlaces(Condition condition) {
    return places(condition).filter(Place.Attacked.class::isInstance).map(Place.Attacked.class::cast);
  }

  /** Whether a condition depends on pieces in hand. */
  public static boolean dependsOnHands(Condition condition) {
    return quantities(condition).anyMatch(Quantity.PiecesInHand.class::isInstance);
  }

  private static Stream<Quantity> quantities(Condition condition) {
    return parts(condition)
        .flatMap(part -> part instanceof Condition.Comparison(Quantity left, var _, Quantity right)
            ? Stream.of(left, right) : Stream.empty());
  }

  /** Whether a condition depends on a counter, a number that the definition names. */
  public static boolean dependsOnCounters(Condition condition) {
    return counterNames(condition).findAny().isPresent();
  }

  private static Stream<String> counterNames(Condition condition) {
    return quantities(condition)
        .flatMap(quantity -> quantity instanceof Quantity.Counter(String name, var _) ? Stream.of(name)
            : Stream.empty());
  }

  /** Refuses a condition that is tested before checks are counted, if it depends on a counter that checks change. */
  public static void requireKnownBeforeChecks(Condition condition, Word word, Fields section,
      ParsedDefinition written) {
    counterNames(condition)
        .filter(
            name -> written.definition().namedNumber(name).filter(NamedNumber::changesByCheck).isPresent())
        .findFirst()
        .ifPresent(name -> section.refuse(word,
            "the counter \"" + name + "\" cannot be used here: checks change it,"
                + " and it is not yet known whether the move gives check"));
  }

  /** Refuses the condition of a move if it depends on something that the game does not have. */
  public static void requirePossibleForMove(Condition condition, Word word, Fields section,
      ParsedDefinition written) {
    requireKnownBeforeChecks(condition, word, section, written);
    requirePossible(condition, word, section, written);
  }

  /** Refuses the condition of a word if it depends on something that the game does not have. */
  public static void requirePossible(Condition condition, Word word, Fields section,
      ParsedDefinition written) {
    boolean hasRoyal = written.definition().pieces().stream().anyMatch(PieceKind::royal);
    List<Condition> simpleParts = parts(condition).toList();
    if (dependsOnLine(condition) && written.goesRound()) {
      section.refuse(word, ParsedDefinition.GOES_ROUND);
    } else if (simpleParts.stream().anyMatch(Condition.InCheck.class::isInstance) && !written.check()) {
      section.refuse(word, ParsedDefinition.NO_CHECK);
    } else if (!hasRoyal && attackedPlaces(condition).findAny().isPresent()) {
      boolean areAllFree = attackedPlaces(condition).allMatch(Place.Attacked::ignoresConditions);
      section.refuse(word, "\"" + (areAllFree ? "reached" : "attacked")
          + " by\" needs a royal piece: a square is attacked if a royal piece there would be");
    } else if (dependsOnHands(condition) && !written.mayDrop()) {
      section.refuse(word, "there are no hands in this game: say by \"hands\" which pieces are held");
    } else if (section.isSound(word)) {
      new ConstantConditions(written).find(condition).ifPresent(finding -> section.hint(word,
          "this condition " + (finding.holds() ? "always" : "never") + " holds: " + finding.reason()));
    }
  }

  /** Returns the simple conditions of which a condition is made. */
  private static Stream<Condition> parts(Condition condition) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> parts.stream().flatMap(ConditionNeeds::parts);
      case Condition.Any(List<Condition> parts) -> parts.stream().flatMap(ConditionNeeds::parts);
      case Condition.Not(Condition part) -> parts(part);
      case Condition.InCheck check -> Stream.of(check);
      case Condition.LastMoved moved -> Stream.of(moved);
      case Condition.SpotIn lies -> Stream.of(lies);
      case Condition.Comparison compared -> Stream.of(compared);
    };
  }

  private static Stream<Place> places(Condition condition) {
    return parts(condition).flatMap(part -> switch (part) {
      case Condition.SpotIn(var _, List<Place> places) -> places.stream();
      case Condition.Comparison(Quantity left, var _, Quantity right) -> Stream.of(left, right)
          .flatMap(
              quantity -> quantity instanceof Quantity.PiecesOnBoard(var _, List<Place> places)
                  ? places.stream()
                  : Stream.empty());
      default -> Stream.<Place>empty();
    }).map(ConditionNeeds::withoutNegation);
  }

  private static Place withoutNegation(Place place) {
    return place instanceof Place.Not(Place other) ? withoutNegation(other) : place;
  }
}
