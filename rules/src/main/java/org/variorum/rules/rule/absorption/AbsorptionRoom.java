package org.variorum.rules.rule.absorption;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Malformed;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.absorption.Absorption.Change;
import org.variorum.rules.rule.absorption.Absorption.Result;

/** A piece that captures becomes another, changes sides or vanishes. */
public final class AbsorptionRoom extends Room<Absorption> {

  private static final String CAPTURED = "what it captures";
  private static final String NOTHING = "nothing";
  private static final String ENEMY = "the enemy's";
  private static final Section SECTION =
      new Section("absorption", "Absorption", "What becomes of a piece that captures.");
  private static final Word ABSORPTION =
      new Word(Section.RULES, "absorption", ValueShape.several(ValueShape.part(SECTION)), "",
          "{ pieces: all but K, becomes: what it captures }",
          "A piece that captures becomes another, changes sides or vanishes. Of several such words the first that fits captor and captured"
              + " counts. A piece that promotes by the same move stays what it has promoted to. A royal piece becomes royal ones only, and"
              + " no other becomes royal: else they stay what they are. No royal piece changes sides.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, "all", "R B", "The pieces that change when they capture.")
          .formerly("by");
  private static final Word TARGETS =
      new Word(SECTION, "targets", Leaf.LETTERS, "all", "P", "The captured pieces that cause the change.")
          .formerly("of");
  private static final Leaf<String> RESULT = new Leaf<>("result of capturing",
      "`" + CAPTURED + "`: a piece of that kind, of its own side; `" + NOTHING
          + "`: it leaves the game, and where there is check, a royal piece neither captures nor attacks a piece if it would vanish by that; `"
          + ENEMY + "`: it changes sides, as what it has promoted to if it has; or the letter of a piece.",
      Map.of("type", "string"), List.of(), AbsorptionRoom::result);
  private static final Word BECOMES =
      new Word(SECTION, "becomes", RESULT, Word.REQUIRED, NOTHING, "What becomes of the captor.");

  public AbsorptionRoom() {
    super(Absorption.class, AbsorptionRule::new, ABSORPTION, PIECES, TARGETS, BECOMES);
  }

  private static String result(String text) throws Malformed {
    if (meaning(text) != Result.BECOMES) {
      return text;
    }
    if (!Leaf.LETTER.accepts(text)) {
      throw new Malformed(0, "\"" + Malformed.shortened(text) + "\" is nothing that a captor can become",
          CAPTURED + ", " + NOTHING + ", " + ENEMY + ", or the letter of a piece");
    }
    return text;
  }

  private static Result meaning(String text) {
    return switch (text) {
      case CAPTURED -> Result.BECOMES_CAPTURED;
      case NOTHING -> Result.VANISHES;
      case ENEMY -> Result.TURNS;
      default -> Result.BECOMES;
    };
  }

  @Override
  public List<Absorption> read(Fields fields, List<PieceKind> pieces) {
    List<Change> changes = fields.parts(ABSORPTION).stream().map(AbsorptionRoom::change).toList();
    return changes.isEmpty() ? List.of() : List.of(new Absorption(changes));
  }

  private static Change change(Fields part) {
    String becomes = part.find(BECOMES, RESULT).orElse(CAPTURED);
    boolean named = meaning(becomes) == Result.BECOMES;
    if (named) {
      part.scope().checkLetter(becomes, part.place(BECOMES));
    }
    return new Change(part.pieces(PIECES), part.pieces(TARGETS), meaning(becomes),
        Optional.of(becomes).filter(_ -> named).filter(part.scope().pieces()::contains));
  }

  @Override
  public void check(Absorption absorption, ParsedDefinition written) {
    List<Fields> parts = written.fields().parts(ABSORPTION);
    for (int i = 0; i < parts.size(); i++) {
      Change change = absorption.changes().get(i);
      Fields part = parts.get(i);
      if (change.kind().filter(written::isRoyal).isPresent()
          && !change.by().stream().allMatch(written::isRoyal)) {
        part.refuse(BECOMES, "only a royal piece can become royal by capturing");
      }
      boolean royal = !change.by().isEmpty() && change.by().stream().allMatch(written::isRoyal);
      part.idle(BECOMES, royal && becomesOther(change)
          && !change.kind().filter(written::isRoyal).isPresent() && written.check(),
          "a royal piece becomes royal ones only");
      if (absorption.changes().subList(0, i).stream().anyMatch(earlier -> earlier.covers(change))) {
        part.refuse(part.has(PIECES) ? PIECES : BECOMES,
            "this has no effect: what stands before it already says what these pieces become; put it first");
      }
      part.idle(BECOMES, royal && change.result() == Result.TURNS, "no royal piece changes sides");
      vanishing(change, part, written);
    }
  }

  /** A royal piece that would vanish attacks nobody by that capture: it must be known whom it would capture. */
  private static void vanishing(Change change, Fields part, ParsedDefinition written) {
    boolean kept = change.result() == Result.VANISHES && written.check()
        && change.by().stream().anyMatch(written::isRoyal);
    boolean passing = written.definition().pieces().stream().filter(PieceKind::royal)
        .flatMap(written.definition()::ways).flatMap(way -> way.movement().legs())
        .anyMatch(leg -> leg.content() == Leg.Content.ENEMY);
    if (kept && passing) {
      part.refuse(BECOMES,
          "it is undefined what a royal piece attacks if it would vanish and captures in passing");
    } else if (kept && written.properties().contains(Property.ORBITS)) {
      part.refuse(BECOMES,
          "it is undefined what a royal piece attacks if it would vanish and orbits others");
    } else if (kept && written.properties().contains(Property.BORROWS)) {
      part.refuse(BECOMES,
          "it is undefined whether a royal piece that would vanish lends its captures; leave it out of \"pieces\"");
    }
  }

  /** Before others, what changes nothing is an exception from them. */
  @Override
  public void idle(Absorption absorption, ParsedDefinition written) {
    List<Fields> parts = written.fields().parts(ABSORPTION);
    Change last = absorption.changes().getLast();
    parts.getLast().idleHint(BECOMES, last.kind().map(Set::of).filter(last.by()::equals).isPresent(),
        "it is that piece already");
  }

  private static boolean becomesOther(Change change) {
    return change.result() == Result.BECOMES || change.result() == Result.BECOMES_CAPTURED;
  }

  @Override
  public Map<Property, Set<String>> gives(Absorption absorption) {
    return Map.of(Property.FOLLOWS_CAPTURES, Set.of(), Property.CAPTURER_CHANGES, Set.of());
  }

  @Override
  public List<PropertyClash> refuses(Absorption absorption) {
    List<PropertyClash> refusals = new ArrayList<>(List.of(
        new PropertyClash(Property.CAPTURER_VANISHES,
            "absorption and %s have no defined order"),
        new PropertyClash(Property.CAPTURER_TURNS,
            "absorption and %s have no defined order"),
        new PropertyClash(Property.MOVES_SPREAD,
            "absorption and %s have no defined order")));
    if (absorption.changes().stream().anyMatch(change -> change.result() == Result.VANISHES)) {
      refusals.add(new PropertyClash(Property.BRINGS_WALLS,
          "absorption that removes capturers and %s: it is undefined whether a wall may stand where one"
              + " was"));
    }
    return refusals;
  }

  @Override
  public String sentence(Absorption absorption, Phrasing phrasing) {
    String changes = absorption.changes().stream().map(change -> clause(change, phrasing))
        .collect(Collectors.joining("; else "));
    boolean becomes = absorption.changes().stream().anyMatch(AbsorptionRoom::becomesOther);
    Predicate<String> royal =
        letter -> phrasing.definition().piece(letter).map(PieceKind::royal).orElse(false);
    boolean kept = absorption.changes().stream()
        .anyMatch(change -> change.result() == Result.VANISHES && change.by().stream().anyMatch(royal))
        && phrasing.check();
    return "Absorption: " + changes + "."
        + (becomes ? " A piece that promotes by the same move stays what it has promoted to."
            + (royal(absorption, phrasing) ? " A royal piece becomes royal ones only, or stays what it is."
                : "")
            : "")
        + (absorption.turns() ? " A piece that promotes by the same move changes sides as what it has become."
            + (turnsRoyal(absorption, royal) ? " No royal piece changes sides." : "") : "")
        + (kept ? " A royal piece that would leave the game so cannot capture, and gives no check by it."
            : "");
  }

  private static boolean turnsRoyal(Absorption absorption, Predicate<String> royal) {
    return absorption.changes().stream()
        .anyMatch(change -> change.result() == Result.TURNS && change.by().stream().anyMatch(royal));
  }

  private static boolean royal(Absorption absorption, Phrasing phrasing) {
    return phrasing.definition().pieces().stream().filter(PieceKind::royal)
        .anyMatch(piece -> absorption.changes().stream()
            .anyMatch(change -> change.by().contains(piece.letter())));
  }

  private static String clause(Change change, Phrasing phrasing) {
    Set<String> all = phrasing.definition().pieces().stream().map(PieceKind::letter)
        .collect(Collectors.toSet());
    String by =
        change.by().containsAll(all) ? "a piece"
            : phrasing.names().anyWithLetters(inOrder(change.by(), phrasing));
    String of =
        change.of().containsAll(all) ? ""
            : " " + phrasing.names().anyWithLetters(inOrder(change.of(), phrasing));
    return by + " that captures" + of
        + switch (change.result()) {
          case VANISHES -> " leaves the game";
          case TURNS -> " changes sides";
          case BECOMES, BECOMES_CAPTURED -> " becomes " + change.kind().map(phrasing.names()::withArticle)
              .orElse("a piece of the kind that it has captured");
        };
  }

  private static List<String> inOrder(Set<String> letters, Phrasing phrasing) {
    return phrasing.definition().pieces().stream().map(PieceKind::letter).filter(letters::contains).toList();
  }
}
