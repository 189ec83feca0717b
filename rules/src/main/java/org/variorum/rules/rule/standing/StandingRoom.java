package org.variorum.rules.rule.standing;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Shape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Refusal;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Written;

/** Some pieces capture from where they stand. */
public final class StandingRoom extends Room<StandingCaptures> {

  private static final Word STANDING = new Word(Section.RULES, "captures without moving",
      Shape.one(Leaf.LETTERS), "", "all",
      "The pieces that capture from where they stand: who is captured leaves the board, and the captor has not moved, and does not"
          + " promote. It threatens as ever. A move names the square of who is captured, also en passant.");

  public StandingRoom() {
    super(StandingCaptures.class, StandingRule::new, STANDING);
  }

  @Override
  public List<StandingCaptures> read(Fields rules, List<PieceKind> pieces) {
    return rules.has(STANDING) ? List.of(new StandingCaptures(rules.pieces(STANDING))) : List.of();
  }

  @Override
  public void idle(StandingCaptures captures, Written written) {
    written.definition().pieces().stream()
        .filter(piece -> captures.captors().contains(piece.letter())
            && piece.promotion().filter(Promotion::byCapture).isPresent())
        .findFirst().ifPresent(piece -> written.fields().hint(STANDING, "the piece " + piece.letter()
            + " promotes by capturing alone, and so never does: a piece that captures from where it stands does not promote"));
  }

  @Override
  public Map<Property, Set<String>> gives(StandingCaptures captures) {
    return Map.of(Property.FOLLOWS_CAPTURES, Set.of(), Property.CAPTURER_STAYS, captures.captors());
  }

  @Override
  public List<Refusal> refuses(StandingCaptures captures) {
    return List.of(
        new Refusal(Property.CAPTURES_SPREAD,
            "captures without moving and %s: it is not known where the blast is"),
        new Refusal(Property.PLACES_ENEMIES,
            "captures without moving and %s: it is not known whether a piece is put elsewhere that is captured from afar"),
        new Refusal(Property.CAPTURED_RETURNS,
            "captures without moving and %s: a piece that is captured where it would come back would not be gone"),
        new Refusal(Property.CAPTURES_IN_PASSING, captures.captors(),
            "captures without moving and %s: a piece that stays where it stands passes nobody"));
  }

  @Override
  public String sentence(StandingCaptures captures, Phrasing phrasing) {
    boolean all = phrasing.definition().pieces().stream().map(PieceKind::letter)
        .allMatch(captures.captors()::contains);
    return "Captures without moving: "
        + (all ? "pieces" : phrasing.names().plural(captures.captors()))
        + " that capture stay where they stand. Who is captured leaves the board. The captor does not promote by it, and counts as one"
        + " that has not moved.";
  }
}
