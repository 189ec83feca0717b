package org.variorum.rules.rule.forbidden;

import java.util.List;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.judge.Needs;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Shape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Written;

/** A move is not legal that leads to something. */
public final class ForbiddenRoom extends Room<Forbidden> {

  private static final Word FORBIDDEN = new Word(Section.RULES, "forbidden",
      Shape.several(Shape.one(Leaf.CONDITION)), "", "enemy in check",
      "A move is not legal after which this holds, as the side sees it that has moved. A king that is so protected is attacked all the same.");

  public ForbiddenRoom() {
    super(Forbidden.class, ForbiddenRule::new, FORBIDDEN);
  }

  @Override
  public List<Forbidden> read(Fields fields, List<PieceKind> pieces) {
    return fields.items(FORBIDDEN).stream().flatMap(item -> fields.condition(item).stream())
        .map(Forbidden::new)
        .toList();
  }

  @Override
  public void check(Forbidden forbidden, Written written) {
    Needs.check(forbidden.condition(), FORBIDDEN, written.fields(), written);
    Needs.beforeChecks(forbidden.condition(), FORBIDDEN, written.fields(), written);
  }

  @Override
  public String sentence(Forbidden forbidden, Phrasing phrasing) {
    return "Forbidden: a side may make no move after which "
        + new ConditionWords(phrasing.names(), phrasing.places()).clause(forbidden.condition()) + ".";
  }
}
