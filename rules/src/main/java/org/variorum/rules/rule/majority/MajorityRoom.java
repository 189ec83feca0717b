package org.variorum.rules.rule.majority;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Side;
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
import org.variorum.rules.rule.majority.Majority.Occasion;
import org.variorum.rules.text.English;

/** Who has more pieces, or points, on certain occasions. */
public final class MajorityRoom extends Room<Majority> {

  private static final Section SECTION =
      new Section("majority", "A goal of having more", "After `majority`.");
  private static final Word MAJORITY = new Word(Section.GOALS, "majority", ValueShape.part(SECTION), "",
      "{ on: [without a move, full board] }",
      "The game ends on an occasion, and the side with more pieces on the board wins.");
  private static final Leaf<Occasion> OCCASIONS = Leaf.oneOf("occasion",
      Leaf.choice(Occasion.WITHOUT_MOVE, "without a move",
          "the side to move is not in check and has no legal move"),
      Leaf.choice(Occasion.TWO_PASSES, "two passes", "two passes have followed each other"),
      Leaf.choice(Occasion.FULL_BOARD, "full board", "no square is empty"));
  private static final Word ON = new Word(SECTION, "on", ValueShape.several(ValueShape.one(OCCASIONS)),
      Word.REQUIRED, "two passes", "When the game ends so.").formerly("when");
  private static final Word WORTH = new Word(SECTION, "worth",
      ValueShape.named(Leaf.LETTER, ValueShape.one(Leaf.NUMBER)), "", "{ R: 13, C: 7, P: 2 }",
      "The points that each piece counts; a piece that is not named counts nothing. Without it, every piece counts one.");
  private static final Leaf<Boolean> WINNERS = Leaf.oneOf("winner by count",
      Leaf.choice(false, "more", "the side that has more wins"),
      Leaf.choice(true, "fewer", "the side that has fewer wins"));
  private static final Word WINS =
      new Word(SECTION, "wins", WINNERS, "more", "fewer",
          "Whether the side that has more wins, or the side that has fewer.");
  private static final Leaf<Optional<Side>> EQUALS = Leaf.oneOf("winner if equal",
      Leaf.choice(Optional.empty(), "nobody", "the game is a draw"),
      Leaf.choice(Optional.of(Side.WHITE), "White", "the side that moves first wins"),
      Leaf.choice(Optional.of(Side.BLACK), "Black", "the side that moves second wins"));
  private static final Word EQUAL =
      new Word(SECTION, "if equal wins", EQUALS, "nobody", "Black", "The winner if both have as much.");

  public MajorityRoom() {
    super(Majority.class, MajorityRule::new, MAJORITY, ON, WORTH, WINS, EQUAL);
  }

  @Override
  public List<Majority> read(Fields goals, List<PieceKind> pieces) {
    return goals.parts(MAJORITY).stream().map(MajorityRoom::majority).toList();
  }

  private static Majority majority(Fields part) {
    Set<Occasion> occasions = part.items(ON).stream()
        .flatMap(item -> Fields.read(item, OCCASIONS).stream()).collect(Collectors.toSet());
    return new Majority(occasions, worth(part), part.get(WINS, WINNERS), part.get(EQUAL, EQUALS));
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
  public Map<Property, Set<String>> gives(Majority goal) {
    return goal.occasions().contains(Occasion.WITHOUT_MOVE) ? Map.of(Property.JUDGES_STALEMATE, Set.of())
        : Map.of();
  }

  @Override
  public List<PropertyClash> refuses(Majority goal) {
    List<PropertyClash> refusals = new ArrayList<>();
    if (goal.occasions().contains(Occasion.FULL_BOARD)) {
      for (Property walls : List.of(Property.BRINGS_WALLS, Property.DROPS_WALLS,
          Property.CAPTURER_TURNS)) {
        refusals.add(new PropertyClash(walls,
            "majority on a full board and %s: it is undefined whether a wall fills a square"));
      }
    }
    if (goal.occasions().contains(Occasion.TWO_PASSES)) {
      refusals.add(new PropertyClash(Property.PASSES_ON,
          "majority after two passes and %s: it is undefined whether passes of one turn count"));
    }
    return refusals;
  }

  @Override
  public void idle(Majority goal, ParsedDefinition written) {
    written.fields().part(Word.GOALS).ifPresent(goals -> {
      goals.idle(Word.STALEMATE, goal.occasions().contains(Occasion.WITHOUT_MOVE),
          "\"majority\" already decides positions without a legal move");
      goals.part(MAJORITY).filter(_ -> goal.occasions().equals(Set.of(Occasion.TWO_PASSES)))
          .ifPresent(part -> written.passes(part, ON));
    });
  }

  @Override
  public String sentence(Majority goal, Phrasing phrasing) {
    List<String> when = List.of(Occasion.values()).stream().filter(goal.occasions()::contains)
        .map(occasion -> switch (occasion) {
          case WITHOUT_MOVE ->
              "a side " + (phrasing.check() ? "is not in check and " : "") + "has no legal move";
          case TWO_PASSES -> "two passes follow each other";
          case FULL_BOARD -> "no square is empty";
        }).toList();
    String what = goal.worth().isEmpty() ? "pieces" : "points";
    return "If " + English.list(when, "or") + ", the side that has " + (goal.fewer() ? "fewer " : "more ")
        + what
        + " on the board wins; if both have as many, "
        + goal.equal().map(side -> side.word() + " wins").orElse("the game is a draw") + "."
        + points(goal, phrasing);
  }

  private static String points(Majority goal, Phrasing phrasing) {
    List<String> points = phrasing.definition().pieces().stream().map(PieceKind::letter)
        .filter(goal.worth()::containsKey)
        .map(letter -> phrasing.names().withArticle(letter) + " counts " + goal.worth().get(letter)).toList();
    return points.isEmpty() ? ""
        : " " + English.capitalized(English.list(points, "and")) + ".";
  }
}
