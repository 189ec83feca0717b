package org.variorum.rules.rule.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Region;
import org.variorum.rules.definition.Keeper;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.tree.Tree;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.Shape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.Written;
import org.variorum.rules.text.English;

/** Pieces are held in hand and can be dropped instead of a move; captured ones come there. */
public final class HandsRoom extends Room<Hands> {

  private static final Section SECTION =
      new Section("drop", "A piece in hand", "The long form after a letter under `hands`.");
  private static final Word HANDS = new Word(Section.RULES, "hands",
      Shape.named(Leaf.LETTER, Shape.either(Shape.one(Leaf.SQUARES), Shape.part(SECTION))), "",
      "{ R: anywhere, P: ranks 2-7 }",
      "Captured pieces change sides and are held until they are dropped instead of a move. The pieces that can be held, in the"
          + " order of the FEN, and where each may be dropped. A captured piece is held as its `basic` kind; one whose kind is"
          + " not named here leaves the game.");
  private static final Leaf<Keeper> KEEPERS = Leaf.oneOf("keeper",
      Leaf.choice(Keeper.CAPTOR, "to the captor's hand", "they change sides and are the captor's"),
      Leaf.choice(Keeper.OWNER, "to the owner's hand", "who has lost a piece may put it on the board again"),
      Leaf.choice(Keeper.NOBODY, "out of the game",
          "only the pieces that are in the hands at the start are dropped"));
  private static final Word CAPTURED =
      new Word(Section.RULES, "captured pieces", KEEPERS, "to the captor's hand",
          "to the owner's hand", "Where captured pieces go that can be held in hand.");
  private static final Word IN =
      new Word(SECTION, "in", Leaf.SQUARES, "anywhere", "ranks 1-8", "Where it may be dropped.");
  private static final Word PER_FILE = new Word(SECTION, "most on a file", Leaf.NUMBER_OR_ANY, Leaf.ANY, "1",
      "It may not be dropped on a file that has so many unpromoted pieces of its kind and side.")
      .formerly("one per file");
  private static final Word MAY_MATE =
      new Word(SECTION, "may mate", Leaf.YES_NO, "yes", "no", "Whether the drop may give mate.");
  private static final Word MAY_BE_STUCK = new Word(SECTION, "may be stuck", Leaf.YES_NO, "no", "yes",
      "Whether it may be dropped where it would have no further move on the empty board.");

  public HandsRoom() {
    super(Hands.class, HandsRule::new, HANDS, CAPTURED, IN, PER_FILE, MAY_MATE,
        MAY_BE_STUCK);
  }

  @Override
  public List<Hands> read(Fields fields, List<PieceKind> pieces) {
    List<Drop> drops = new ArrayList<>();
    fields.entries(HANDS).forEach((letter, entry) -> {
      if (fields.ground().problems().sound(entry.value())) { // what cannot be read may be meant to remove the entry
        fields.ground().known(letter, entry.key().place());
      }
      if (fields.ground().pieces().contains(letter)) {
        drops.add(drop(letter, entry.value(), fields));
      }
    });
    return drops.isEmpty() ? List.of() : List.of(new Hands(drops, fields.get(CAPTURED, KEEPERS)));
  }

  private static Drop drop(String letter, Tree value, Fields file) {
    Fields fields = file.part(value, HANDS).orElse(file.nothing());
    file.somewhere(value);
    Region region = file.region(value).orElseGet(() -> fields.squares(IN));
    return new Drop(letter, region, fields.get(PER_FILE, Leaf.NUMBER_OR_ANY), fields.yes(MAY_MATE),
        fields.yes(MAY_BE_STUCK));
  }

  @Override
  public void check(Hands hands, Written written) {
    if (!written.properties().contains(Property.SETS_UP)) {
      written.noRoyal(HANDS, held(hands), "is never in a hand");
    }
  }

  private static Set<String> held(Hands hands) {
    return hands.drops().stream().map(Drop::letter).collect(Collectors.toSet());
  }

  @Override
  public void idle(Hands hands, Written written) {
    Fields fields = written.fields();
    fields.entries(HANDS).forEach((letter, entry) -> {
      fields.part(entry.value(), HANDS)
          .ifPresent(drop -> drop.idle(MAY_MATE, !written.check(), "there is no mate in this game"));
      written.definition().piece(letter).flatMap(PieceKind::basic)
          .ifPresent(basic -> fields.ground().problems().idle(entry.key().place(),
              "the piece " + letter + " is never in a hand: captured, it becomes the piece " + basic));
    });
  }

  @Override
  public Map<Property, Set<String>> gives(Hands hands) {
    return hands.keeper() == Keeper.NOBODY ? Map.of()
        : Map.of(Property.FOLLOWS_CAPTURES, Set.of(), Property.TURNS_BACK, Set.of());
  }

  @Override
  public Optional<String> remark(Hands hands, PieceKind piece, Phrasing phrasing) {
    return piece.basic().filter(basic -> hands.keeper() != Keeper.NOBODY && held(hands).contains(basic))
        .map(basic -> "becomes " + phrasing.names().one(basic) + " again when it is captured");
  }

  @Override
  public String sentence(Hands hands, Phrasing phrasing) {
    Set<String> held = held(hands);
    boolean all = phrasing.definition().pieces().stream()
        .allMatch(piece -> piece.royal() || held.contains(piece.basic().orElse(piece.letter())));
    boolean allMoveOn = hands.drops().stream().noneMatch(Drop::stuck);
    return "Hands: " + switch (hands.keeper()) {
      case CAPTOR -> all ? "a captured piece changes sides and is kept in hand; "
          : "captured " + phrasing.names().plural(held)
              + " change sides and are kept in hand, other captured pieces leave the game; ";
      case OWNER -> all ? "a captured piece comes into the hand of its owner; "
          : "captured " + phrasing.names().plural(held)
              + " come into the hand of their owner, other captured pieces leave the game; ";
      case NOBODY -> "";
    } + "instead of a move a piece in hand can be dropped on an empty square"
        + (allMoveOn ? ", but not where it could never move on." : ".")
        + hands.drops().stream().map(drop -> limits(drop, allMoveOn, phrasing)).collect(Collectors.joining())
        + (phrasing.properties().contains(Property.CAPTURES_SPREAD)
            ? " Only the piece that is captured goes to a hand, not those that the explosion removes."
            : "");
  }

  private static String limits(Drop drop, boolean allMoveOn, Phrasing phrasing) {
    String who = phrasing.names().one(drop.letter());
    String piece = " " + who.substring(0, 1).toUpperCase(Locale.ROOT) + who.substring(1);
    List<String> forbidden = new ArrayList<>();
    if (!drop.stuck() && !allMoveOn) {
      forbidden.add("where it could never move on");
    }
    if (drop.mostPerFile() > 0) {
      forbidden.add(drop.mostPerFile() == 1 ? "on a file that has another of its kind and side"
          : "on a file that has " + drop.mostPerFile() + " others of its kind and side");
    }
    if (!drop.mayMate()) {
      forbidden.add("to give mate");
    }
    return (phrasing.places().isEverywhere(drop.region()) ? ""
        : piece + " is dropped on " + phrasing.places().oneOf(drop.region()) + " only.")
        + (forbidden.isEmpty() ? "" : piece + " may not be dropped " + English.list(forbidden, "or") + ".");
  }
}
