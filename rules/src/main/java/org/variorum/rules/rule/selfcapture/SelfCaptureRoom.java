package org.variorum.rules.rule.selfcapture;

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

/** Pieces capture others of their own side. */
public final class SelfCaptureRoom extends Room<SelfCapture> {

  private static final Section SECTION =
      new Section("self-captures", "Captures of own pieces", "After `self-captures`.");
  private static final Word SELF_CAPTURES = new Word(Section.RULES, "self-captures", ValueShape.part(SECTION),
      "",
      "{ pieces: all, targets: all but K }",
      "Pieces capture others of their own side by going onto them. The captured piece leaves the game. No other rule treats it as a capture,"
          + " except the count of moves without progress. It threatens nothing; the capturer may promote by it.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, "all", "all but P", "The pieces that capture so.")
          .formerly("by");
  private static final Word TARGETS = new Word(SECTION, "targets", Leaf.LETTERS, "all", "all but K",
      "The pieces that are captured so. A royal piece never is.").formerly("whom");
  private static final Word WAYS = new Word(SECTION, "ways", Leaf.ONTO, "capturing", "moving",
      "By which ways a piece goes onto another.");

  public SelfCaptureRoom() {
    super(SelfCapture.class, SelfCaptureRule::new, SELF_CAPTURES, PIECES, TARGETS, WAYS);
  }

  @Override
  public List<SelfCapture> read(Fields fields, List<PieceKind> pieces) {
    return fields.part(SELF_CAPTURES)
        .map(part -> new SelfCapture(part.pieces(PIECES), part.pieces(TARGETS), part.get(WAYS, Leaf.ONTO)))
        .stream()
        .toList();
  }

  @Override
  public void check(SelfCapture rule, ParsedDefinition written) {
    Fields part = written.fields().part(SELF_CAPTURES).orElse(written.fields());
    if (rule.targets().stream().allMatch(written::isRoyal) && part.isSound(TARGETS)) {
      part.refuse(TARGETS,
          "a royal piece is never captured by its own side, so nothing is captured; name others");
    }
  }

  @Override
  public List<PropertyClash> refuses(SelfCapture rule) {
    return List.of(
        new PropertyClash(Property.NO_CAPTURES,
            "self-captures and %s: nothing is captured, so it is undefined which own pieces are acted on"),
        new PropertyClash(Property.JOINS, rule.by(),
            "self-captures and %s: it is undefined whether a piece captures the other or becomes one with it"),
        new PropertyClash(Property.BORROWS, rule.by(),
            "self-captures and %s: a piece cannot capture its own side's by movement that it borrows"),
        new PropertyClash(Property.PLACES_OWN,
            "self-captures and %s: it is undefined which of both happens to an own piece"),
        new PropertyClash(Property.WRITTEN_ONTO_OWN, rule.by(),
            "self-captures and %s: the text of a move onto an own piece could not say which of both it is"),
        new PropertyClash(Property.BRINGS_WALLS,
            "self-captures and %s: it is undefined which piece places a wall when an own piece is captured"),
        new PropertyClash(Property.LETS_IN,
            "self-captures and %s: it is undefined whether a piece that captures an own one lets one in"));
  }

  @Override
  public String sentence(SelfCapture rule, Phrasing phrasing) {
    return "Self-captures: " + phrasing.names().group(rule.by()) + " may capture "
        + phrasing.names().group(rule.targets()) + " of their own side" + switch (rule.ways()) {
          case EITHER -> ", as they move or capture";
          case MOVING -> ", as they move without capturing";
          case CAPTURING -> "";
        } + "; never a royal one. A piece captured so leaves the game, and nothing else follows from it.";
  }
}
