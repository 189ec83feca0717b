package org.variorum.rules.rule.checks;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Written;
import org.variorum.rules.text.English;

/** Who has given so many checks has won. */
public final class ChecksRoom extends Room<Checks> {

  private static final Word CHECKS = new Word(Section.GOALS, "checks", Leaf.NUMBER, "", "3",
      "A side that has given so many checks has won.");

  public ChecksRoom() {
    super(Checks.class, ChecksRule::new, CHECKS);
  }

  @Override
  public List<Checks> read(Fields goals, List<PieceKind> pieces) {
    return goals.find(CHECKS, Leaf.NUMBER).map(Checks::new).stream().toList();
  }

  @Override
  public void check(Checks checks, Written written) {
    if (!written.check()) {
      written.fields().refuse(Word.GOALS, "checks cannot be counted where there is no check");
    }
  }

  @Override
  public List<StartField> startFields(Checks checks) {
    String number = IntStream.rangeClosed(1, checks.count()).mapToObj(Integer::toString)
        .collect(Collectors.joining("|", "(", ")"));
    return List.of(new StartField("checks", Pattern.compile(number + "\\+" + number),
        "the checks that remain are missing, or more than the goal asks for",
        "two numbers up to " + checks.count() + " such as " + checks.count() + "+" + checks.count()));
  }

  @Override
  public String sentence(Checks checks, Phrasing phrasing) {
    return "Who gives check for the " + English.ordinal(checks.count()) + " time wins.";
  }
}
