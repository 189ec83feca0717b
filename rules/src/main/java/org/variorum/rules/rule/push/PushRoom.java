package org.variorum.rules.rule.push;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.variorum.rules.rule.push.Push.PushOwner;

/** Pieces push rows of others before them. */
public final class PushRoom extends Room<Push> {

  private static final Section SECTION = new Section("push", "Push", "After `push`.");
  private static final Word PUSH = new Word(Section.RULES, Push.WORD, ValueShape.part(SECTION), "",
      "{ pieces: R, at most: 3 }",
      "Instead of a move a piece goes one step onto an occupied square and pushes the unbroken row of pieces that begins there by one"
          + " square in the same direction, onto an empty square. It captures and threatens nothing. No piece promotes by it.");
  private static final Word PIECES = new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "R",
      "The pieces that push.");
  private static final Leaf<PushOwner> OWNERS = Leaf.oneOf("owner of pushed pieces",
      Leaf.choice(PushOwner.ANY, "any", "pieces of both sides"),
      Leaf.choice(PushOwner.OWN, "own", "the mover's pieces only"),
      Leaf.choice(PushOwner.ENEMIES, "enemy", "enemies only").formerly("enemies"));
  private static final Word OWNER =
      new Word(SECTION, "owner", OWNERS, "any", "enemy", "The owner of the pieces in the row.")
          .formerly("whom");
  private static final Word TARGETS = new Word(SECTION, "targets", Leaf.LETTERS, "all", "all but K",
      "The kinds of pieces that may be in it. Others stop it.").formerly("pushed");
  private static final Word ALONG =
      new Word(SECTION, "along", Leaf.DIRECTIONS, "all", "straight", "In which directions.")
          .formerly("lines");
  private static final Word AT_MOST = new Word(SECTION, "at most", Leaf.NUMBER_OR_ANY, Leaf.ANY, "2",
      "How many pieces the row may have.");
  private static final Word STRONGER = new Word(SECTION, "only weaker", Leaf.YES_NO, "no", "yes",
      "Whether enemies are pushed only by more pieces than they are: own ones come first, the pusher among them, and no own piece"
          + " stands behind the enemies.");
  private static final Word OFF = new Word(SECTION, "off the board", Leaf.YES_NO, "no", "yes",
      "Whether the last of the row may also be pushed off the board, or into a hole, if it is an enemy: it is out of the game. A royal"
          + " piece only where it may be captured.");

  public PushRoom() {
    super(Push.class, PushRule::new, PUSH, PIECES, OWNER, TARGETS, ALONG, AT_MOST, STRONGER, OFF);
  }

  @Override
  public List<Push> read(Fields fields, List<PieceKind> pieces) {
    return fields.part(PUSH)
        .map(part -> new Push(part.pieces(PIECES), part.get(OWNER, OWNERS), part.pieces(TARGETS),
            part.get(ALONG, Leaf.DIRECTIONS), part.get(AT_MOST, Leaf.NUMBER_OR_ANY), part.isYes(STRONGER),
            part.isYes(OFF)))
        .filter(push -> !push.pieces().isEmpty()).stream().toList();
  }

  @Override
  public void check(Push push, ParsedDefinition written) {
    written.fields().part(PUSH).ifPresent(part -> {
      part.idle(STRONGER, push.stronger() && push.owner() == PushOwner.OWN && part.isSound(OWNER),
          "no enemy is pushed");
      if (push.stronger() && push.owner() == PushOwner.ENEMIES) {
        part.refuse(STRONGER, "one piece alone is never more than those that it pushes");
      }
      part.idle(OFF, push.off() && push.owner() == PushOwner.OWN && part.isSound(OWNER),
          "only enemies are pushed off the board");
    });
  }

  @Override
  public Map<Property, Set<String>> gives(Push push) {
    return Map.of(Property.NAMES_ANOTHER, Set.of());
  }

  @Override
  public Optional<String> moves() {
    return Optional.of(Push.WORD);
  }

  @Override
  public List<PropertyClash> refuses(Push push) {
    List<PropertyClash> refusals = new ArrayList<>(List.of(
        new PropertyClash(Property.PLACES_ENEMIES,
            "push and %s: the text of a move could not say whether a piece is pushed or put there"),
        new PropertyClash(Property.PLACES_OWN,
            "push and %s: the text of a move could not say whether a piece is pushed or put there"),
        new PropertyClash(Property.NO_CAPTURES,
            "push and %s: the text of a move could not say whether a piece is pushed or acted on")));
    if (push.off()) {
      refusals.add(new PropertyClash(Property.CAPTURES_IN_PASSING, push.pieces(),
          "push off the board and %s: the text of a move could not say whether a piece is pushed off or captured"));
    }
    return refusals;
  }

  @Override
  public String sentence(Push push, Phrasing phrasing) {
    String owned = switch (push.owner()) {
      case ANY -> "";
      case OWN -> " of its own side";
      case ENEMIES -> " of the enemy's";
    };
    String row = push.atMost() == 0 ? "the unbroken row of pieces" + owned + " before it"
        : push.atMost() == 1 ? "the one piece" + owned + " before it"
            : "the unbroken row of at most " + push.atMost() + " pieces" + owned + " before it";
    String lines = switch (push.lines()) {
      case ALL -> "in any of the eight directions";
      case STRAIGHT -> "along a rank or file";
      case DIAGONAL -> "along a diagonal";
    };
    return "Push: instead of a move, "
        + phrasing.names().anyWithLetters(phrasing.definition().pieces().stream()
            .map(PieceKind::letter).filter(push.pieces()::contains).toList())
        + " may go one step " + lines
        + " onto an occupied square and push " + row + " by one square onto an empty one."
        + (push.stronger()
            ? " Enemies are pushed only by more pieces than they are: the pusher and own pieces before it come"
                + " first in the row, and no own piece stands behind the enemies."
            : "")
        + exceptions(push, phrasing)
        + (push.off()
            ? " An enemy that is the last of the row may also be pushed off the board, and is out of the game"
                + (phrasing.check() ? "; a royal piece may not." : ".")
            : "")
        + " A push captures nothing and threatens nothing, and no piece promotes by it.";
  }

  private static String exceptions(Push push, Phrasing phrasing) {
    List<String> others = phrasing.definition().pieces().stream().map(PieceKind::letter)
        .filter(letter -> !push.pushed().contains(letter)).toList();
    return others.isEmpty() ? ""
        : others.size() > push.pushed().size()
            ? " Only " + phrasing.names().plural(push.pushed()) + " can be pushed; others stop the row."
            : " Not pushed are " + phrasing.names().plural(others) + ": they stop the row.";
  }
}
