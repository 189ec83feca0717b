package org.variorum.rules.rule.checks;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.text.English;

/** Who has given so many checks has won. */
public final class ChecksRoom extends Room<Checks> {

  private static final Word CHECKS = new Word(Section.GOALS, "checks", Leaf.NUMBERS, "", "3",
      "A side that has given so many checks has won.");

  public ChecksRoom() {
    super(Checks.class, ChecksRule::new, CHECKS);
  }

  @Override
  public List<Checks> read(Fields goals, List<PieceKind> pieces) {
    return goals.find(CHECKS, Leaf.NUMBERS).map(counts -> new Checks(counts.getFirst(), counts.getLast()))
        .stream()
        .toList();
  }

  @Override
  public void check(Checks checks, ParsedDefinition written) {
    if (!written.check()) {
      written.fields().refuse(Word.GOALS, "checks cannot be counted where there is no check");
    }
  }

  @Override
  public String without(String start) {
    return start.replaceFirst("^(\\S+ \\S+ \\S+ \\S+) \\d+\\+\\d+ ", "$1 ");
  }

  @Override
  public List<StartField> startFields(Checks checks) {
    String most = checks.white() == checks.black() ? "" + checks.white()
        : checks.white() + " and " + checks.black();
    String all = checks.white() + "+" + checks.black();
    return List.of(new StartField("checks",
        Pattern.compile(upTo(checks.white()) + "\\+" + upTo(checks.black())),
        "the checks that remain are missing, or more than the goal asks for",
        "two numbers up to " + most + " such as " + all, all));
  }

  @Override
  public String sentence(Checks checks, Phrasing phrasing) {
    return checks.white() == checks.black()
        ? "The first side to give check"
            + (checks.white() == 1 ? "" : " " + English.times(checks.white())) + " wins."
        : Stream.of(Side.values()).map(side -> side.word() + " wins by giving check for the "
            + English.ordinal(checks.of(side)) + " time.").collect(Collectors.joining(" "));
  }

  private static String upTo(int most) {
    return IntStream.rangeClosed(1, most).mapToObj(Integer::toString)
        .collect(Collectors.joining("|", "(", ")"));
  }
}
