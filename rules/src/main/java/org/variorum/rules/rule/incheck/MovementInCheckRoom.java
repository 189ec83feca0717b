package org.variorum.rules.rule.incheck;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;

/** NMT-6: pieces move otherwise while their side is in check. */
public final class MovementInCheckRoom extends Room<MovementInCheck> {

  private static final Word IN_CHECK = new Word(Section.PIECE, "in check", Word.MOVES.shape(), "", "K",
      "How it moves and captures while its side is in check; without it, as always.");

  public MovementInCheckRoom() {
    super(MovementInCheck.class, (_, _) -> new MovementInCheckRule(), IN_CHECK);
  }

  @Override
  public Optional<MovementInCheck> read(Fields section, PieceKind piece) {
    return Optional.of(IN_CHECK).filter(section::has).map(section::ways)
        .filter(ways -> !ways.equals(piece.ways())).map(ways -> new MovementInCheck(piece.letter(), ways));
  }

  @Override
  public void check(MovementInCheck movement, ParsedDefinition written) {
    if (written.definition().royalty().hasSeveral()) {
      written.noRoyal(Word.PIECES, Set.of(movement.piece()),
          "goes otherwise in check, and of several royal pieces it is undefined which face each other");
    }
  }

  @Override
  public void idle(Fields section, PieceKind piece, ParsedDefinition written) {
    section.idle(IN_CHECK, !written.check(), ParsedDefinition.NO_CHECK);
    section.idle(IN_CHECK, !written.definition().changesInCheck(piece), "the piece moves so anyway");
  }

  @Override
  public Map<Property, Set<String>> gives(MovementInCheck movement) {
    return Map.of(Property.DEPENDS_ON_CHECK, Set.of(movement.piece()));
  }

  @Override
  public Topic topic(MovementInCheck movement) {
    return new Topic.Kind(movement.piece());
  }

  @Override
  public String name() {
    return "movement that depends on check";
  }

  @Override
  public Optional<String> movementAtTimes(MovementInCheck movement, PieceKind piece, Phrasing phrasing) {
    return movement.waysInCheck(piece.letter()).map(ways -> "in check it " + phrasing.ways(piece, ways));
  }
}
