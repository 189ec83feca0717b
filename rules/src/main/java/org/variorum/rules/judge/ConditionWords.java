package org.variorum.rules.judge;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Owner;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.condition.Relation;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.condition.Whom;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Places;

/**
 * Conditions as clauses on a side that was named before: what is the side's is its own, what is the other's the enemy's.
 *
 * @param names what pieces are called
 * @param places what squares are called
 */
public record ConditionWords(Names names, Places places) {

  /** The clause: {@code there is one of its own pawns on rank 8}. */
  public String clause(Condition condition) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> joined(parts, " and ");
      case Condition.Any(List<Condition> parts) -> joined(parts, " or ");
      case Condition.Not(Condition.Lies(Spot spot, List<Place> places)) when !spot.isOfLine()
          && places.size() == 1 -> meant(spot) + " " + liesNot(places.getFirst());
      case Condition.Not(Condition part) -> "it is not so that " + clause(part);
      case Condition.InCheck(Owner whose) -> whose == Owner.OWN ? "it is in check" : "the enemy is in check";
      case Condition.Moved(Owner whose, Set<String> letters) ->
          (whose == Owner.OWN ? "it" : "the enemy") + " has moved one of the "
              + (whose == Owner.OWN ? "own " : "") + names.anyOf(letters) + " last";
      case Condition.Lies(Spot spot, List<Place> places) ->
          meant(spot) + " " + places.stream().map(this::lies).collect(Collectors.joining(" and "));
      case Condition.Compared compared -> compared(compared);
    };
  }

  private static String meant(Spot spot) {
    return switch (spot) {
      case HERE -> "the square where the piece stands";
      case THERE -> "the square where it goes";
      case BETWEEN -> "each square between where it stands and where it goes";
      case BEYOND -> "the next square beyond where it goes";
      case BEHIND -> "the next square behind where it stands";
    };
  }

  private String joined(List<Condition> parts, String word) {
    return parts.stream().map(part -> part instanceof Condition.Any || part instanceof Condition.All
        ? "(" + clause(part) + ")" : clause(part)).collect(Collectors.joining(word));
  }

  private String compared(Condition.Compared compared) {
    boolean ofPieces =
        compared.left() instanceof Quantity.Standing || compared.left() instanceof Quantity.Held;
    if (ofPieces && compared.right().equals(new Quantity.Fixed(1))
        && compared.relation() == Relation.AT_LEAST) {
      return "there is one of " + pieces(compared.left());
    }
    if (ofPieces && compared.right().equals(new Quantity.Fixed(0)) && compared.relation() == Relation.EQUAL) {
      return "there is none of " + pieces(compared.left());
    }
    String relation = compared.relation() == Relation.EQUAL ? "" : compared.relation().word() + " ";
    return number(compared.left()) + " is " + relation + number(compared.right());
  }

  private String number(Quantity quantity) {
    return switch (quantity) {
      case Quantity.Fixed(int value) -> Integer.toString(value);
      case Quantity.Remembered(String name, Owner whose) ->
          (whose == Owner.OWN ? "its counter \"" : "the enemy's counter \"") + name + "\"";
      case Quantity.Held _,Quantity.Standing _ -> "the number of " + pieces(quantity);
    };
  }

  /** Some pieces: {@code the enemy's pawns beside the square where it goes}. */
  public String pieces(Quantity quantity) {
    return switch (quantity) {
      case Quantity.Fixed _,Quantity.Remembered _ -> number(quantity);
      case Quantity.Held(Whom whom) -> whom(whom) + " in hand";
      case Quantity.Standing(Whom whom, var where) ->
          whom(whom) + where.stream().map(this::place).collect(Collectors.joining());
    };
  }

  private String whom(Whom whom) {
    List<String> meant =
        names.definition().pieces().stream().map(PieceKind::letter).filter(whom::names).toList();
    String kinds = whom.isAll() ? "pieces" : names.anyOf(meant);
    return switch (whom.owner()) {
      case OWN -> "its own " + kinds;
      case ENEMY -> "the enemy's " + kinds;
      case ANY -> "all " + kinds;
    };
  }

  private String lies(Place place) {
    return switch (place) {
      case Place.Attacked attacked -> "is " + attacked(attacked);
      case Place.Free() -> "is free";
      case Place.Not(Place other) -> liesNot(other);
      default -> "lies" + place(place);
    };
  }

  private String liesNot(Place place) {
    return switch (place) {
      case Place.Attacked attacked -> "is not " + attacked(attacked);
      case Place.Free() -> "is not free";
      case Place.Not(Place other) -> lies(other);
      default -> "does not lie" + place(place);
    };
  }

  private String attacked(Place.Attacked attacked) {
    boolean enemy = attacked.by().isAll() && attacked.by().owner() == Owner.ENEMY;
    return attacked.freely() ? "reached by the movement of " + whom(attacked.by())
        : "attacked by " + (enemy ? "the enemy" : whom(attacked.by()));
  }

  /** Nothing is near itself. */
  private String neighbours(Whom whom) {
    return whom.equals(Whom.all(Owner.ANY)) ? "another piece" : whom(whom);
  }

  private static String near(int distance) {
    return distance == 1 ? " beside " : " within " + distance + " king's steps of ";
  }

  private String place(Place place) {
    return switch (place) {
      case Place.In(Region region) -> " on " + places.oneOf(region);
      case Place.Near(Whom whom, int distance) ->
          near(distance) + neighbours(whom);
      case Place.Around(Spot spot, int distance) -> near(distance) + switch (spot) {
        case HERE -> "the square where the piece stands";
        case THERE -> "the square where it goes";
        case BETWEEN -> "a square between where it stands and where it goes";
        case BEYOND -> "the next square beyond where it goes";
        case BEHIND -> "the next square behind where it stands";
      };
      case Place.Attacked attacked -> ", " + attacked(attacked);
      case Place.Not(Place other) ->
          ", not" + (place(other).startsWith(",") ? place(other).substring(1) : place(other));
      case Place.Free() -> ", free";
      case Place.At(Spot spot) -> switch (spot) {
        case HERE -> " where the piece stands";
        case THERE -> " where it goes";
        case BETWEEN -> " between where it stands and where it goes";
        case BEYOND -> " on the next square beyond where it goes";
        case BEHIND -> " on the next square behind where it stands";
      };
    };
  }
}
