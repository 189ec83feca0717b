package org.variorum.rules.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.Hurdles;
import org.variorum.rules.definition.Names;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Places;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.HurdleCount;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.movement.betza.MovementWords;
import org.variorum.rules.text.English;

/**
 * What sentences of a rule card are made with.
 *
 * @param properties what holds of the game
 * @param notation whether movement stands in notation, too, beside the words
 * @param clauses says conditions as clauses on a side
 */
public record Phrasing(Names names, Places places, Set<Property> properties, boolean notation,
    Function<Condition, String> clauses) {

  private static final String ALL_BUT = "all pieces but ";
  /** The squares of so many ways are told of one piece only. */
  private static final int MANY = 4;
  /** Conditions of so many letters are said of one piece only. */
  private static final int LONG = 50;

  /** A condition as a clause on a side that was named before. */
  public String clause(Condition condition) {
    return clauses.apply(condition);
  }

  public Definition definition() {
    return names.definition();
  }

  /** Whether a royal piece may not be left attacked. */
  public boolean check() {
    return definition().royalty().mode() == Royalty.Mode.CHECK;
  }

  /** How a piece moves by some ways: {@code goes one square in any direction (K)}. */
  public String ways(PieceKind piece, List<Way> ways) {
    Optional<PieceKind> like = ways.size() < MANY ? Optional.empty()
        : definition().pieces().stream().takeWhile(other -> !other.equals(piece))
            .filter(other -> stretches(other.ways()).equals(stretches(ways))).findFirst();
    if (like.isPresent()) {
      List<Way> anywhere =
          ways.stream().map(way -> within(way, Region.EVERYWHERE, Region.EVERYWHERE)).toList();
      return alike(piece, anywhere) + ", each part from and to the same squares as that of the "
          + like.get().name();
    }
    return alike(piece, ways);
  }

  /** Ways that differ in their movement alone are said at once, and then those that differ in their squares alone. */
  private String alike(PieceKind piece, List<Way> ways) {
    Map<Way, Set<String>> movements = new LinkedHashMap<>();
    ways.forEach(way -> movements.computeIfAbsent(
        new Way(Movement.NONE, way.from(), way.to(), way.victims(), way.over(), way.when()),
        _ -> new LinkedHashSet<>()).add(way.movement().text()));
    Map<Way, List<String>> squares = new LinkedHashMap<>();
    movements.forEach((way, texts) -> squares.computeIfAbsent(
        new Way(new Movement(String.join(" ", texts), List.of()), Region.EVERYWHERE, Region.EVERYWHERE,
            way.victims(),
            way.over(), way.when()),
        _ -> new ArrayList<>()).add(stretch(way)));
    return squares.entrySet().stream().map(each -> way(piece, each.getKey(), each.getValue()))
        .collect(Collectors.joining("; "));
  }

  private static List<List<Region>> stretches(List<Way> ways) {
    return ways.stream().map(way -> List.of(way.from(), way.to())).toList();
  }

  private static Way within(Way way, Region from, Region to) {
    return new Way(way.movement(), from, to, way.victims(), way.over(), way.when());
  }

  private String stretch(Way way) {
    return (places.isEverywhere(way.from()) ? "" : from(way.from()))
        + (places.isEverywhere(way.to()) ? "" : " to " + places.words(way.to()));
  }

  private String way(PieceKind piece, Way way, List<String> stretches) {
    String start = piece.home().map(home -> places.isEverywhere(home) ? "" : "from " + places.words(home))
        .orElse("from a starting square");
    return new MovementWords(notation, start, over(way.over())).inThirdPerson(way.movement().text(),
        way.over().count())
        + String.join(" or", stretches) + victims(way)
        + way.when().map(when -> onlyIf(piece, when)).orElse("");
  }

  /** A condition on which a piece goes or promotes; a long one is said once, and then by the piece of which it was said. */
  public String onlyIf(PieceKind piece, Condition condition) {
    String clause = clause(condition);
    Optional<PieceKind> first = clause.length() < LONG ? Optional.empty()
        : definition().pieces().stream().takeWhile(other -> !other.equals(piece))
            .filter(other -> conditions(other).equals(Set.of(condition))).findFirst();
    return first.map(other -> ", on the same condition as the " + other.name()).orElse(", only if " + clause);
  }

  private Set<Condition> conditions(PieceKind piece) {
    return Stream.concat(definition().ways(piece).flatMap(way -> way.when().stream()),
        piece.promotion().stream().flatMap(promotion -> promotion.when().stream()))
        .collect(Collectors.toSet());
  }

  /** From where, which may be nowhere for one of the sides. */
  private String from(Region region) {
    for (Side side : Side.values()) {
      if (IntStream.range(0, places.board().size())
          .noneMatch(square -> region.contains(places.board(), square, side.opponent()))) {
        return ", " + side.word() + "'s only, from " + places.words(region, side);
      }
    }
    return " from " + places.words(region);
  }

  /** How pieces may go that have no way of their own for it: {@code go one square sideways (sW)}. */
  public String may(Movement movement) {
    return new MovementWords(notation, "from a starting square", MovementWords.OVER_ONE)
        .asInfinitive(movement.text(), HurdleCount.ONE);
  }

  private String over(Hurdles over) {
    if (over.equals(Hurdles.ANY)) {
      return MovementWords.OVER_ONE;
    }
    String piece = switch (over.owner()) {
      case OWN -> "own piece";
      case ENEMY -> "enemy piece";
      case ANY -> "piece";
    };
    String kinds = over.letters().isEmpty() ? "" : names.group(over.letters());
    return "over " + number(over.count(), piece)
        + (kinds.startsWith(ALL_BUT) ? " other than " + kinds.substring(ALL_BUT.length())
            : kinds.isEmpty() ? "" : ", " + kinds + " only");
  }

  private static String number(HurdleCount count, String piece) {
    int least = count.min();
    int most = count.max();
    if (most == HurdleCount.UNLIMITED) {
      return least == 0 ? "any number of " + piece + "s"
          : "at least " + English.number(least) + " " + piece + (least == 1 ? "" : "s");
    }
    String number = least == most ? "exactly " + English.number(most)
        : least == 0 ? "at most " + English.number(most)
            : English.number(least) + " to " + English.number(most);
    return number + " " + piece + (most == 1 ? "" : "s");
  }

  private String victims(Way way) {
    if (way.victims().isEmpty()) {
      return "";
    }
    String group = names.group(way.victims());
    return group.startsWith("all pieces") ? ", capturing " + group : ", capturing only " + group;
  }

  /** What a verdict means for the side that was named before. */
  public static String verdict(Verdict verdict) {
    return switch (verdict) {
      case WIN -> "it wins";
      case LOSS -> "it loses";
      case DRAW -> "the game is a draw";
    };
  }

  /** {@code 2 king's steps}. */
  public static String steps(int distance) {
    return distance == 1 ? "a king's step" : distance + " king's steps";
  }
}
