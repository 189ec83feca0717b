package org.variorum.rules.rule.reach;

import java.util.List;
import org.variorum.rules.board.Zone;
import org.variorum.rules.definition.Goal.Verdict;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;
import org.variorum.rules.text.English;

/** A side has won of which a piece stands on certain squares. */
public final class ReachRoom extends Room<Reach> {

  private static final Section SECTION =
      new Section("reach", "A goal of reaching squares", "After `reach`.");
  private static final Word REACH = new Word(Section.GOALS, "reach",
      ValueShape.several(ValueShape.part(SECTION)), "",
      "{ pieces: K, in: d4 e4 d5 e5 }",
      "A side wins when one of its pieces stands there, even after a move of the other side; the side that has just moved is asked first.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "K", "The pieces that may do it.")
          .formerly("men");
  private static final Word IN =
      new Word(SECTION, "in", Leaf.SQUARES, Word.REQUIRED, "d4 e4 d5 e5", "Where.").formerly("squares");
  private static final Word SAFE = new Word(SECTION, "safe", Leaf.YES_NO, "no", "yes",
      "Whether it must not be attacked there, as a royal piece would be.");
  private static final Word JUDGED = Ending.judged(SECTION);
  private static final Word ONLY = Ending.only(SECTION);

  public ReachRoom() {
    super(Reach.class, ReachRule::new, REACH, PIECES, IN, SAFE, JUDGED, ONLY);
  }

  @Override
  public List<Reach> read(Fields goals, List<PieceKind> pieces) {
    return goals.parts(REACH).stream().map(part -> new Reach(part.pieces(PIECES), part.squares(IN),
        part.isYes(SAFE), Ending.timing(part, JUDGED, ONLY))).toList();
  }

  @Override
  public void check(Reach reach, ParsedDefinition written) {
    if (reach.safe() && written.definition().pieces().stream().noneMatch(PieceKind::royal)) {
      written.fields().refuse(Word.GOALS,
          "\"safe\" needs a piece that is royal: a piece is safe where that would be");
    }
  }

  @Override
  public void idle(Reach reach, ParsedDefinition written) {
    written.fields().part(Word.GOALS).filter(_ -> written.isFirst(reach))
        .ifPresent(goals -> goals.hintAtDuplicates(REACH));
  }

  @Override
  public String sentence(Reach reach, Phrasing phrasing) {
    String pieces = phrasing.names().anyWithLetters(reach.pieces().stream().sorted().toList()) + " to "
        + phrasing.places().oneOf(reach.region()) + (reach.safe() ? ", where it is not attacked" : "");
    return English.capitalized(Ending.side(reach.timing())) + " wins by bringing " + pieces + "."
        + Ending.sentence(Verdict.WIN, reach.timing());
  }

  @Override
  public List<Zone> zones(Reach reach, Phrasing phrasing) {
    return List.of(new Zone(reach.region(), Zone.Sign.GOAL, reach.timing().sides(),
        "bringing " + phrasing.names().anyWithArticle(reach.pieces()) + " there wins"));
  }
}
