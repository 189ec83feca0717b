package org.variorum.rules.rule.standing;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Promotion;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.standing.StandingCaptures.Group;
import org.variorum.rules.text.English;

/** Some pieces capture from where they stand. */
public final class StandingRoom extends Room<StandingCaptures> {

  private static final int MOST_ITEMS = 8;
  private static final Section SECTION = new Section("captures without moving", "Captures without moving",
      "The long form of an item of `captures without moving`; the letters alone are enough where the pieces never capture otherwise.");
  private static final Word STANDING = new Word(Section.RULES, "captures without moving",
      ValueShape.several(ValueShape.either(ValueShape.one(Leaf.LETTERS), ValueShape.part(SECTION))), "",
      "all",
      "The pieces that capture from where they stand: the captured piece leaves the board; the captor does not count as moved, and does not"
          + " promote. It threatens as ever. A move names the square of the captured piece, also en passant.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "L", "The pieces.");
  private static final Word AS = new Word(SECTION, "as", Leaf.MOVEMENT, "", "K",
      "Only pieces that this movement could capture on the empty board are captured so; others are captured by moving there.");
  private static final Word ALSO = new Word(SECTION, "also by moving", Leaf.YES_NO, "no", "yes",
      "Whether they may capture by moving, too, as the player likes: *igui*, as lions of shogi games do. To capture without moving is"
          + " then written with the captor's square twice and the square of the captured piece: `e4e4,e5x`.");
  private static final Word BACK = new Word(SECTION, "step back", Leaf.YES_NO, "no", "yes",
      "Whether they may go to an empty one of the squares that `as` says, too, and back in the same move, by which nothing changes: a lion's"
          + " pass, written `e4e4`.");

  public StandingRoom() {
    super(StandingCaptures.class, StandingRule::new, STANDING, PIECES, AS, ALSO, BACK);
  }

  @Override
  public List<StandingCaptures> read(Fields rules, List<PieceKind> pieces) {
    List<Group> groups = rules.items(STANDING).stream().map(item -> group(item, rules)).toList();
    return groups.isEmpty() ? List.of() : List.of(new StandingCaptures(groups));
  }

  private static Group group(Tree item, Fields rules) {
    return rules.part(item, STANDING)
        .map(words -> new Group(words.pieces(PIECES), words.find(AS, Leaf.MOVEMENT), words.isYes(ALSO),
            words.isYes(BACK)))
        .orElseGet(() -> new Group(rules.letters(item), Optional.empty(), false, false));
  }

  @Override
  public void check(StandingCaptures captures, ParsedDefinition written) {
    List<Tree> items = written.fields().items(STANDING);
    if (items.size() > MOST_ITEMS) {
      written.fields().refuse(STANDING, "there are at most " + MOST_ITEMS + " items");
      return;
    }
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < items.size(); i++) {
      Group group = captures.groups().get(i);
      SourceLocation place = items.get(i).place();
      group.captors().stream().filter(letter -> !seen.add(letter)).sorted().findFirst()
          .ifPresent(letter -> written.fields().scope().problems().add(place,
              "the piece " + letter + " is in two of these items", "each piece in one of them"));
      written.fields().part(items.get(i), STANDING)
          .filter(_ -> group.stepsBack() && group.as().isEmpty())
          .ifPresent(words -> words.refuse(BACK, "\"as\" has to say to which squares, as \"as: K\""));
    }
  }

  @Override
  public void idle(StandingCaptures captures, ParsedDefinition written) {
    written.definition().pieces().stream()
        .filter(piece -> captures.of(piece.letter()).filter(Group::isBound).isPresent()
            && piece.promotion().filter(Promotion::byCapture).isPresent())
        .findFirst().ifPresent(piece -> written.fields().hint(STANDING, "the piece " + piece.letter()
            + " promotes by capturing alone, and so never does: a piece that captures from where it stands does not promote"));
  }

  @Override
  public Map<Property, Set<String>> gives(StandingCaptures captures) {
    Map<Property, Set<String>> gives = new EnumMap<>(
        Map.of(Property.FOLLOWS_CAPTURES, Set.of(), Property.CAPTURER_STAYS, letters(captures, _ -> true)));
    Set<String> free = letters(captures, Group::alsoByMoving);
    if (!free.isEmpty()) {
      gives.put(Property.NAMES_ANOTHER, free);
    }
    return gives;
  }

  private static Set<String> letters(StandingCaptures captures, Predicate<Group> which) {
    return captures.groups().stream().filter(which).flatMap(group -> group.captors().stream())
        .collect(Collectors.toSet());
  }

  @Override
  public List<PropertyClash> refuses(StandingCaptures captures) {
    Set<String> bound = letters(captures, group -> !group.alsoByMoving());
    List<PropertyClash> refusals = new ArrayList<>(List.of(
        new PropertyClash(Property.CAPTURES_SPREAD,
            "captures without moving and %s: it is undefined where the blast is"),
        new PropertyClash(Property.PLACES_ENEMIES,
            "captures without moving and %s: it is undefined whether a piece that is captured from afar is put elsewhere"),
        new PropertyClash(Property.CAPTURED_RETURNS,
            "captures without moving and %s: a piece that is captured where it would come back would not be gone")));
    if (!bound.isEmpty()) {
      refusals.add(new PropertyClash(Property.CAPTURES_IN_PASSING, bound,
          "captures without moving and %s: a piece that stays where it stands passes no other; with"
              + " \"also by moving: yes\" it may do both"));
    }
    return refusals;
  }

  @Override
  public String sentence(StandingCaptures captures, Phrasing phrasing) {
    return "Captures without moving: "
        + captures.groups().stream().map(group -> sentence(group, phrasing)).reduce(
            (told, next) -> told + " " + English.capitalized(next)).orElseThrow()
        + " A captured piece leaves the board. The captor does not promote by it, and counts as one that has not moved.";
  }

  private static String sentence(Group group, Phrasing phrasing) {
    boolean all = phrasing.definition().pieces().stream().map(PieceKind::letter)
        .allMatch(group.captors()::contains);
    String pieces = all ? "pieces" : phrasing.names().plural(group.captors());
    String there = group.as().map(movement -> " a piece that " + movement.text()
        + " reaches on the empty board").orElse("");
    String back = !group.stepsBack() ? ""
        : " They may also step onto an empty one of these squares and back, which changes nothing.";
    return pieces + " that capture" + there
        + (group.alsoByMoving() ? " may stay where they stand instead." : " stay where they stand.") + back;
  }
}
