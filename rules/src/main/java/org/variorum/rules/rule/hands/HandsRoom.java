package org.variorum.rules.rule.hands;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.condition.Condition;
import org.variorum.rules.condition.Spot;
import org.variorum.rules.definition.CaptureOwner;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.Mobility;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
import org.variorum.rules.judge.ConditionNeeds;
import org.variorum.rules.judge.ConditionWords;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.hands.Drop.Beside;
import org.variorum.rules.text.English;

/** Pieces are held in hand and can be dropped instead of a move; captured ones come there. */
public final class HandsRoom extends Room<Hands> {

  private static final Section SECTION =
      new Section("drop", "A piece in hand", "The long form after a letter under `hands`.");
  private static final Word HANDS = new Word(Section.RULES, "hands",
      ValueShape.named(Leaf.LETTER,
          ValueShape.either(ValueShape.one(Leaf.SQUARES), ValueShape.part(SECTION))),
      "",
      "{ R: anywhere, P: ranks 2-7 }",
      "Captured pieces change sides and are held until they are dropped instead of a move. The pieces that can be held, in the"
          + " order of the FEN, and where each may be dropped; `none` takes one out that was held before. A captured piece is held as its `basic` kind; one of a kind that is"
          + " not named here leaves the game.");
  private static final Leaf<CaptureOwner> KEEPERS = Leaf.oneOf("keeper",
      Leaf.choice(CaptureOwner.CAPTOR, "to the captor's hand", "they change sides and are the captor's"),
      Leaf.choice(CaptureOwner.OWNER, "to the owner's hand",
          "the side that has lost a piece may drop it again"),
      Leaf.choice(CaptureOwner.NOBODY, "out of the game",
          "only the pieces that are in the hands at the start are dropped"));
  private static final Word CAPTURED =
      new Word(Section.RULES, "captured pieces", KEEPERS, "to the captor's hand",
          "to the owner's hand", "Where captured pieces go that can be held in hand.");
  private static final Word CAPTURED_ONES =
      new Word(SECTION, "captured", KEEPERS, "as `captured pieces` says", "out of the game",
          "Where captured ones go; those of its promoted forms, too.");
  private static final Word IN =
      new Word(SECTION, "in", Leaf.SQUARES, "anywhere", "ranks 1-8", "Where it may be dropped.");
  private static final Word PER_FILE = new Word(SECTION, "most on a file", Leaf.NUMBER_OR_ANY, Leaf.ANY, "1",
      "It may not be dropped on a file that has so many unpromoted pieces of its kind and side.")
      .formerly("one per file");
  private static final Word MAY_MATE =
      new Word(SECTION, "may mate", Leaf.YES_NO, "yes", "no", "Whether the drop may give mate.");
  private static final Word MAY_BE_STUCK = new Word(SECTION, "may be stuck", Leaf.YES_NO, "no", "yes",
      "Whether it may be dropped where it would have no further move on the empty board.");

  private static final Word WHEN = new Word(SECTION, "when", Leaf.CONDITION, "", "not in check",
      "What must hold before it is dropped, as its side sees it; `there` is the square of the drop.");
  private static final Leaf<Beside> NEIGHBOURS = Leaf.oneOf("neighbours",
      Leaf.choice(Beside.ANYTHING, "anything", "it does not matter what stands around"),
      Leaf.choice(Beside.OWN, "own piece", "a piece of one's own stands on one of the eight squares around"),
      Leaf.choice(Beside.ANYBODY, "any piece",
          "a piece of either side stands on one of the eight squares around"),
      Leaf.choice(Beside.NO_ENEMY, "no enemy", "no enemy stands beside it along a rank or file"),
      Leaf.choice(Beside.BELOW, "on top",
          "there is a piece or no square below it, towards rank 1 for both sides"));
  private static final Word BESIDE = new Word(SECTION, "beside", NEIGHBOURS, "anything", "own piece",
      "What must stand around the square where it is dropped.");
  private static final Word ENDLESS = new Word(SECTION, "endless", Leaf.YES_NO, "no", "yes",
      "Whether a hand that has one never runs out of it: a drop leaves the hand as it is. A captured one leaves the game.");
  private static final Word EITHER_FORM = new Word(SECTION, "either form", Leaf.YES_NO, "no", "yes",
      "Whether it may also be dropped as a promoted form of it. Other limits hold for each form by itself, but"
          + " `most on a file` for the plain one only.");

  public HandsRoom() {
    super(Hands.class, HandsRule::new, HANDS, CAPTURED, IN, PER_FILE, MAY_MATE, MAY_BE_STUCK, WHEN,
        BESIDE, ENDLESS, EITHER_FORM, CAPTURED_ONES);
  }

  /** Without the pieces in hand. */
  @Override
  public String without(String start) {
    return start.replaceFirst("^([^ \\[]*)\\[[^ \\]]*]", "$1");
  }

  @Override
  public List<Hands> read(Fields fields, List<PieceKind> pieces) {
    List<Drop> drops = new ArrayList<>();
    fields.entries(HANDS).forEach((letter, entry) -> {
      // What cannot be read may be meant to remove the entry.
      if (fields.scope().problems().isSound(entry.value())) {
        fields.scope().checkLetter(letter, entry.key().place());
      }
      if (fields.scope().pieces().contains(letter)) {
        drops.add(drop(letter, entry.value(), fields));
      }
    });
    return drops.isEmpty() ? List.of() : List.of(new Hands(drops, fields.get(CAPTURED, KEEPERS)));
  }

  private static Drop drop(String letter, Tree value, Fields file) {
    Fields fields = file.part(value, HANDS).orElse(file.emptySection());
    Region region = file.region(value).or(() -> fields.findSquares(IN)).orElse(Region.EVERYWHERE);
    return new Drop(letter, region, fields.get(PER_FILE, Leaf.NUMBER_OR_ANY), fields.isYes(MAY_MATE),
        fields.isYes(MAY_BE_STUCK), fields.condition(WHEN), fields.get(BESIDE, NEIGHBOURS),
        fields.isYes(ENDLESS),
        fields.isYes(EITHER_FORM), fields.find(CAPTURED_ONES, KEEPERS).orElse(file.get(CAPTURED, KEEPERS)));
  }

  @Override
  public void check(Hands hands, ParsedDefinition written) {
    Royalty royalty = written.definition().royalty();
    if (!written.properties().contains(Property.SETS_UP)
        && (!royalty.maySpareOne() || royalty.sideWithoutRoyal().isPresent())) {
      written.noRoyal(HANDS, held(hands), "is never in a hand");
    }
    hands.drops().stream().filter(Drop::eitherForm)
        .flatMap(drop -> drop.forms(written.definition().pieces()).stream()).filter(held(hands)::contains)
        .findFirst()
        .ifPresent(form -> written.fields().refuse(HANDS, "the piece " + form
            + " is held itself, and so cannot be a form in which another is dropped"));
    boolean otherwise = written.properties().contains(Property.LETS_IN);
    written.fields().entries(HANDS).forEach((letter, entry) -> {
      Tree squares = written.fields().part(entry.value(), HANDS).flatMap(drop -> drop.tree(IN))
          .orElse(entry.value());
      boolean nowhere = written.fields().region(squares).filter(Region.NOWHERE::equals).isPresent();
      if (!nowhere) {
        written.fields().requireSquare(squares);
      } else if (!otherwise) {
        written.fields().scope().problems().add(squares.place(),
            "the piece " + letter + " would be in a hand and could be dropped nowhere",
            "squares such as ranks 2-7, or \"anywhere\"; to take it out of the hands, none");
      }
    });
    written.fields().entries(HANDS).values().forEach(entry -> written.fields().part(entry.value(), HANDS)
        .ifPresent(drop -> drop.condition(WHEN).ifPresent(condition -> check(condition, drop, written))));
  }

  @Override
  public void checkAbsent(ParsedDefinition written) {
    written.fields().idle(CAPTURED, !written.fields().has(HANDS) && !written.mayDrop(),
        "there are no hands in this game; \"hands\" says which pieces are held");
  }

  private static void check(Condition condition, Fields drop, ParsedDefinition written) {
    if (ConditionNeeds.dependsOn(condition, Spot.HERE) || ConditionNeeds.dependsOnLine(condition)) {
      drop.refuse(WHEN, "a piece in hand stands nowhere: \"there\" is the square of the drop");
    } else {
      ConditionNeeds.requirePossibleForMove(condition, WHEN, drop, written);
    }
  }

  private static Set<String> held(Hands hands) {
    return hands.drops().stream().map(Drop::letter).collect(Collectors.toSet());
  }

  @Override
  public void idle(Hands hands, ParsedDefinition written) {
    Fields fields = written.fields();
    fields.entries(HANDS).forEach((letter, entry) -> {
      fields.part(entry.value(), HANDS)
          .ifPresent(drop -> {
            drop.idle(MAY_MATE, !written.check(), "there is no mate in this game");
            drop.idle(CAPTURED_ONES, drop.isYes(ENDLESS),
                "a captured piece of an endless kind leaves the game");
            drop.idle(EITHER_FORM, isBasicOfNone(written.definition(), letter),
                "the piece has no promoted form");
          });
      written.definition().piece(letter).flatMap(PieceKind::basic)
          .ifPresent(basic -> fields.scope().problems().idle(entry.key().place(),
              "the piece " + letter + " is never in a hand: captured, it becomes the piece " + basic));
    });
  }

  private static boolean isBasicOfNone(Definition definition, String letter) {
    return definition.pieces().stream().noneMatch(piece -> piece.basic().filter(letter::equals).isPresent());
  }

  @Override
  public Map<Property, Set<String>> gives(Hands hands) {
    return hands.drops().stream().noneMatch(Drop::fillsHands) ? Map.of()
        : Map.of(Property.FOLLOWS_CAPTURES, Set.of(), Property.TURNS_BACK, Set.of());
  }

  @Override
  public Optional<String> remark(Hands hands, PieceKind piece, Phrasing phrasing) {
    return piece.basic().filter(basic -> hands.drops().stream()
        .anyMatch(drop -> drop.letter().equals(basic) && drop.keeper() != CaptureOwner.NOBODY))
        .map(basic -> "becomes " + phrasing.names().withArticle(basic) + " again when it is captured");
  }

  @Override
  public String sentence(Hands hands, Phrasing phrasing) {
    List<Drop> dropped =
        hands.drops().stream().filter(drop -> !drop.region().equals(Region.NOWHERE)).toList();
    if (dropped.isEmpty()) {
      return "Hands: " + kept(hands, phrasing) + "pieces in hand are not dropped.";
    }
    return "Hands: " + kept(hands, phrasing)
        + "instead of a move a piece in hand can be dropped on an empty square."
        + eitherForm(hands, phrasing) + limits(hands, phrasing)
        + (phrasing.properties().contains(Property.CAPTURES_SPREAD)
            ? " Only the piece that is captured goes to a hand, not those that the explosion removes."
            : "");
  }

  /** What becomes of captured pieces. */
  private static String kept(Hands hands, Phrasing phrasing) {
    Set<String> captors = keptBy(CaptureOwner.CAPTOR, hands);
    Set<String> owners = keptBy(CaptureOwner.OWNER, hands);
    Set<String> held = new HashSet<>(captors);
    held.addAll(owners);
    boolean all = phrasing.definition().pieces().stream()
        .allMatch(piece -> piece.royal() || held.contains(piece.basic().orElse(piece.letter())));
    if (held.isEmpty()) {
      return "";
    }
    if (all && owners.isEmpty()) {
      return "a captured piece changes sides and is kept in hand; ";
    }
    if (all && captors.isEmpty()) {
      return "a captured piece comes into the hand of its owner; ";
    }
    return Stream.of(
        captors.isEmpty() ? ""
            : "captured " + phrasing.names().plural(captors) + " change sides and are kept in hand",
        owners.isEmpty() ? ""
            : "captured " + phrasing.names().plural(owners) + " come into the hand of their owner",
        all ? "" : "other captured pieces leave the game")
        .filter(clause -> !clause.isEmpty()).collect(Collectors.joining(", ")) + "; ";
  }

  private static Set<String> keptBy(CaptureOwner keeper, Hands hands) {
    return hands.drops().stream().filter(drop -> !drop.endless() && drop.keeper() == keeper).map(Drop::letter)
        .collect(Collectors.toSet());
  }

  private static String eitherForm(Hands hands, Phrasing phrasing) {
    Set<String> either =
        hands.drops().stream().filter(Drop::eitherForm).map(Drop::letter).collect(Collectors.toSet());
    return either.isEmpty() ? ""
        : either.equals(held(hands)) ? " Each may be dropped in either of its forms."
            : " Dropped in either of their forms may be " + phrasing.names().plural(either) + ".";
  }

  /** What limits several kinds is said once. */
  private static String limits(Hands hands, Phrasing phrasing) {
    Map<String, List<String>> limited = new LinkedHashMap<>();
    hands.drops().forEach(drop -> limits(drop, phrasing)
        .forEach(limit -> limited.computeIfAbsent(limit, _ -> new ArrayList<>()).add(drop.letter())));
    return limited.entrySet().stream()
        .map(each -> " " + English.capitalized(phrasing.names().anyWithArticle(each.getValue()))
            + each.getKey())
        .collect(Collectors.joining());
  }

  private static List<String> limits(Drop drop, Phrasing phrasing) {
    if (drop.region().equals(Region.NOWHERE)) {
      return List.of(" is never dropped.");
    }
    List<String> limits = new ArrayList<>();
    drop.when().ifPresent(condition -> limits.add(" is dropped only if "
        + new ConditionWords(phrasing.names(), phrasing.places()).clause(condition) + "."));
    if (!phrasing.places().isEverywhere(drop.region())) {
      limits.add(" is dropped on " + phrasing.places().oneOf(drop.region()) + " only.");
    }
    List<String> forbidden = forbidden(drop, phrasing);
    if (!forbidden.isEmpty()) {
      limits.add(" may not be dropped " + English.list(forbidden, "or") + ".");
    }
    beside(drop).ifPresent(limits::add);
    if (drop.endless()) {
      limits.add(" is never used up: a drop leaves the hand as it is.");
    }
    return limits;
  }

  private static List<String> forbidden(Drop drop, Phrasing phrasing) {
    List<String> forbidden = new ArrayList<>();
    if (!drop.stuck() && mayBeStuck(drop, phrasing)) {
      forbidden.add("where it could never move on");
    }
    if (drop.mostPerFile() > 0) {
      forbidden.add(drop.mostPerFile() == 1 ? "on a file that has another of its kind and side"
          : "on a file that has " + English.number(drop.mostPerFile()) + " others of its kind and side");
    }
    if (!drop.mayMate()) {
      forbidden.add("to give mate");
    }
    return forbidden;
  }

  private static boolean mayBeStuck(Drop drop, Phrasing phrasing) {
    Mobility mobility = new Mobility(phrasing.places().board());
    return Stream.concat(Stream.of(drop.letter()), drop.forms(phrasing.definition().pieces()).stream())
        .flatMap(form -> phrasing.definition().piece(form).stream())
        .anyMatch(piece -> !mobility.isCertain(piece, drop.region()));
  }

  private static Optional<String> beside(Drop drop) {
    return switch (drop.beside()) {
      case ANYTHING -> Optional.empty();
      case OWN ->
          Optional.of(" is dropped only where an own piece stands on one of the eight squares around.");
      case ANYBODY ->
          Optional.of(" is dropped only where a piece stands on one of the eight squares around.");
      case NO_ENEMY -> Optional.of(" is not dropped where an enemy stands beside it along a rank or file.");
      case BELOW ->
          Optional.of(" falls towards rank 1: it is dropped only where a piece or the edge is below it.");
    };
  }
}
