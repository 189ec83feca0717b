package org.variorum.rules.rule.mating;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.Goal;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;

/** Whose mate counts. */
public final class MatingRoom extends Room<Mating> {

  private static final Section SECTION = new Section("mating", "Mates that count", "After `mating`.");
  private static final Word MATING = new Word(Section.GOALS, "mating", ValueShape.part(SECTION), "",
      "{ not by: N, needs check by: R N }",
      "Which mates count: by which pieces, and after checks by which pieces.");
  private static final Word NOT_BY = new Word(SECTION, "not by", Leaf.LETTERS, Letters.NOBODY, "N",
      "A side that gives mate by these pieces alone loses.");
  private static final Word NEEDS = new Word(SECTION, "needs check by", Leaf.LETTERS, Letters.NOBODY, "R N",
      "Mate counts only if one of these pieces gives check in it, or gave check in the unbroken series of checks by its side"
          + " just before it; else the game is a draw.");

  public MatingRoom() {
    super(Mating.class, MatingRule::new, MATING, NOT_BY, NEEDS);
  }

  @Override
  public List<Mating> read(Fields goals, List<PieceKind> pieces) {
    return goals.part(MATING).map(part -> new Mating(part.pieces(NOT_BY), part.pieces(NEEDS))).stream()
        .toList();
  }

  @Override
  public void check(Mating mating, ParsedDefinition written) {
    written.fields().part(Word.GOALS).ifPresent(goals -> {
      if (goals.part(MATING).filter(part -> part.has(NOT_BY) || part.has(NEEDS)).isEmpty()) {
        goals.refuse(MATING, "\"not by\" or \"needs check by\" is missing");
      }
      boolean loses = written.definition().goals().contains(new Goal.Checkmate(Verdict.LOSS));
      if (written.check() && !loses) {
        goals.refuse(MATING, "checkmate is not a loss for the mated side in this game");
      }
    });
  }

  @Override
  public void idle(Mating mating, ParsedDefinition written) {
    written.fields().part(Word.GOALS).ifPresent(goals -> {
      goals.idle(MATING, !written.check(), ParsedDefinition.NO_CHECK);
      Set<String> all = goals.scope().pieces();
      goals.part(MATING).ifPresent(part -> part.idle(NEEDS,
          part.isSound(NEEDS) && !all.isEmpty() && mating.needs().containsAll(all),
          "each check is given by one of these"));
    });
  }

  @Override
  public String sentence(Mating mating, Phrasing phrasing) {
    List<String> sentences = new ArrayList<>();
    if (!mating.notBy().isEmpty()) {
      sentences
          .add("A side that gives mate with " + phrasing.names().anyOf(mating.notBy()) + " alone loses.");
    }
    if (!mating.needs().isEmpty()) {
      sentences.add("Mate counts only if one of the " + phrasing.names().anyOf(mating.needs())
          + " gives check in it, or gave check in the unbroken series of checks by the same side just before it;"
          + " else the game is a draw.");
    }
    return String.join(" ", sentences);
  }
}
