package org.variorum.rules.rule.bare;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.Goal.Timing;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Rule.EndByPieces;
import org.variorum.rules.state.State;

/** The game ends when a side has nothing left but its royal piece. */
public final class BareRoom extends Room<BareRoyal> {

  private static final Section SECTION = new Section("bare king", "A goal of baring the king",
      "The long form; the verdict alone is enough where it is judged at once.");
  private static final Word BARE_KING = new Word(Section.GOALS, "bare king",
      ValueShape.either(ValueShape.one(Leaf.VERDICT), ValueShape.part(SECTION)), "", "loss",
      "For a side that has nothing left but its royal piece.");
  private static final Word VERDICT =
      new Word(SECTION, "verdict", Leaf.VERDICT, "loss", "win", "For the side that is bare.");
  private static final Word JUDGED = Ending.judged(SECTION);
  private static final Word ONLY = Ending.only(SECTION);

  public BareRoom() {
    super(BareRoyal.class, (bare, context) -> new EndByPieces("bare king", new Ending(bare.verdict(),
        new Reason("bare", "%s has nothing left but the " + context.royal()), bare.timing(),
        (state, side, _) -> isBare(state, side))), BARE_KING, VERDICT, JUDGED, ONLY);
  }

  /** Whether a side has nothing left but its royal piece. */
  static boolean isBare(State state, int side) {
    return state.royal[side] != State.NO_SQUARE ? state.isBare(side)
        : state.layout.severalRoyals && state.hasOnly(state.layout.royals, side);
  }

  @Override
  public List<BareRoyal> read(Fields goals, List<PieceKind> pieces) {
    Optional<BareRoyal> brief =
        goals.find(BARE_KING, Leaf.VERDICT).map(verdict -> new BareRoyal(verdict, Timing.AT_ONCE));
    return brief.or(() -> goals.part(BARE_KING)
        .map(part -> new BareRoyal(part.get(VERDICT, Leaf.VERDICT), Ending.timing(part, JUDGED, ONLY))))
        .stream()
        .toList();
  }

  @Override
  public void check(BareRoyal bare, ParsedDefinition written) {
    if (written.definition().pieces().stream().noneMatch(PieceKind::royal)) {
      written.fields().refuse(Word.GOALS, "\"bare king\" needs a piece that is royal");
    }
  }

  @Override
  public String sentence(BareRoyal bare, Phrasing phrasing) {
    return "If " + Ending.side(bare.timing()) + " has only its royal piece left, "
        + Phrasing.verdict(bare.verdict()) + "."
        + Ending.sentence(bare.verdict(), bare.timing());
  }
}
