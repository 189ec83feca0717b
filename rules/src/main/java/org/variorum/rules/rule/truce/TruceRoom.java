package org.variorum.rules.rule.truce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
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
import org.variorum.rules.rule.truce.Truce.Occasion;
import org.variorum.rules.text.English;

/** Both sides agree that the game ends. */
public final class TruceRoom extends Room<Truce> {

  private static final Section SECTION = new Section("truce", "A truce", "After `truce`.");
  private static final Word TRUCE = new Word(Section.GOALS, "truce", ValueShape.part(SECTION), "",
      "{ on: [two passes, facing], worth: { R: 13, C: 7, P: 2 } }",
      "Both sides agree that the game ends: it is a draw, or decided by points.");
  private static final Leaf<Occasion> OCCASIONS = Leaf.oneOf("agreement",
      Leaf.choice(Occasion.TWO_PASSES, "two passes", "two passes follow each other"),
      Leaf.choice(Occasion.FACING, "facing",
          "the royal pieces face each other along a file with no piece between, and the side to move passes, even in check; if it moves,"
              + " they may not face each other afterwards"));
  private static final Word ON =
      new Word(SECTION, "on", ValueShape.several(ValueShape.one(OCCASIONS)), Word.REQUIRED,
          "two passes", "How the sides agree.").formerly("by");
  private static final Word WORTH = new Word(SECTION, "worth",
      ValueShape.named(Leaf.LETTER, ValueShape.one(Leaf.NUMBER)),
      "", "{ R: 13, C: 7, P: 2 }",
      "The points that each piece on the board counts for its side; one that is not named counts nothing. Without it the game is a draw.");
  private static final Word LEAD = new Word(SECTION, "lead", Leaf.NUMBER, "", "2",
      "By how many points White must be ahead to win, else Black wins. Without it the side with more points wins, and equal points draw.");

  public TruceRoom() {
    super(Truce.class, TruceRule::new, TRUCE, ON, WORTH, LEAD);
  }

  @Override
  public List<Truce> read(Fields goals, List<PieceKind> pieces) {
    return goals.parts(TRUCE).stream().map(TruceRoom::truce).toList();
  }

  private static Truce truce(Fields part) {
    Set<Occasion> occasions = part.items(ON).stream()
        .flatMap(item -> Fields.read(item, OCCASIONS).stream()).collect(Collectors.toSet());
    return new Truce(occasions, worth(part), part.find(LEAD, Leaf.NUMBER).orElse(0));
  }

  private static Map<String, Integer> worth(Fields part) {
    Map<String, Integer> worth = new LinkedHashMap<>();
    part.entries(WORTH).forEach((letter, entry) -> {
      if (part.scope().problems().isSound(entry.value())) {
        part.scope().checkLetter(letter, entry.key().place());
      }
      if (part.scope().pieces().contains(letter)) {
        Fields.read(entry.value(), Leaf.NUMBER).ifPresent(points -> worth.put(letter, points));
      }
    });
    return worth;
  }

  @Override
  public List<PropertyClash> refuses(Truce truce) {
    List<PropertyClash> refusals = new ArrayList<>();
    if (truce.is(Occasion.FACING)) {
      for (Property walls : List.of(Property.BRINGS_WALLS, Property.DROPS_WALLS,
          Property.CAPTURER_TURNS)) {
        refusals.add(new PropertyClash(walls,
            "truce and %s: it is undefined whether royal pieces face each other across a wall"));
      }
    }
    if (truce.is(Occasion.TWO_PASSES)) {
      refusals.add(new PropertyClash(Property.PASSES_ON,
          "truce and %s: it is undefined whether passes of one turn count"));
    }
    return refusals;
  }

  @Override
  public void check(Truce truce, ParsedDefinition written) {
    if (truce.is(Occasion.FACING) && written.definition().pieces().stream().noneMatch(PieceKind::royal)) {
      written.fields().part(Word.GOALS).ifPresent(goals -> goals.refuse(TRUCE, "no piece is royal"));
    }
    if (truce.is(Occasion.FACING) && written.definition().royalty().hasSeveral()) {
      written.fields().part(Word.GOALS).ifPresent(
          goals -> goals.refuse(TRUCE, "with several royal pieces it is undefined which have to part"));
    }
  }

  @Override
  public void idle(Truce truce, ParsedDefinition written) {
    written.fields().part(Word.GOALS).ifPresent(goals -> {
      written.passes(goals, TRUCE);
      goals.part(TRUCE)
          .ifPresent(part -> part.idle(LEAD, truce.worth().isEmpty(), "no points are counted"));
    });
  }

  @Override
  public String sentence(Truce truce, Phrasing phrasing) {
    return "Truce: " + (truce.is(Occasion.TWO_PASSES) ? "two passes one after the other end the game." : "")
        + (truce.is(Occasion.FACING)
            ? (truce.is(Occasion.TWO_PASSES) ? " W" : "w")
                + "here the royal pieces face each other along a file with nothing between, the side to move must part them, or pass,"
                + " which ends the game, even in check."
            : "")
        + (truce.worth().isEmpty() ? " It is a draw then." : points(truce, phrasing));
  }

  private static String points(Truce truce, Phrasing phrasing) {
    List<String> points = phrasing.definition().pieces().stream().map(PieceKind::letter)
        .filter(truce.worth()::containsKey)
        .map(letter -> phrasing.names().withArticle(letter) + " counts " + truce.worth().get(letter))
        .toList();
    return " Points are counted then: " + English.list(points, "and") + "."
        + (truce.lead() == 0 ? " The side that has more wins; equal points are a draw."
            : " White wins if it is at least " + truce.lead() + " ahead, else Black.");
  }
}
