package org.variorum.rules.rule.line;

import java.util.List;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.line.Line.Along;

/** The game ends for a side that has so many pieces in a line. */
public final class LineRoom extends Room<Line> {

  private static final Section SECTION = new Section("line", "A goal of pieces in a line", "After `line`.");
  private static final Word LINE = new Word(Section.GOALS, "line",
      ValueShape.several(ValueShape.part(SECTION)), "",
      "{ length: 4 }", "For a side that has so many pieces in a line.");
  private static final Word LENGTH = new Word(SECTION, "length", Leaf.NUMBER, Word.REQUIRED, "4",
      "How many pieces stand next to each other.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, "all", "P", "The pieces that count.");
  private static final Leaf<Along> SHAPES = Leaf.oneOf("line",
      Leaf.choice(Along.ALL, "all", "a rank, file or diagonal"),
      Leaf.choice(Along.STRAIGHT, "straight", "a rank or file"),
      Leaf.choice(Along.DIAGONAL, "diagonal", "a diagonal"),
      Leaf.choice(Along.RANK, "rank", "a rank"),
      Leaf.choice(Along.FILE, "file", "a file"),
      Leaf.choice(Along.BLOCK, "block", "all squares of a block of so many files and ranks"));
  private static final Word LINES =
      new Word(SECTION, "along", SHAPES, "all", "straight", "On which lines they stand.");
  private static final Word GAPS = new Word(SECTION, "gaps", Leaf.YES_NO, "no", "yes",
      "Whether other squares of the line may lie between them, empty or not.");
  private static final Word VERDICT =
      new Word(SECTION, "verdict", Leaf.VERDICT, "win", "loss", "For the side that has the line.");
  private static final Word JUDGED = Ending.judged(SECTION);
  private static final Word ONLY = Ending.only(SECTION);

  public LineRoom() {
    super(Line.class, LineRule::new, LINE, LENGTH, PIECES, LINES, GAPS, VERDICT, JUDGED, ONLY);
  }

  @Override
  public List<Line> read(Fields goals, List<PieceKind> pieces) {
    return goals.parts(LINE).stream().map(LineRoom::line).toList();
  }

  private static Line line(Fields part) {
    return new Line(part.pieces(PIECES), part.find(LENGTH, Leaf.NUMBER).orElse(1), part.get(LINES, SHAPES),
        part.isYes(GAPS), part.get(VERDICT, Leaf.VERDICT), Ending.timing(part, JUDGED, ONLY));
  }

  @Override
  public void check(Line goal, ParsedDefinition written) {
    int longest = Math.max(written.definition().board().files(), written.definition().board().ranks());
    if (goal.length() < 2 || goal.length() > longest
        || Groups.of(written.definition().board(), goal).length == 0) {
      written.fields().part(Word.GOALS).ifPresent(goals -> goals.refuse(LINE, goal.length() < 2
          ? "one piece is no line" : "the board has no line of " + goal.length() + " squares"));
    }
  }

  @Override
  public void idle(Line goal, ParsedDefinition written) {
    written.fields().part(Word.GOALS).filter(_ -> written.isFirst(goal)).ifPresent(goals -> {
      goals.parts(LINE).forEach(part -> idle(line(part), part, written));
      goals.hintAtDuplicates(LINE);
    });
  }

  private static void idle(Line goal, Fields part, ParsedDefinition written) {
    part.idle(GAPS, goal.along() == Along.BLOCK, "a block has none");
    int needed = goal.along() == Along.BLOCK ? goal.length() * goal.length() : goal.length();
    int most = written.forces().most(goal.pieces());
    part.hint(LENGTH, most < needed,
        "no side can ever have this: it takes " + needed + " pieces, and a side has at most " + most
            + " of these");
  }

  @Override
  public String sentence(Line goal, Phrasing phrasing) {
    String pieces = goal.pieces().size() == phrasing.definition().pieces().size() ? "pieces"
        : phrasing.names().anyOf(goal.pieces());
    String where = switch (goal.along()) {
      case ALL -> "on a rank, file or diagonal";
      case STRAIGHT -> "on a rank or file";
      case DIAGONAL -> "on a diagonal";
      case RANK -> "on a rank";
      case FILE -> "on a file";
      case BLOCK -> "";
    };
    String has = goal.along() == Along.BLOCK
        ? "a block of " + goal.length() + " by " + goal.length() + " " + pieces
        : goal.length() + " " + pieces + " " + (goal.gaps() ? "" : "next to each other ") + where;
    return "If " + Ending.side(goal.timing()) + " has " + has + ", " + Phrasing.verdict(goal.verdict()) + "."
        + Ending.sentence(goal.verdict(), goal.timing());
  }
}
