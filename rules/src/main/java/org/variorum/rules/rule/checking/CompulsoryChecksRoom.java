package org.variorum.rules.rule.checking;

import java.util.List;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;

/** A player who can give check has to. */
public final class CompulsoryChecksRoom extends Room<CompulsoryChecks> {

  private static final Word COMPULSORY = new Word(Section.RULES, "compulsory checks",
      ValueShape.one(Leaf.YES_NO), "no", "yes",
      "Whether a player who can give check has to. All other rules come first: where captures are compulsory, a capture has to be made, and of"
          + " the captures one that gives check, if there is one.");

  public CompulsoryChecksRoom() {
    super(CompulsoryChecks.class, (_, _) -> new CompulsoryChecksRule(), COMPULSORY);
  }

  @Override
  public List<CompulsoryChecks> read(Fields rules, List<PieceKind> pieces) {
    return rules.isYes(COMPULSORY) ? List.of(new CompulsoryChecks()) : List.of();
  }

  @Override
  public void idle(CompulsoryChecks checks, ParsedDefinition written) {
    written.fields().idle(COMPULSORY, !written.check(), ParsedDefinition.NO_CHECK);
  }

  @Override
  public String sentence(CompulsoryChecks checks, Phrasing phrasing) {
    return "Compulsory checks: a player who can give check by a move that all other rules allow has to, and may choose which"
        + " check to give.";
  }
}
