package org.variorum.rules.rule.ban;

import java.util.List;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;

/** NMT-4: whoever is answered in kind. */
public final class BanRoom extends Room<AnswerBan> {

  private static final Word ANSWER_BAN = new Word(Section.RULES, "answer ban", Leaf.LETTERS, "", "R A",
      "After a move of one of these pieces the opponent's next move may not be one of the same kind, but for captures.");

  public BanRoom() {
    super(AnswerBan.class, BanRule::new, ANSWER_BAN);
  }

  @Override
  public List<AnswerBan> read(Fields fields, List<PieceKind> pieces) {
    return fields.has(ANSWER_BAN) ? List.of(new AnswerBan(fields.pieces(ANSWER_BAN))) : List.of();
  }

  @Override
  public String sentence(AnswerBan ban, Phrasing phrasing) {
    return "Answer ban: after a move of one of the " + phrasing.names().anyOf(ban.pieces())
        + " the opponent's next move may not be made with a piece of the same kind, unless it captures.";
  }
}
