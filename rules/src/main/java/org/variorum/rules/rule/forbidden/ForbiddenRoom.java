package org.variorum.rules.rule.forbidden;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;

/** A move is not legal that leads to something. */
public final class ForbiddenRoom extends Room<Forbidden> {

  private static final Section SECTION = new Section("forbidden", "A result that is forbidden",
      "After `forbidden`; the condition alone is enough where it holds of both sides.");
  private static final Word FORBIDDEN = new Word(Section.RULES, "forbidden",
      ValueShape.several(ValueShape.either(ValueShape.one(Leaf.CONDITION), ValueShape.part(SECTION))), "",
      "enemy in check",
      "A move is illegal if this holds after it, as the side that has moved sees it. A king that is so protected is attacked all the same.");

  private static final Word HOLDS = new Word(SECTION, "holds", Leaf.CONDITION, Word.REQUIRED,
      "enemy in check", "The condition, as the side that has moved sees it.");
  private static final Word SIDE = new Word(SECTION, "side", Leaf.SIDE, "", "White",
      "The only side that may not make such moves; without it, neither may.").formerly("for");

  private static final Word MAY_MATE = new Word(SECTION, "may mate", Leaf.YES_NO, "no", "yes",
      "Whether such a move is legal if it mates. It mates if each reply is illegal, also by this rule: one that would give check, and not mate, is none."
          + " In a row of checks, each of which answers the one before, the fifth is never an exception.");

  public ForbiddenRoom() {
    super(Forbidden.class, ForbiddenRule::new, FORBIDDEN, HOLDS, SIDE, MAY_MATE);
  }

  @Override
  public List<Forbidden> read(Fields fields, List<PieceKind> pieces) {
    return fields.items(FORBIDDEN).stream().flatMap(item -> read(item, fields).stream()).toList();
  }

  private static Optional<Forbidden> read(Tree item, Fields fields) {
    Optional<Fields> part = fields.part(item, FORBIDDEN);
    return part.isEmpty()
        ? fields.condition(item).map(condition -> new Forbidden(condition, Optional.empty(), false))
        : part.get().condition(HOLDS)
            .map(condition -> new Forbidden(condition, part.get().find(SIDE, Leaf.SIDE),
                part.get().isYes(MAY_MATE)));
  }

  @Override
  public void check(Forbidden forbidden, ParsedDefinition written) {
    ConditionNeeds.requirePossibleWithoutMove(forbidden.condition(), FORBIDDEN, written.fields(), written);
    ConditionNeeds.requireKnownBeforeChecks(forbidden.condition(), FORBIDDEN, written.fields(), written);
  }

  @Override
  public void idle(Forbidden forbidden, ParsedDefinition written) {
    Fields fields = written.fields();
    fields.items(FORBIDDEN).stream().flatMap(item -> fields.part(item, FORBIDDEN).stream())
        .forEach(part -> part.idle(MAY_MATE, !written.check(), "there is no mate in this game"));
    if (written.isFirst(forbidden)) {
      fields.hintAtDuplicates(FORBIDDEN);
    }
  }

  @Override
  public String sentence(Forbidden forbidden, Phrasing phrasing) {
    return "Forbidden: " + forbidden.only().map(Side::word).orElse("a side")
        + " may make no move after which "
        + new ConditionWords(phrasing.names(), phrasing.places()).clause(forbidden.condition())
        + (forbidden.mayMate() ? ", but for one that mates." : ".");
  }
}
