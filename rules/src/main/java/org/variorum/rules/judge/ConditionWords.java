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
import org.variorum.rules.platform.Distinct;
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
      case Condition.All(List<Condition> parts) -> joinParts(parts, holds, holds);
      case Condition.Any(List<Condition> parts) -> joinParts(parts, !holds, holds);
      case Condition.Not(Condition part) -> statement(part, !holds);
      case Condition.InCheck(Owner owner) -> new Clause(
          (owner == Owner.OWN ? "it" : "the enemy") + " is " + (holds ? "" : "not ") + "in check");
      case Condition.LastMoved(Owner owner, Set<String> letters) -> new Clause(
          (owner == Owner.OWN ? "it" : "the enemy") + " has " + (holds ? "" : "not ") + "moved one of the "
              + (owner == Owner.OWN ? "own " : "") + kinds(letters::contains) + " last");
      case Condition.SpotIn(Spot spot, List<Place> where) -> spotStatement(spot, where, holds);
      case Condition.Comparison(Quantity left, Relation relation, Quantity right) ->
          new Clause(comparison(left, relation, right, holds));
    };
  }

  /**
   * By De Morgan's laws, a negated "all" joins negated parts by "or".
   *
   * @param all whether the parts are joined by "and"
   */
  private Statement joinParts(List<Condition> parts, boolean all, boolean holds) {
    return Statement.join(all, parts.stream().map(part -> statement(part, holds)).toList());
  }

  private Statement spotStatement(Spot spot, List<Place> where, boolean holds) {
    if (holds) {
      return new Clause(spots.eachSquare(spot) + " " + allPlacesClause(where));
    }
    return switch (spot) {
      case HERE, THERE -> Statement.join(false, where.stream()
          .<Statement>map(place -> new Clause(spots.eachSquare(spot) + " " + negatedPlaceClause(place)))
          .toList());
      case BETWEEN -> Statement.join(false, where.stream()
          .<Statement>map(place -> new Clause("not " + spots.eachSquare(spot) + " " + placeClause(place)))
          .toList());
      case BEYOND, BEHIND ->
          new Clause("there is no " + spots.nextSquare(spot) + " that " + allPlacesClause(where));
    };
  }

  private String allPlacesClause(List<Place> where) {
    return where.stream().map(this::placeClause).collect(Collectors.joining(" and "));
  }

  private String comparison(Quantity left, Relation relation, Quantity right, boolean holds) {
    boolean countsPieces = left instanceof Quantity.PiecesOnBoard || left instanceof Quantity.PiecesInHand;
    if (countsPieces && right instanceof Quantity.Constant(int value)) {
      boolean allowsNone = relation.holds(0, value) == holds;
      // A relation changes its result only at the value and beside it, so three counts stand for all positive ones.
      boolean onlyZeroDiffers = IntStream.of(1, value, value + 1).filter(count -> count > 0)
          .allMatch(count -> (relation.holds(count, value) == holds) != allowsNone);
      if (onlyZeroDiffers) {
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
      case Quantity.Constant(int value) -> Integer.toString(value);
      case Quantity.Counter(String name, Owner owner) ->
          (owner == Owner.OWN ? "its counter \"" : "the enemy's counter \"") + name + "\"";
      case Quantity.PiecesInHand _,Quantity.PiecesOnBoard _ -> "the number of " + pieces(quantity);
    };
  }

  /** Returns words for pieces, for example {@code the enemy's pawns beside the square where it goes}. */
  public String pieces(Quantity quantity) {
    return switch (quantity) {
      case Quantity.Constant _,Quantity.Counter _ -> number(quantity);
      case Quantity.PiecesInHand(PieceSelector selector) -> pieces(selector) + " in hand";
      case Quantity.PiecesOnBoard(PieceSelector selector, var where) -> where.isEmpty() ? pieces(selector)
          : pieces(selector) + " " + where.stream().map(this::place).collect(Collectors.joining(" and "));
    };
  }

  private String pieces(PieceSelector selector) {
    String kinds = selector.isAll() ? "pieces" : kinds(selector::selects);
    return switch (selector.owner()) {
      case OWN -> "its own " + kinds;
      case ENEMY -> "the enemy's " + kinds;
      case ANY -> "all " + kinds;
    };
  }

  /** Returns the names of kinds. A name that a kind outside the list has, too, gets the letter of its kind. */
  private String kinds(Predicate<String> isSelected) {
    List<String> letters =
        names.definition().pieces().stream().map(PieceKind::letter).filter(isSelected).toList();
    return English.list(letters.stream().map(letter -> {
      String kind = names.anyOf(List.of(letter));
      boolean isShared = names.definition().pieces().stream().map(PieceKind::letter)
          .anyMatch(other -> !isSelected.test(other) && names.anyOf(List.of(other)).equals(kind));
      return isShared ? kind + " (" + letter + ")" : kind;
    }).filter(Distinct.values()).toList(), "or");
  }

  private String placeClause(Place place) {
    return switch (place) {
      case Place.Attacked attacked -> "is " + attackedWords(attacked);
      case Place.Free() -> "is free";
      case Place.Not(Place other) -> negatedPlaceClause(other);
      default -> "lies " + place(place);
    };
  }

  private String negatedPlaceClause(Place place) {
    return switch (place) {
      case Place.Attacked attacked -> "is not " + attackedWords(attacked);
      case Place.Free() -> "is not free";
      case Place.Not(Place other) -> placeClause(other);
      default -> "does not lie " + place(place);
    };
  }

  private String attackedWords(Place.Attacked attacked) {
    boolean isEnemy = attacked.attackers().isAll() && attacked.attackers().owner() == Owner.ENEMY;
    return attacked.ignoresConditions() ? "reached by the movement of " + pieces(attacked.attackers())
        : "attacked by " + (isEnemy ? "the enemy" : pieces(attacked.attackers()));
  }

  /** Returns words for nearby pieces. Pieces of any owner are "another piece", because no piece is near itself. */
  private String neighbours(PieceSelector selector) {
    return selector.owner() != Owner.ANY ? pieces(selector)
        : selector.isAll() ? "another piece" : kinds(selector::selects) + " of either side";
  }

  private static String near(int distance) {
    return distance == 1 ? "beside " : "within " + distance + " king's steps of ";
  }

  private String place(Place place) {
    return switch (place) {
      case Place.InRegion(Region region) -> "on " + places.oneOf(region);
      case Place.NearPiece(PieceSelector selector, int distance) -> near(distance) + neighbours(selector);
      case Place.NearSpot(Spot spot, int distance) -> near(distance) + spots.oneSquare(spot);
      case Place.Attacked attacked -> attackedWords(attacked);
      case Place.Not(Place.Not(Place other)) -> place(other);
      case Place.Not(Place other) -> "not " + place(other);
      case Place.Free() -> "free";
      case Place.OnSpot(Spot spot) -> spots.location(spot);
    };
  }
}
