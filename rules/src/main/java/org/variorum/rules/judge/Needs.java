package org.variorum.rules.judge;

import java.util.List;
import java.util.stream.Stream;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Place;
import org.variorum.rules.condition.Quantity;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Written;

/** What a game must have for a condition to have a meaning. */
public final class Needs {

  private Needs() {}

  /** Refuses a word behind which a condition asks for what the game does not have. */
  public static void check(Condition condition, Word word, Fields section, Written written) {
    boolean royal = written.definition().pieces().stream().anyMatch(PieceKind::royal);
    List<Condition> all = parts(condition).toList();
    if (all.stream().anyMatch(Condition.InCheck.class::isInstance) && !written.check()) {
      section.refuse(word, Written.NO_CHECK);
    } else if (!royal && all.stream().anyMatch(Needs::asksAttack)) {
      section.refuse(word,
          "\"attacked by\" needs a piece that is royal: a square is attacked where that would be");
    }
  }

  private static Stream<Condition> parts(Condition condition) {
    return switch (condition) {
      case Condition.All(List<Condition> parts) -> parts.stream().flatMap(Needs::parts);
      case Condition.Any(List<Condition> parts) -> parts.stream().flatMap(Needs::parts);
      case Condition.Not(Condition part) -> parts(part);
      case Condition.InCheck check -> Stream.of(check);
      case Condition.Compared compared -> Stream.of(compared);
    };
  }

  private static boolean asksAttack(Condition condition) {
    return condition instanceof Condition.Compared(Quantity left, var _, Quantity right)
        && Stream.of(left, right)
            .anyMatch(quantity -> quantity instanceof Quantity.Standing(var _, List<Place> places)
                && places.stream().anyMatch(Place.Attacked.class::isInstance));
  }
}
