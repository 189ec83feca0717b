package org.variorum.rules.rule.rifle;

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
public final class RifleRoom extends Room<Rifle> {

  private static final Word RIFLE = new Word(Section.RULES, "rifle captures", Shape.one(Leaf.LETTERS),
      "", "all",
      "The pieces that capture from where they stand: who is captured leaves the board, and the captor has not moved, and does not"
          + " promote. It threatens as ever. A move names the square of who is captured, also en passant.");

  public RifleRoom() {
    super(Rifle.class, RifleRule::new, RIFLE);
  }

  @Override
  public List<Rifle> read(Fields rules, List<PieceKind> pieces) {
    return rules.has(RIFLE) ? List.of(new Rifle(rules.pieces(RIFLE))) : List.of();
  }

  @Override
  public void idle(Rifle rifle, Written written) {
    written.definition().pieces().stream()
        .filter(piece -> rifle.captors().contains(piece.letter())
            && piece.promotion().filter(Promotion::byCapture).isPresent())
        .findFirst().ifPresent(piece -> written.fields().hint(RIFLE, "the piece " + piece.letter()
            + " promotes by capturing alone, and so never does: a piece that captures from where it stands does not promote"));
  }

  @Override
  public Map<Property, Set<String>> gives(Rifle rifle) {
    return Map.of(Property.FOLLOWS_CAPTURES, Set.of(), Property.CAPTURER_STAYS, rifle.captors());
  }

  @Override
  public List<Refusal> refuses(Rifle rifle) {
    return List.of(
        new Refusal(Property.CAPTURES_SPREAD, "rifle captures and %s: it is not known where the blast is"),
        new Refusal(Property.PLACES_ENEMIES,
            "rifle captures and %s: it is not known whether a piece is put elsewhere that is captured from afar"),
        new Refusal(Property.CAPTURES_IN_PASSING, rifle.captors(),
            "rifle captures and %s: a piece that stays where it stands passes nobody"));
  }

  @Override
  public String sentence(Rifle rifle, Phrasing phrasing) {
    boolean all = phrasing.definition().pieces().stream().map(PieceKind::letter)
        .allMatch(rifle.captors()::contains);
    return "Rifle captures: " + (all ? "pieces" : phrasing.names().plural(rifle.captors()))
        + " capture without moving. Who is captured leaves the board, and the captor stays where it stands; so it does not promote, and"
        + " counts as one that has not moved.";
  }
}
