package org.variorum.rules.rule.bare;

import java.util.List;
import java.util.Optional;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.position.Outcome;
import org.variorum.rules.position.Outcome.Reason;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Rule;
import org.variorum.rules.state.State;

/** The game is drawn when both sides have nothing but their royal pieces. */
public final class BothBareRoom extends Room<BothBare> {

  private static final Reason REASON =
      new Reason("bare-kings", true, "neither side has more than its royal piece");

  private static final Word BARE_KINGS = new Word(Section.DRAWS, "bare kings", Leaf.YES_NO, "yes", "no",
      "Whether the game is drawn when both sides have only their royal pieces.");

  public BothBareRoom() {
    super(BothBare.class, (_, _) -> new Rule.EndByLength(1, 0, false, List.of(REASON),
        (state, _, _) -> areBare(state) ? Optional.of(Outcome.draw(REASON)) : Optional.empty()), BARE_KINGS);
  }

  private static boolean areBare(State state) {
    return BareRoom.isBare(state, PieceCode.WHITE) && BareRoom.isBare(state, PieceCode.BLACK);
  }

  @Override
  public List<BothBare> read(Fields draws, List<PieceKind> pieces) {
    boolean royal = pieces.stream().anyMatch(PieceKind::royal);
    return royal && draws.isYes(BARE_KINGS) ? List.of(new BothBare()) : List.of();
  }

  @Override
  public String sentence(BothBare bare, Phrasing phrasing) {
    boolean never = phrasing.properties().contains(Property.NO_CAPTURES)
        || phrasing.definition().royalty().sideWithoutRoyal().isPresent()
            && !phrasing.definition().royalty().hasSeveral();
    return never ? ""
        : "When only the royal pieces are left" + (phrasing.definition().heldLetters().isEmpty() ? ""
            : ", on the board and in the hands together") + ", the game is a draw.";
  }
}
