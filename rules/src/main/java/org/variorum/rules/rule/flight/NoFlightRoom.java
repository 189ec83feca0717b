package org.variorum.rules.rule.flight;

import java.util.List;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;

/** A royal piece in check may not flee. */
public final class NoFlightRoom extends Room<NoFlight> {

  private static final Word FLIGHT = new Word(Section.RULES, "flight from check", ValueShape.one(Leaf.YES_NO),
      "yes",
      "no",
      "Whether a royal piece in check may move otherwise than to capture the piece that alone gives check.");

  public NoFlightRoom() {
    super(NoFlight.class, NoFlightRule::new, FLIGHT);
  }

  @Override
  public List<NoFlight> read(Fields fields, List<PieceKind> pieces) {
    return fields.isYes(FLIGHT) ? List.of() : List.of(new NoFlight());
  }

  @Override
  public void check(NoFlight flight, ParsedDefinition written) {
    if (written.definition().royalty().hasSeveral()) {
      written.fields().refuse(FLIGHT, "of several royal pieces it is undefined which may not flee");
    }
  }

  @Override
  public List<PropertyClash> refuses(NoFlight flight) {
    return List.of(new PropertyClash(Property.NO_CAPTURES,
        "\"flight from check\" and %s: it is undefined what a royal piece may do to the piece that gives check"));
  }

  @Override
  public void idle(NoFlight flight, ParsedDefinition written) {
    boolean royal = written.definition().pieces().stream().anyMatch(PieceKind::royal);
    written.fields().idle(FLIGHT, !written.check() || !royal, ParsedDefinition.NO_CHECK);
  }

  @Override
  public String sentence(NoFlight flight, Phrasing phrasing) {
    return "No flight: a royal piece in check may not move, but to capture the piece that alone gives check.";
  }
}
