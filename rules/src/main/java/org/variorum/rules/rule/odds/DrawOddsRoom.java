package org.variorum.rules.rule.odds;

import java.util.List;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;

/** A draw counts as a win for one side. */
public final class DrawOddsRoom extends Room<DrawOdds> {

  private static final Word WINS_FOR = new Word(Section.DRAWS, "a draw wins for", Leaf.SIDE, "", "Black",
      "The side that wins where the rules would make the game a draw, stalemate included.");

  public DrawOddsRoom() {
    super(DrawOdds.class, DrawOddsRule::new, WINS_FOR);
  }

  @Override
  public List<DrawOdds> read(Fields draws, List<PieceKind> pieces) {
    return draws.find(WINS_FOR, Leaf.SIDE).map(DrawOdds::new).stream().toList();
  }

  @Override
  public String sentence(DrawOdds odds, Phrasing phrasing) {
    return "Whatever makes the game a draw wins it for " + odds.side().word() + ".";
  }
}
