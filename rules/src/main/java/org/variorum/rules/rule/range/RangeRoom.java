package org.variorum.rules.rule.range;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;

/** RS-3: some pieces start on, pass and end on squares near some others of their side. */
public final class RangeRoom extends Room<Range> {

  private static final Section SECTION =
      new Section("range", "Range", "Some pieces may go only near some others.");
  private static final Word RANGE = new Word(Section.RULES, "range",
      ValueShape.several(ValueShape.part(SECTION)), "",
      "{ pieces: R B, around: S }", "Some pieces may start, pass and end only on squares near some others.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "R B", "The pieces that are bound by it.")
          .formerly("for");
  private static final Word AROUND = new Word(SECTION, "around", Leaf.LETTERS, Word.REQUIRED, "S",
      "The pieces of their side that give range.");
  private static final Word DISTANCE =
      new Word(SECTION, "distance", Leaf.NUMBER, "1", "2", "How far it reaches, in king's steps.");
  private static final Leaf<Boolean> SQUARES = Leaf.oneOf("squares in range",
      Leaf.choice(true, "whole path", "every square passed must be in range too"),
      Leaf.choice(false, "ends", "only the squares where the move starts and ends"));
  private static final Word WHICH =
      new Word(SECTION, "which", SQUARES, "whole path", "ends", "Which squares must be in range.")
          .formerly("judged");

  public RangeRoom() {
    super(Range.class, RangeRule::new, RANGE, PIECES, AROUND, DISTANCE, WHICH);
  }

  @Override
  public List<Range> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(RANGE).stream().map(part -> new Range(part.pieces(PIECES), part.pieces(AROUND),
        part.get(DISTANCE, Leaf.NUMBER), part.get(WHICH, SQUARES))).toList();
  }

  @Override
  public void idle(Range range, ParsedDefinition written) {
    int across = Math.max(written.definition().board().files(), written.definition().board().ranks()) - 1;
    written.fields().parts(RANGE).forEach(part -> part.hint(DISTANCE,
        part.get(DISTANCE, Leaf.NUMBER) >= across,
        "this reaches over the whole board, so that one such piece is enough anywhere"));
    if (written.isFirst(range)) {
      written.fields().hintAtDuplicates(RANGE);
    }
  }

  @Override
  public Map<Property, Set<String>> gives(Range range) {
    return Map.of(Property.BOUNDS_SQUARES, range.pieces());
  }

  @Override
  public List<PropertyClash> refuses(Range range) {
    return List.of(new PropertyClash(Property.CAPTURES_IN_PASSING, range.pieces(),
        "range and %s: it is undefined whether a piece that is captured on the way must be in range"));
  }

  @Override
  public String sentence(Range range, Phrasing phrasing) {
    return "Range: " + phrasing.names().group(range.pieces())
        + " may start and end only on squares that one of their own side's "
        + phrasing.names().anyOf(range.around()) + " occupies or is within "
        + Phrasing.steps(range.distance())
        + " of" + (range.passedToo() ? "; so must be all squares that they pass." : ".");
  }
}
