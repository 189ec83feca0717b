package org.variorum.rules.rule.counters;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.SourceLocation;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.counters.Counters.Change;
import org.variorum.rules.rule.counters.Counters.Counter;
import org.variorum.rules.rule.counters.Counters.Event;
import org.variorum.rules.state.SlotAllocator;

/** Numbers of each side that its moves change. */
public final class CountersRoom extends Room<Counters> {

  /** So many a position remembers. */
  private static final int MOST_COUNTERS = 8;
  private static final int MOST = SlotAllocator.MOST_NUMBER;

  private static final Section SECTION = new Section("counter", "A counter",
      "After the name of a counter: with what it begins, and how moves of its side change it.");
  private static final Section CHANGE =
      new Section("change", "A change of a counter",
          "After `changes`: after what it changes, and by how much.");
  private static final Word COUNTERS = new Word(Section.RULES, "counters",
      ValueShape.named(Leaf.COUNTER, ValueShape.part(SECTION)), "",
      "{ points: { changes: { after: captures, worth: { Q: 9, R: 5, B: 3, N: 3, P: 1 } } } }",
      "Numbers that each side has of its own, by names: moves of the side change them, and conditions ask for them (`own points`, `enemy"
          + " points`). All changes that one move makes to a counter are added up, those by check last; below 0 and above `at most` it does not"
          + " go. Two positions with different numbers are not the same. The FEN says them in its last field, White's first (`points:3+0`),"
          + " and nothing while they are as at the beginning.");
  private static final Leaf<Integer> FROM_0 = Leaf.numberBetween("number of a counter", 0, MOST);
  private static final Word START = new Word(SECTION, "start", FROM_0, "0", "1",
      "With how much a side begins.");
  private static final Leaf<Integer> UP_TO =
      Leaf.numberUpTo("bound of a counter", MOST, "no counter goes so far");
  private static final Word AT_MOST = new Word(SECTION, "at most", UP_TO, String.valueOf(MOST), "40",
      "How much it can be at most.").formerly("most");
  private static final Word LIMITED = new Word(SECTION, "never below 0", Leaf.YES_NO, "no", "yes",
      "Whether a move that would bring it below 0 is illegal, as when a right is used up; else it stays 0.");
  private static final Word CHANGES =
      new Word(SECTION, "changes", ValueShape.several(ValueShape.part(CHANGE)),
          Word.REQUIRED, "{ after: captures }", "How it changes.");
  private static final Leaf<Event> EVENTS = Leaf.oneOf("event",
      Leaf.choice(Event.CAPTURES, "captures",
          "for each piece of the enemy's that a move captures: that is gone from the board after it, or has changed sides"),
      Leaf.choice(Event.CHECKS, "checks", "when a move gives check"),
      Leaf.choice(Event.MOVES, "moves", "when a piece on the board moves, captures or becomes another"),
      Leaf.choice(Event.PROMOTIONS, "promotions", "when a piece becomes another by its own move"),
      Leaf.choice(Event.DROPS, "drops", "when a piece comes from the hand instead of a move"),
      Leaf.choice(Event.PASSES, "passes", "when the side passes"));
  private static final Word AFTER =
      new Word(CHANGE, "after", EVENTS, Word.REQUIRED, "captures", "After what it changes.");
  private static final Word PIECES = new Word(CHANGE, "pieces", Leaf.LETTERS, "all", "N",
      "The pieces that move or are dropped, as they are before.").formerly("by");
  private static final Word TARGETS =
      new Word(CHANGE, "targets", Leaf.LETTERS, "all", "all but P", "The pieces that are captured.")
          .formerly("of");
  private static final Word TO = new Word(CHANGE, "to", Leaf.SQUARES, "anywhere", "rank 8",
      "Where the move must end.");
  private static final Word AS = new Word(CHANGE, "as", Leaf.MOVEMENT, "", "N",
      "Only moves that this movement could make on the empty board, from where the piece stands to where the move ends.");
  private static final Leaf<Integer> AMOUNT = Leaf.numberBetween("amount", -MOST, MOST);
  private static final Word ADDS = new Word(CHANGE, "adds", AMOUNT, "1", "-1",
      "How much is added each time; after captures, for each piece.");
  private static final Word WORTH = new Word(CHANGE, "worth",
      ValueShape.named(Leaf.LETTER, ValueShape.one(AMOUNT)), "", "{ Q: 9, R: 5 }",
      "Instead of `targets` and `adds`, how much is added for each captured piece; for one that is not named, nothing.");

  public CountersRoom() {
    super(Counters.class, CountersRule::new, COUNTERS, START, AT_MOST, LIMITED, CHANGES, AFTER, PIECES,
        TARGETS, TO,
        AS, ADDS, WORTH);
  }

  @Override
  public List<Counters> read(Fields fields, List<PieceKind> pieces) {
    List<Counter> counters = new ArrayList<>();
    parts(fields).forEach((name, part) -> counters.add(counter(name, part)));
    return counters.isEmpty() ? List.of() : List.of(new Counters(counters));
  }

  /** The counters by name, each with its words. */
  private static Map<String, Fields> parts(Fields fields) {
    Map<String, Fields> parts = new LinkedHashMap<>();
    fields.entries(COUNTERS).forEach((name, entry) -> fields.part(entry.value(), COUNTERS)
        .filter(_ -> Leaf.COUNTER.accepts(name)).ifPresent(part -> parts.put(name, part)));
    return parts;
  }

  private static Counter counter(String name, Fields part) {
    return new Counter(name, part.get(START, FROM_0), part.get(AT_MOST, UP_TO),
        part.isYes(LIMITED), part.parts(CHANGES).stream().flatMap(CountersRoom::change).toList());
  }

  private static Stream<Change> change(Fields part) {
    return part.find(AFTER, EVENTS).map(after -> new Change(after, part.pieces(PIECES), part.pieces(TARGETS),
        part.findSquares(TO).orElse(Region.EVERYWHERE), part.find(AS, Leaf.MOVEMENT),
        part.get(ADDS, AMOUNT), worth(part))).stream();
  }

  private static Map<String, Integer> worth(Fields part) {
    Map<String, Integer> worth = new LinkedHashMap<>();
    part.entries(WORTH).forEach((letter, entry) -> {
      if (part.scope().problems().isSound(entry.value())) {
        part.scope().checkLetter(letter, entry.key().place());
      }
      if (part.scope().pieces().contains(letter)) {
        Fields.read(entry.value(), AMOUNT).ifPresent(amount -> worth.put(letter, amount));
      }
    });
    return worth;
  }

  @Override
  public void check(Counters counters, ParsedDefinition written) {
    if (counters.counters().size() > MOST_COUNTERS) {
      written.fields().refuse(COUNTERS, "a game has at most " + MOST_COUNTERS + " counters");
    }
    Map<String, Fields> parts = parts(written.fields());
    counters.counters().forEach(counter -> Optional.ofNullable(parts.get(counter.name())).ifPresent(part -> {
      if (counter.start() > counter.most()) {
        part.refuse(START, "it begins above the highest number that it can have");
      }
      part.parts(CHANGES).forEach(change -> check(change, written));
    }));
  }

  private static void check(Fields change, ParsedDefinition written) {
    Optional<Event> after = change.find(AFTER, EVENTS);
    if (after.filter(Event.CHECKS::equals).isPresent() && !written.check()) {
      change.refuse(AFTER, ParsedDefinition.NO_CHECK);
    }
    if (after.filter(Event.PASSES::equals).isPresent()
        && !written.properties().contains(Property.PASSES)) {
      change.refuse(AFTER, "there is no pass in this game");
    }
    if (after.filter(Event.DROPS::equals).isPresent() && written.definition().heldLetters().isEmpty()
        && !written.fields().scope().problems().hasMalformedName()) {
      change.refuse(AFTER, "no pieces are dropped in this game");
    }
    if (change.get(ADDS, AMOUNT) == 0) {
      change.refuse(ADDS, "0 changes nothing");
    }
    change.tree(TO).ifPresent(change::requireSquare);
  }

  @Override
  public void idle(Counters counters, ParsedDefinition written) {
    Set<String> asked = asked(written.fields());
    counters.counters().forEach(counter -> unused(counter, asked, written));
    parts(written.fields()).values().forEach(part -> {
      part.idle(LIMITED, part.parts(CHANGES).stream().noneMatch(CountersRoom::mayTake),
          "nothing is taken away");
      part.parts(CHANGES).forEach(CountersRoom::idle);
      part.parts(CHANGES).forEach(change -> promotions(change, written));
    });
  }

  /** A counter that limits moves need not be asked for. */
  private static void unused(Counter counter, Set<String> asked, ParsedDefinition written) {
    Fields fields = written.fields();
    SourceLocation place = fields.entries(COUNTERS).get(counter.name()) instanceof Tree.Entry entry
        ? entry.key().place() : fields.place(COUNTERS);
    boolean rises = counter.start() > 0 || counter.changes().stream().anyMatch(Change::mayAdd);
    if (!asked.contains(counter.name()) && !counter.limited()) {
      fields.scope().problems().hint(place, "nothing uses the counter \"" + counter.name()
          + "\": say what follows from it, as by goals: { if: { holds: own " + counter.name()
          + " at least 5 } }");
    } else if (!rises && !counter.limited()) {
      fields.scope().problems().hint(place, "the counter \"" + counter.name()
          + "\" is always 0: it begins so, and nothing is ever added; say \"start\"");
    }
  }

  /** The names of the counters for which some condition of the file may ask. */
  private static Set<String> asked(Fields fields) {
    return fields.tree().entries().entrySet().stream()
        .filter(entry -> !entry.getKey().equals(COUNTERS.text()))
        .flatMap(entry -> asked(entry.getValue().value())).collect(Collectors.toSet());
  }

  private static Stream<String> asked(Tree tree) {
    return switch (tree) {
      case Tree.Scalar scalar -> Fields.read(scalar, Leaf.CONDITION).stream()
          .flatMap(condition -> condition.counters().stream()).map(Letters.Token::text);
      case Tree.Sequence sequence -> sequence.items().stream().flatMap(CountersRoom::asked);
      case Tree.Mapping mapping -> mapping.entries().values().stream()
          .flatMap(entry -> asked(entry.value()));
    };
  }

  private static void promotions(Fields change, ParsedDefinition written) {
    boolean promotes = written.definition().pieces().stream()
        .filter(piece -> change.pieces(PIECES).contains(piece.letter()))
        .anyMatch(piece -> piece.promotion().isPresent());
    change.hint(change.has(PIECES) ? PIECES : AFTER,
        change.find(AFTER, EVENTS).filter(Event.PROMOTIONS::equals).isPresent() && !promotes
            && !written.properties().contains(Property.BECOMES_IN_PLACE),
        "none of these pieces ever promotes");
  }

  private static boolean mayTake(Fields change) {
    return change.get(ADDS, AMOUNT) < 0 || worth(change).values().stream().anyMatch(amount -> amount < 0);
  }

  private static void idle(Fields change) {
    Event after = change.find(AFTER, EVENTS).orElse(Event.CAPTURES);
    boolean alone = after == Event.CHECKS || after == Event.PASSES;
    change.idle(PIECES, alone, "it counts whichever piece it is by");
    change.idle(TO, alone, "it counts wherever the move ends");
    change.idle(AS, alone || after == Event.DROPS, "no piece goes from one square to another");
    change.idle(TARGETS, after != Event.CAPTURES, "nothing needs to be captured");
    change.idle(WORTH, after != Event.CAPTURES, "nothing needs to be captured");
    boolean worth = after == Event.CAPTURES && change.has(WORTH);
    change.idle(TARGETS, worth, "\"worth\" names the pieces");
    change.idle(ADDS, worth, "\"worth\" says how much");
  }

  @Override
  public Map<Property, Set<String>> gives(Counters counters) {
    return counters.counters().stream().anyMatch(counter -> counter.follows(Event.CAPTURES))
        ? Map.of(Property.FOLLOWS_CAPTURES, Set.of()) : Map.of();
  }

  @Override
  public String sentence(Counters counters, Phrasing phrasing) {
    return CounterWords.of(counters, phrasing);
  }
}
