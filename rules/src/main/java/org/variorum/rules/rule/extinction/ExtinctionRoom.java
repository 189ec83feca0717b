package org.variorum.rules.rule.extinction;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Shape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Rule.EndByPieces;
import org.variorum.rules.rule.Written;
import org.variorum.rules.text.English;

/** The game ends when a side has none of some pieces left. */
public final class ExtinctionRoom extends Room<Extinction> {

  private static final Section SECTION =
      new Section("extinction", "A goal of having pieces left", "After `extinction`.");
  private static final Word EXTINCTION = new Word(Section.GOALS, "extinction",
      Shape.several(Shape.part(SECTION)), "", "{ pieces: Q, verdict: loss }",
      "For a side that has no such pieces left.");
  private static final Word PIECES = new Word(SECTION, "pieces", Leaf.LETTERS, "any pieces at all", "Q",
      "The pieces, all of which must be gone.").formerly("men");
  private static final Word VERDICT =
      new Word(SECTION, "verdict", Leaf.VERDICT, "loss", "win", "For the side without them.");

  public ExtinctionRoom() {
    super(Extinction.class, ExtinctionRoom::rule, EXTINCTION, PIECES, VERDICT);
  }

  private static Rule rule(Extinction goal, Context context) {
    boolean any = goal.pieces().isEmpty();
    long pieces = any ? ~0L : context.kinds().set(goal.pieces());
    String named = any ? "piece" : English.list(context.names(goal.pieces()), "or");
    return new EndByPieces("extinction", new Ending(goal.verdict(),
        new Reason("extinct", "%s has no " + named + " left"),
        (state, side) -> state.count(pieces, side) == 0));
  }

  @Override
  public List<Extinction> read(Fields goals, List<PieceKind> pieces) {
    return goals.parts(EXTINCTION).stream()
        .map(part -> new Extinction(part.has(PIECES) ? part.pieces(PIECES) : Set.of(),
            part.get(VERDICT, Leaf.VERDICT)))
        .toList();
  }

  @Override
  public void idle(Extinction extinction, Written written) {
    boolean royal = written.definition().pieces().stream().anyMatch(piece -> piece.royal()
        && (extinction.pieces().isEmpty() || extinction.pieces().contains(piece.letter())));
    if (written.check() && royal) {
      written.fields().part(Word.GOALS).ifPresent(goals -> goals.hint(EXTINCTION,
          "\"extinction\" says nothing of these pieces: the royal piece is among them, and it is never captured"));
    }
  }

  @Override
  public String sentence(Extinction extinction, Phrasing phrasing) {
    return "If a side has no "
        + (extinction.pieces().isEmpty() ? "pieces" : phrasing.names().anyOf(extinction.pieces()))
        + " left, " + Phrasing.verdict(extinction.verdict()) + ".";
  }
}
