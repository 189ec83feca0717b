package org.variorum.rules.rule.extinction;

import java.util.List;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.rule.Context;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.rule.Rule.EndByPieces;
import org.variorum.rules.text.English;

/** The game ends when a side has none, or few, of some pieces left. */
public final class ExtinctionRoom extends Room<Extinction> {

  private static final Section SECTION =
      new Section("extinction", "A goal of having pieces left", "After `extinction`.");
  private static final Word EXTINCTION = new Word(Section.GOALS, "extinction",
      ValueShape.several(ValueShape.part(SECTION)), "", "{ pieces: Q, verdict: loss }",
      "For a side that has no such pieces left, or few.");
  private static final Word PIECES = new Word(SECTION, "pieces", Leaf.LETTERS, "any pieces at all", "Q",
      "The pieces that count.").formerly("men");
  private static final Word AT_MOST = new Word(SECTION, "at most", Leaf.NUMBER, "none of them", "2",
      "As many as are left then at most.");
  private static final Word VERDICT =
      new Word(SECTION, "verdict", Leaf.VERDICT, "loss", "win", "For the side without them.");
  private static final Word JUDGED = Ending.judged(SECTION);
  private static final Word ONLY = Ending.only(SECTION);

  public ExtinctionRoom() {
    super(Extinction.class, ExtinctionRoom::rule, EXTINCTION, PIECES, AT_MOST, VERDICT,
        JUDGED, ONLY);
  }

  private static Rule rule(Extinction goal, Context context) {
    boolean any = goal.pieces().isEmpty();
    long pieces = any ? ~0L : context.kinds().set(goal.pieces());
    String named = any ? "piece" : English.list(context.names(goal.pieces()), "or");
    int most = goal.most();
    String left =
        most == 0 ? "no " + named + " left" : "at most " + most + " left of " + (any ? "all pieces" : named);
    return new EndByPieces("extinction", new Ending(goal.verdict(), new Reason("extinct", "%s has " + left),
        goal.timing(), (state, side, _) -> state.count(pieces, side) <= most));
  }

  @Override
  public List<Extinction> read(Fields goals, List<PieceKind> pieces) {
    return goals.parts(EXTINCTION).stream()
        .map(part -> new Extinction(part.has(PIECES) ? part.pieces(PIECES) : Set.of(),
            part.find(AT_MOST, Leaf.NUMBER).orElse(0), part.get(VERDICT, Leaf.VERDICT),
            Ending.timing(part, JUDGED, ONLY)))
        .toList();
  }

  @Override
  public void idle(Extinction extinction, ParsedDefinition written) {
    written.fields().part(Word.GOALS).filter(_ -> written.isFirst(extinction))
        .ifPresent(goals -> goals.hintAtDuplicates(EXTINCTION));
    boolean royal = written.definition().pieces().stream().anyMatch(piece -> piece.royal()
        && (extinction.pieces().isEmpty() || extinction.pieces().contains(piece.letter())));
    boolean everywhere = written.definition().royalty().sideWithoutRoyal().isEmpty();
    if (written.check() && royal && everywhere && !written.definition().royalty().maySpareOne()) {
      written.fields().part(Word.GOALS).ifPresent(goals -> goals.hint(EXTINCTION,
          "\"extinction\" says nothing of these pieces: the royal piece is among them, and it is never captured"));
    }
  }

  @Override
  public String sentence(Extinction extinction, Phrasing phrasing) {
    String pieces =
        extinction.pieces().isEmpty() || phrasing.definition().pieces().stream()
            .allMatch(piece -> extinction.pieces().contains(piece.letter())) ? "pieces"
                : phrasing.names().anyOf(extinction.pieces());
    return "If " + Ending.side(extinction.timing()) + " has " + (extinction.most() == 0 ? "no " + pieces
        : "at most " + English.number(extinction.most()) + " " + pieces) + " left, "
        + Phrasing.verdict(extinction.verdict()) + "."
        + Ending.sentence(extinction.verdict(), extinction.timing());
  }
}
