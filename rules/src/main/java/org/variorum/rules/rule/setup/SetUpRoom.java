package org.variorum.rules.rule.setup;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Royalty;
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

/** Pieces in hand that are put on the board before play begins. */
public final class SetUpRoom extends Room<SetUp> {

  private static final Section SECTION = new Section("set-up", "Set-up",
      "The long form after `set-up`; the letters alone are enough where the pieces may stand as they will.");
  private static final Word SET_UP =
      new Word(Section.RULES, "set-up",
          ValueShape.either(ValueShape.one(Leaf.LETTERS), ValueShape.part(SECTION)), "",
          "K Q R B N",
          "Pieces that each side puts on the board from its hand before play begins, royal ones, too: a player who can drop one"
              + " of them has to. Where each may be put, `hands` says.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "K Q R B N", "The pieces.");
  private static final Word APART = new Word(SECTION, "on different colours", Leaf.LETTERS, "nobody", "B",
      "Pieces of a side that must stand on squares of different colours; the others are put so that these find such squares.");
  private static final Word CHECK = new Word(SECTION, "check", Leaf.YES_NO, "no", "yes",
      "Whether check counts for a side that still holds such pieces: it puts none that leaves its royal piece attacked, and where it can put"
          + " none it moves. Else it is never in check, and may put a royal piece where it is attacked; it is not captured there. Where captured pieces come into a hand, check counts.");

  public SetUpRoom() {
    super(SetUp.class, SetUpRule::new, SET_UP, PIECES, APART, CHECK);
  }

  @Override
  public List<SetUp> read(Fields fields, List<PieceKind> pieces) {
    Optional<Fields> part = fields.part(SET_UP);
    Set<String> named = part.map(words -> words.pieces(PIECES)).orElseGet(() -> fields.pieces(SET_UP));
    Set<String> apart = part.map(words -> words.pieces(APART)).orElse(Set.of());
    boolean check = part.filter(words -> words.isYes(CHECK)).isPresent();
    return named.isEmpty() ? List.of() : List.of(new SetUp(named, apart, check));
  }

  @Override
  public void check(SetUp setUp, ParsedDefinition written) {
    List<String> held = written.definition().heldLetters();
    if (written.fields().scope().problems().hasMalformedName()) {
      return;
    }
    setUp.pieces().stream().filter(letter -> !held.contains(letter)).sorted().findFirst()
        .ifPresent(letter -> written.fields().refuse(SET_UP,
            "the piece " + letter + " is never in a hand: \"hands\" says where pieces in hand may be put"));
    setUp.apart().stream().filter(letter -> !setUp.pieces().contains(letter)).sorted().findFirst()
        .ifPresent(letter -> written.fields().refuse(SET_UP, "the piece " + letter + " is not set up"));
    if (setUp.pieces().stream().anyMatch(written::isRoyal)
        && written.definition().royalty().mode() == Royalty.Mode.CAPTURE) {
      written.fields().refuse(SET_UP, "a royal piece can be set up only where it may not be captured:"
          + " elsewhere a side without one has lost");
    }
    Royalty.Several several = written.definition().royalty().several();
    if (setUp.pieces().stream().anyMatch(written::isRoyal)
        && (several == Royalty.Several.LAST || several == Royalty.Several.NOT_ALL)) {
      written.fields().refuse(SET_UP,
          "a royal piece can be set up only where none of several may be captured:"
              + " elsewhere a side without one has lost");
    }
    Set<String> others = new HashSet<>(held);
    others.removeAll(setUp.pieces());
    written.noRoyal(SET_UP, others, "is in a hand and must be set up, too");
  }

  @Override
  public void idle(SetUp setUp, ParsedDefinition written) {
    written.fields().part(SET_UP).ifPresent(words -> words.idle(CHECK,
        written.definition().royalty().mode() != Royalty.Mode.CHECK, "there is no check in this game"));
    written.fields().part(SET_UP).ifPresent(words -> words.idle(CHECK,
        written.definition().mechanisms().stream().anyMatch(Mechanism::fillsHands),
        "check counts where captured pieces come into a hand"));
  }

  @Override
  public Map<Property, Set<String>> gives(SetUp setUp) {
    return Map.of(Property.SETS_UP, setUp.pieces());
  }

  @Override
  public List<PropertyClash> refuses(SetUp setUp) {
    return List.of(new PropertyClash(Property.CAPTURES_SPREAD,
        "while a royal piece is in hand, it is undefined whether %s has removed it"));
  }

  @Override
  public String sentence(SetUp setUp, Phrasing phrasing) {
    return "Set-up: before play begins, the " + phrasing.names().plural(setUp.pieces())
        + " in hand are put on the board, one instead of a move: a player who can put one of them there has to."
        + (setUp.apart().isEmpty() ? ""
            : " No two " + phrasing.names().plural(setUp.apart())
                + " of a side are put on squares of the same colour, and the others leave squares of the colours that"
                + " they need.")
        + (phrasing.check() && setUp.knowsNoCheck(phrasing.definition())
            ? " A side that still holds one of them is not in check, whatever attacks its royal piece, which"
                + " may not be captured."
            : "");
  }
}
