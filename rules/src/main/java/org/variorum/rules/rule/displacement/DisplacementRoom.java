package org.variorum.rules.rule.displacement;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

/** RS-5: a captured piece is put elsewhere. RS-7: it may then be frozen until the end of its owner's next turn. */
public final class DisplacementRoom extends Room<Displacement> {

  private static final Section SECTION = new Section("displacement", "Displacement",
      "A captured piece is put elsewhere by the capturer.");
  private static final Word DISPLACEMENT =
      new Word(Section.RULES, "displacement", ValueShape.part(SECTION), "",
          "{ targets: S, owner: any }",
          "A captured piece is not removed but put on an empty square near by, by the capturing player.");
  private static final Word TARGETS =
      new Word(SECTION, "targets", Leaf.LETTERS, Word.REQUIRED, "S", "The pieces that are displaced.")
          .formerly("of");
  private static final Leaf<Boolean> OWNERS = Leaf.oneOf("owner of displaced pieces",
      Leaf.choice(false, "enemy", "enemies only").formerly("no"),
      Leaf.choice(true, "any", "pieces of both sides: a player may so capture own pieces, too")
          .formerly("yes"));
  private static final Word OWNER =
      new Word(SECTION, "owner", OWNERS, "enemy", "any", "The owner of the displaced pieces.")
          .formerly("either colour");
  private static final Word DISTANCE = new Word(SECTION, "distance", Leaf.NUMBER, "1", "2",
      "How far from where it was captured it may be put, in king's steps.");
  private static final Leaf<Boolean> TIMES = Leaf.oneOf("frozen",
      Leaf.choice(true, "next turn", "it may not move during its owner's next turn"),
      Leaf.choice(false, "never", "it may move at once"));
  private static final Word FROZEN =
      new Word(SECTION, "frozen", TIMES, "never", "next turn", "When it may not move.");

  public DisplacementRoom() {
    super(Displacement.class, DisplacementRule::new, DISPLACEMENT, TARGETS, OWNER, DISTANCE, FROZEN);
  }

  @Override
  public List<Displacement> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(DISPLACEMENT).stream().map(part -> new Displacement(part.pieces(TARGETS),
        part.get(OWNER, OWNERS), part.get(DISTANCE, Leaf.NUMBER), part.get(FROZEN, TIMES))).toList();
  }

  @Override
  public void check(Displacement displacement, ParsedDefinition written) {
    written.noRoyal(DISPLACEMENT, displacement.pieces(), "cannot be displaced: its capture decides the game");
  }

  @Override
  public Map<Property, Set<String>> gives(Displacement displacement) {
    Map<Property, Set<String>> gives = new HashMap<>(Map.of(Property.FOLLOWS_CAPTURES, Set.of(),
        Property.PLACES_ENEMIES, displacement.pieces()));
    if (displacement.own()) {
      gives.put(Property.PLACES_OWN, displacement.pieces());
    }
    if (displacement.freezes()) {
      gives.put(Property.FREEZES, displacement.pieces());
    }
    return gives;
  }

  @Override
  public List<PropertyClash> refuses(Displacement displacement) {
    return List.of(new PropertyClash(Property.CAPTURES_IN_PASSING,
        "displacement and %s: it is undefined whether a piece captured on the way is put elsewhere"));
  }

  @Override
  public String sentence(Displacement displacement, Phrasing phrasing) {
    String pieces = phrasing.names().plural(displacement.pieces());
    return "Displacement: captured " + pieces
        + " are not removed. The capturer puts them, in the same move, on an empty "
        + "square within " + Phrasing.steps(displacement.distance()) + " of where they stood."
        + (displacement.own() ? " One's own " + pieces + " can be so captured, too." : "")
        + (displacement.freezes() ? " A displaced piece may not move in its owner's next turn." : "");
  }
}
