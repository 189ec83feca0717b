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

/** Test of whether a game has everything on which a condition depends. */
public final class ConditionNeeds {

  private ConditionNeeds() {}

  /**
   * Refuses the condition of a word if it depends on something that the game does not have, or on a square of a move.
   */
  public static void check(Condition condition, Word word, Fields section, ParsedDefinition written) {
    if (meansSpots(condition)) {
      section.refuse(word,
          "\"here\" and \"there\", and the squares between, beyond and behind, have a meaning only where a move, a promotion or"
              + " a drop is limited");
    } else {
      possible(condition, word, section, written);
    }
  }

  /** Whether a condition depends on the from or to square of a move, or on the line through both squares. */
  public static boolean meansSpots(Condition condition) {
    return Arrays.stream(Spot.values()).anyMatch(spot -> means(condition, spot));
  }

  /** Whether a condition depends on the to square of a move, or on the line through its from and to squares. */
  public static boolean asksEnd(Condition condition) {
    return means(condition, Spot.THERE) || asksLine(condition);
  }

  /** Whether a condition depends on the line through the from and to squares of a move. */
  public static boolean asksLine(Condition condition) {
    return Arrays.stream(Spot.values()).anyMatch(spot -> spot.isOfLine() && means(condition, spot));
  }

  /** Whether a condition depends on a spot of the move. */
  public static boolean means(Condition condition, Spot spot) {
    return parts(condition).anyMatch(part -> part instanceof Condition.Lies(Spot lies, var _) && lies == spot)
        || places(condition).anyMatch(place -> place.equals(new Place.At(spot))
            || place instanceof Place.Around(Spot around, var _) && around == spot);
  }

  /** Whether a condition depends on attacks: on check or attacked squares, not only on squares reached by movement. */
  public static boolean asksThreats(Condition condition) {
    return parts(condition).anyMatch(Condition.InCheck.class::isInstance)
        || attacks(condition).anyMatch(attacked -> !attacked.freely());
  }

  /** Whether a condition negates a statement about all squares between, so that it is true if one of them differs. */
  public static boolean deniesBetween(Condition condition) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> parts.stream().anyMatch(ConditionNeeds::deniesBetween);
      case Condition.Any(List<Condition> parts) -> parts.stream().anyMatch(ConditionNeeds::deniesBetween);
      case Condition.Not(Condition.Lies(Spot spot, List<Place> places)) ->
          spot == Spot.BETWEEN && !places.stream().allMatch(Place.Free.class::isInstance);
      case Condition.Not(Condition part) -> deniesBetween(part);
      default -> false;
    };
  }

  /**
   * Returns the part of a path's condition that decides whether a piece has the path at all. Only imitation of movement
   * adds such a part; authors cannot write it.
   */
  public static Optional<Condition> inherent(Condition condition) {
    return switch (condition) {
      case Condition.Moved moved -> Optional.of(moved);
      case Condition.All(List<Condition> parts) ->
          parts.stream().filter(Condition.Moved.class::isInstance).findFirst();
      default -> Optional.empty();
    };
  }

  /** Returns the places of a condition that depend on attacks. */
  public static Stream<Place.Attacked> attacks(Condition condition) {
    return places(condition).filter(Place.Attacked.class::isInstance).map(Place.Attacked.class::cast);
  }

  /** Whether a condition depends on pieces in hand. */
  public static boolean asksHands(Condition condition) {
    return quantities(condition).anyMatch(Quantity.Held.class::isInstance);
  }

  private static Stream<Quantity> quantities(Condition condition) {
    return parts(condition)
        .flatMap(part -> part instanceof Condition.Compared(Quantity left, var _, Quantity right)
            ? Stream.of(left, right) : Stream.empty());
  }

  /** Whether a condition depends on a counter, a number that the definition names. */
  public static boolean asksNumbers(Condition condition) {
    return numbers(condition).findAny().isPresent();
  }

  private static Stream<String> numbers(Condition condition) {
    return quantities(condition)
        .flatMap(quantity -> quantity instanceof Quantity.Remembered(String name, var _) ? Stream.of(name)
            : Stream.empty());
  }

  /** Refuses a condition that is tested before checks are counted, if it depends on a counter that checks change. */
  public static void beforeChecks(Condition condition, Word word, Fields section, ParsedDefinition written) {
    numbers(condition)
        .filter(name -> written.definition().tally(name).filter(NamedNumber::byCheck).isPresent()).findFirst()
        .ifPresent(name -> section.refuse(word,
            "the counter \"" + name + "\" cannot be used here: checks change it,"
                + " and it is not yet known whether the move gives check"));
  }

  /** Refuses the condition of a move if it depends on something that the game does not have. */
  public static void limit(Condition condition, Word word, Fields section, ParsedDefinition written) {
    beforeChecks(condition, word, section, written);
    possible(condition, word, section, written);
  }

  /** Refuses the condition of a word if it depends on something that the game does not have. */
  public static void possible(Condition condition, Word word, Fields section, ParsedDefinition written) {
    boolean royal = written.definition().pieces().stream().anyMatch(PieceKind::royal);
    List<Condition> simpleParts = parts(condition).toList();
    if (asksLine(condition) && written.goesRound()) {
      section.refuse(word, ParsedDefinition.GOES_ROUND);
    } else if (simpleParts.stream().anyMatch(Condition.InCheck.class::isInstance) && !written.check()) {
      section.refuse(word, ParsedDefinition.NO_CHECK);
    } else if (!royal && attacks(condition).findAny().isPresent()) {
      boolean freely = attacks(condition).allMatch(Place.Attacked::freely);
      section.refuse(word, "\"" + (freely ? "reached" : "attacked")
          + " by\" needs a royal piece: a square is attacked if a royal piece there would be");
    } else if (asksHands(condition) && !written.mayDrop()) {
      section.refuse(word, "there are no hands in this game: say by \"hands\" which pieces are held");
    } else if (section.sound(word)) {
      new ConstantConditions(written).of(condition).ifPresent(certain -> section.hint(word,
          "this condition " + (certain.holds() ? "always" : "never") + " holds: " + certain.reason()));
    }
  }

  private static Stream<Condition> parts(Condition condition) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> parts.stream().flatMap(ConditionNeeds::parts);
      case Condition.Any(List<Condition> parts) -> parts.stream().flatMap(ConditionNeeds::parts);
      case Condition.Not(Condition part) -> parts(part);
      case Condition.InCheck check -> Stream.of(check);
      case Condition.Moved moved -> Stream.of(moved);
      case Condition.Lies lies -> Stream.of(lies);
      case Condition.Compared compared -> Stream.of(compared);
    };
  }

  private static Stream<Place> places(Condition condition) {
    return parts(condition).flatMap(part -> switch (part) {
      case Condition.Lies(var _, List<Place> places) -> places.stream();
      case Condition.Compared(Quantity left, var _, Quantity right) -> Stream.of(left, right)
          .flatMap(
              quantity -> quantity instanceof Quantity.Standing(var _, List<Place> places) ? places.stream()
                  : Stream.empty());
      default -> Stream.<Place>empty();
    }).map(ConditionNeeds::withoutNegation);
  }

  private static Place withoutNegation(Place place) {
    return place instanceof Place.Not(Place other) ? withoutNegation(other) : place;
  }
}
