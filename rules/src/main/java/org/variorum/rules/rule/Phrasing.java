package org.variorum.rules.rule;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
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

/**
 * What sentences of a rule card are made with.
 *
 * @param properties what holds of the game
 * @param clauses says conditions as clauses on a side
 */
public record Phrasing(Names names, Places places, Set<Property> properties,
    Function<Condition, String> clauses) {

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
    return ways.stream().map(way -> way(piece, way)).collect(Collectors.joining("; "));
  }

  private String way(PieceKind piece, Way way) {
    String from = places.isEverywhere(way.from()) ? "" : " from " + places.words(way.from());
    String to = places.isEverywhere(way.to()) ? "" : " to " + places.words(way.to());
    String start = piece.home().map(home -> places.isEverywhere(home) ? "" : "from " + places.words(home))
        .orElse("from a starting square");
    return new MovementWords(start, over(way.over())).does(way.movement().text(), way.over().count()) + from + to
        + victims(way) + way.when().map(when -> ", only if " + clause(when)).orElse("");
  }

  /** How pieces may go that have no way of their own for it: {@code go one square sideways (sW)}. */
  public static String may(Movement movement) {
    return new MovementWords("from a starting square", MovementWords.OVER_ONE).may(movement.text(), HurdleCount.ONE);
  }

  private String over(Hurdles over) {
    if (over.equals(Hurdles.ANY)) {
      return MovementWords.OVER_ONE;
    }
    String owner = switch (over.owner()) {
      case OWN -> "own ";
      case ENEMY -> "enemy ";
      case ANY -> "";
    };
    String pieces = owner + (over.letters().isEmpty() ? "pieces" : names.group(over.letters()));
    return "over " + (over.count().isOne() ? "exactly one piece" : number(over.count()))
        + (over.isAnybody() ? "" : " (" + pieces + " only)");
  }

  private static String number(HurdleCount count) {
    int least = count.least();
    int most = count.most();
    if (most == HurdleCount.UNLIMITED) {
      return least == 0 ? "any number of pieces" : "at least " + least + (least == 1 ? " piece" : " pieces");
    }
    String number =
        least == most ? "exactly " + most : least == 0 ? "at most " + most : least + " to " + most;
    return number + (most == 1 ? " piece" : " pieces");
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
