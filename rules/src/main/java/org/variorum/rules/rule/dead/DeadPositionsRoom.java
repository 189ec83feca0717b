package org.variorum.rules.rule.dead;

import java.util.List;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;

/** The game is drawn when neither side can win by any series of moves. */
public final class DeadPositionsRoom extends Room<DeadPositions> {

  private static final Word DEAD_POSITIONS = new Word(Section.DRAWS, "dead positions", Leaf.YES_NO, "yes",
      "no",
      "Whether the game is drawn when neither side can win by any series of moves, judged by the pieces that are left. Then a player"
          + " whose time is up does not lose either to a side that cannot win. It says nothing where mate is not all that wins, or"
          + " where rules other than movement, promotion, castling and captures en passant decide what can mate; there `too few to win`"
          + " names the pieces.");

  public DeadPositionsRoom() {
    super(DeadPositions.class, DeadPositionsRule::new, DEAD_POSITIONS);
  }

  @Override
  public List<DeadPositions> read(Fields draws, List<PieceKind> pieces) {
    boolean royal = pieces.stream().anyMatch(PieceKind::royal);
    return royal && draws.isYes(DEAD_POSITIONS) ? List.of(new DeadPositions()) : List.of();
  }

  @Override
  public boolean applies(DeadPositions dead, Definition definition) {
    return dead.holdsIn(definition);
  }

  @Override
  public void checkAbsent(ParsedDefinition written) {
    written.fields().part(Word.DRAWS)
        .filter(draws -> draws.has(DEAD_POSITIONS) && draws.isYes(DEAD_POSITIONS))
        .ifPresent(draws -> draws.hint(DEAD_POSITIONS,
            "\"dead positions\" says nothing here: the pieces that are left do not decide which side can win;"
                + " \"too few to win\" names the pieces with which no side can"));
  }

  @Override
  public String sentence(DeadPositions dead, Phrasing phrasing) {
    return "When neither side can win by any series of moves, the game is a draw."
        + " A player who has no time left does not lose to a side that cannot win so: the game is a draw.";
  }
}
