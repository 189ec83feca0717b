package org.variorum.rules.rule.bare;

import java.util.List;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Rule.EndByPieces;
import org.variorum.rules.rule.Written;
import org.variorum.rules.state.State;

/** The game ends when a side has nothing left but its royal piece. */
public final class BareRoom extends Room<BareRoyal> {

  private static final Word BARE_KING = new Word(Section.GOALS, "bare king", Leaf.VERDICT, "", "loss",
      "For a side that has nothing left but its royal piece.");

  public BareRoom() {
    super(BareRoyal.class, (bare, context) -> new EndByPieces("bare king", new Ending(bare.verdict(),
        new Reason("bare", "%s has nothing left but the " + context.royal()), BareRoom::isBare)), BARE_KING);
  }

  /** Whether a side has nothing left but its royal piece. */
  static boolean isBare(State state, int side) {
    return state.isBare(side) && state.royal[side] != State.NO_SQUARE;
  }

  @Override
  public List<BareRoyal> read(Fields goals, List<PieceKind> pieces) {
    return goals.find(BARE_KING, Leaf.VERDICT).map(BareRoyal::new).stream().toList();
  }

  @Override
  public void check(BareRoyal bare, Written written) {
    if (written.definition().pieces().stream().noneMatch(PieceKind::royal)) {
      written.fields().refuse(Word.GOALS, "\"bare king\" needs a piece that is royal");
    }
  }

  @Override
  public String sentence(BareRoyal bare, Phrasing phrasing) {
    return "If a side has only its royal piece left, " + Phrasing.verdict(bare.verdict()) + ".";
  }
}
