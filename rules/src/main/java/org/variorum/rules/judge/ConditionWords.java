package org.variorum.rules.judge;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.PieceSelector;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Relation;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Places;
import org.variorum.rules.judge.Statement.Clause;
import org.variorum.rules.text.English;

/**
 * Words for conditions: clauses about a side that was named before. The side's pieces are "its own", the opponent's
 * pieces are "the enemy's". Conditions with different meanings have different clauses.
 */
public final class ConditionWords {

  private final Names names;
  private final Places places;
  private final SpotWords spots;

  /**
   * Creates words for conditions that are tested in a position, or before a move.
   *
   * @param names the names of pieces
   * @param places the names of squares
   */
  public ConditionWords(Names names, Places places) {
    this(names, places, SpotWords.BEFORE_MOVE);
  }

  private ConditionWords(Names names, Places places, SpotWords spots) {
    this.names = names;
    this.places = places;
    this.spots = spots;
  }

  /** Returns the words for conditions that are tested after a piece has moved. */
  public ConditionWords afterMove() {
    return new ConditionWords(names, places, SpotWords.AFTER_MOVE);
  }

  /** Returns the words for conditions that are tested after a piece has been dropped. */
  public ConditionWords afterDrop() {
    return new ConditionWords(names, places, SpotWords.AFTER_DROP);
  }

  /** Returns the clause of a condition, for example {@code there is one of its own pawns on rank 8}. */
  public String clause(Condition condition) {
    return statement(condition, true).fullText();
  }

  /** @param holds true to state that the condition holds, false to state that it does not hold */
  private Statement statement(Condition condition, boolean holds) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> joined(parts, holds, holds);
      case Condition.Any(List<Condition> parts) -> joined(parts, !holds, holds);
      case Condition.Not(Condition part) -> statement(part, !holds);
      case Condition.InCheck(Owner owner) -> new Clause(
          (owner == Owner.OWN ? "it" : "the enemy") + " is " + (holds ? "" : "not ") + "in check");
      case Condition.Moved(Owner owner, Set<String> letters) -> new Clause(
          (owner == Owner.OWN ? "it" : "the enemy") + " has " + (holds ? "" : "not ") + "moved one of the "
              + (owner == Owner.OWN ? "own " : "") + kinds(letters::contains) + " last");
      case Condition.Lies(Spot spot, List<Place> where) -> lies(spot, where, holds);
      case Condition.Compared(Quantity left, Relation relation, Quantity right) ->
          new Clause(compared(left, relation, right, holds));
    };
  }

  private Statement joined(List<Condition> parts, boolean all, boolean holds) {
    return Statement.joined(all, parts.stream().map(part -> statement(part, holds)).toList());
  }

  private Statement lies(Spot spot, List<Place> where, boolean holds) {
    if (holds) {
      return new Clause(spots.each(spot) + " " + lie(where));
    }
    return switch (spot) {
      case HERE, THERE -> Statement.joined(false, where.stream()
          .<Statement>map(place -> new Clause(spots.each(spot) + " " + liesNot(place))).toList());
      case BETWEEN -> Statement.joined(false, where.stream()
          .<Statement>map(place -> new Clause("not " + spots.each(spot) + " " + lies(place))).toList());
      case BEYOND, BEHIND -> new Clause("there is no " + spots.next(spot) + " that " + lie(where));
    };
  }

  private String lie(List<Place> where) {
    return where.stream().map(this::lies).collect(Collectors.joining(" and "));
  }

  private String compared(Quantity left, Relation relation, Quantity right, boolean holds) {
    boolean ofPieces = left instanceof Quantity.Standing || left instanceof Quantity.Held;
    if (ofPieces && right instanceof Quantity.Fixed(int value)) {
      boolean allowsNone = relation.holds(0, value) == holds;
      // True if all positive numbers give the same result, and 0 gives the opposite.
      if (IntStream.of(1, value, value + 1).filter(count -> count > 0)
          .allMatch(count -> (relation.holds(count, value) == holds) != allowsNone)) {
        return "there is " + (allowsNone ? "none" : "one") + " of " + pieces(left);
      }
    }
    return number(left) + " is " + relation(relation, holds) + number(right);
  }

  private static String relation(Relation relation, boolean holds) {
    return switch (relation) {
      case EQUAL -> holds ? "" : "not ";
      case AT_LEAST -> (holds ? Relation.AT_LEAST : Relation.FEWER).word() + " ";
      case FEWER -> (holds ? Relation.FEWER : Relation.AT_LEAST).word() + " ";
      case AT_MOST -> (holds ? Relation.AT_MOST : Relation.MORE).word() + " ";
      case MORE -> (holds ? Relation.MORE : Relation.AT_MOST).word() + " ";
    };
  }

  private String number(Quantity quantity) {
    return switch (quantity) {
      case Quantity.Fixed(int value) -> Integer.toString(value);
      case Quantity.Remembered(String name, Owner owner) ->
          (owner == Owner.OWN ? "its counter \"" : "the enemy's counter \"") + name + "\"";
      case Quantity.Held _,Quantity.Standing _ -> "the number of " + pieces(quantity);
    };
  }

  /** Returns words for pieces, for example {@code the enemy's pawns beside the square where it goes}. */
  public String pieces(Quantity quantity) {
    return switch (quantity) {
      case Quantity.Fixed _,Quantity.Remembered _ -> number(quantity);
      case Quantity.Held(PieceSelector selector) -> pieces(selector) + " in hand";
      case Quantity.Standing(PieceSelector selector, var where) -> where.isEmpty() ? pieces(selector)
          : pieces(selector) + " " + where.stream().map(this::place).collect(Collectors.joining(" and "));
    };
  }

  private String pieces(PieceSelector selector) {
    String kinds = selector.isAll() ? "pieces" : kinds(selector::names);
    return switch (selector.owner()) {
      case OWN -> "its own " + kinds;
      case ENEMY -> "the enemy's " + kinds;
      case ANY -> "all " + kinds;
    };
  }

  /** Returns the names of kinds. A kind that shares its name with another kind is named with its letter. */
  private String kinds(Predicate<String> selected) {
    List<String> letters =
        names.definition().pieces().stream().map(PieceKind::letter).filter(selected).toList();
    return English.list(letters.stream().map(letter -> {
      String kind = names.anyOf(List.of(letter));
      boolean shared = names.definition().pieces().stream().map(PieceKind::letter)
          .anyMatch(other -> !selected.test(other) && names.anyOf(List.of(other)).equals(kind));
      return shared ? kind + " (" + letter + ")" : kind;
    }).distinct().toList(), "or");
  }

  private String lies(Place place) {
    return switch (place) {
      case Place.Attacked attacked -> "is " + attacked(attacked);
      case Place.Free() -> "is free";
      case Place.Not(Place other) -> liesNot(other);
      default -> "lies " + place(place);
    };
  }

  private String liesNot(Place place) {
    return switch (place) {
      case Place.Attacked attacked -> "is not " + attacked(attacked);
      case Place.Free() -> "is not free";
      case Place.Not(Place other) -> lies(other);
      default -> "does not lie " + place(place);
    };
  }

  private String attacked(Place.Attacked attacked) {
    boolean enemy = attacked.by().isAll() && attacked.by().owner() == Owner.ENEMY;
    return attacked.freely() ? "reached by the movement of " + pieces(attacked.by())
        : "attacked by " + (enemy ? "the enemy" : pieces(attacked.by()));
  }

  /** Returns words for nearby pieces. Pieces of any owner are "another piece", because no piece is near itself. */
  private String neighbours(PieceSelector selector) {
    return selector.owner() != Owner.ANY ? pieces(selector)
        : selector.isAll() ? "another piece" : kinds(selector::names) + " of either side";
  }

  private static String near(int distance) {
    return distance == 1 ? "beside " : "within " + distance + " king's steps of ";
  }

  private String place(Place place) {
    return switch (place) {
      case Place.In(Region region) -> "on " + places.oneOf(region);
      case Place.Near(PieceSelector selector, int distance) -> near(distance) + neighbours(selector);
      case Place.Around(Spot spot, int distance) -> near(distance) + spots.one(spot);
      case Place.Attacked attacked -> attacked(attacked);
      case Place.Not(Place.Not(Place other)) -> place(other);
      case Place.Not(Place other) -> "not " + place(other);
      case Place.Free() -> "free";
      case Place.At(Spot spot) -> spots.at(spot);
    };
  }
}
