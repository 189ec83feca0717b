package org.variorum.rules.rule.conditional;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.text.English;

/** The game ends when a condition holds. */
public final class ConditionalRoom extends Room<Conditional> {

  private static final Section SECTION = new Section("if", "A goal by a condition", "After `if`.");
  private static final Word IF = new Word(Section.GOALS, "if", ValueShape.several(ValueShape.part(SECTION)),
      "",
      "{ holds: own P in rank 8 at least 2, verdict: win }",
      "A side wins, loses or draws when a condition holds of it. Both sides are judged, first the one that has just moved.");
  private static final Word HOLDS = new Word(SECTION, "holds", Leaf.CONDITION, Word.REQUIRED,
      "own P in rank 8 at least 2", "The condition, as that side sees it.");
  private static final Word VERDICT =
      new Word(SECTION, "verdict", Leaf.VERDICT, "win", "loss", "For the side of which it holds.");
  private static final Word JUDGED = Ending.judgedOrStuck(SECTION);
  private static final Word ONLY = Ending.only(SECTION);

  public ConditionalRoom() {
    super(Conditional.class, ConditionalRule::new, IF, HOLDS, VERDICT, JUDGED, ONLY);
  }

  @Override
  public List<Conditional> read(Fields goals, List<PieceKind> pieces) {
    return goals.parts(IF).stream().flatMap(ConditionalRoom::read).toList();
  }

  private static Stream<Conditional> read(Fields part) {
    return part.tree(HOLDS).flatMap(part::condition).map(condition -> new Conditional(condition,
        part.get(VERDICT, Leaf.VERDICT), Ending.timing(part, JUDGED, ONLY))).stream();
  }

  @Override
  public void check(Conditional goal, ParsedDefinition written) {
    written.fields().part(Word.GOALS)
        .ifPresent(goals -> ConditionNeeds.requirePossibleWithoutMove(goal.condition(), IF, goals, written));
  }

  @Override
  public void idle(Conditional goal, ParsedDefinition written) {
    written.fields().part(Word.GOALS).filter(_ -> written.isFirst(goal)).ifPresent(goals -> {
      goals.hintAtDuplicates(IF);
      List<Fields> parts = goals.parts(IF);
      List<Optional<Condition>> said = parts.stream().map(part -> part.condition(HOLDS)).toList();
      for (int i = 1; i < parts.size(); i++) {
        int at = i;
        parts.get(i).hint(HOLDS, IntStream.range(0, i).anyMatch(
            earlier -> said.get(earlier).equals(said.get(at))
                && contradict(parts.get(earlier), parts.get(at))),
            "the same condition stands here before with another verdict, which comes first");
      }
    });
  }

  private static boolean contradict(Fields earlier, Fields later) {
    return earlier.get(VERDICT, Leaf.VERDICT) != later.get(VERDICT, Leaf.VERDICT)
        && Ending.timing(earlier, JUDGED, ONLY).equals(Ending.timing(later, JUDGED, ONLY));
  }

  @Override
  public String sentence(Conditional goal, Phrasing phrasing) {
    return English.capitalized(Ending.side(goal.timing())) + switch (goal.verdict()) {
      case WIN -> " wins";
      case LOSS -> " loses";
      case DRAW -> " draws";
    } + " if " + new ConditionWords(phrasing.names(), phrasing.places()).clause(goal.condition())
        + "." + Ending.sentence(goal.verdict(), goal.timing());
  }
}
