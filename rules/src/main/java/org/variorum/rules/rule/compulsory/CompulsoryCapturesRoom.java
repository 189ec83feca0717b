package org.variorum.rules.rule.compulsory;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Shape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;

/** A player who can capture has to. */
public final class CompulsoryCapturesRoom extends Room<CompulsoryCaptures> {

  private static final Word COMPULSORY = new Word(Section.RULES, "compulsory captures",
      Shape.one(Leaf.YES_NO), "no", "yes", "Whether a player who can capture has to.");

  public CompulsoryCapturesRoom() {
    super(CompulsoryCaptures.class, (_, _) -> new CompulsoryCapturesRule(), COMPULSORY);
  }

  @Override
  public List<CompulsoryCaptures> read(Fields rules, List<PieceKind> pieces) {
    return rules.yes(COMPULSORY) ? List.of(new CompulsoryCaptures()) : List.of();
  }

  @Override
  public Map<Property, Set<String>> gives(CompulsoryCaptures captures) {
    return Map.of(Property.FOLLOWS_CAPTURES, Set.of());
  }

  @Override
  public String sentence(CompulsoryCaptures captures, Phrasing phrasing) {
    return "Compulsory captures: a player who can capture has to, and may choose which capture to make.";
  }
}
