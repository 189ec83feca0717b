package org.variorum.rules.rule.rebirth;

import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;

/** Captured pieces, or capturers, come back to where their like stands at the start. */
public final class RebirthRoom extends Room<Rebirth> {

  private static final Section SECTION =
      new Section("rebirth", "Rebirth", "Where captured pieces come back, or those that capture.");
  private static final Word REBIRTH = new Word(Section.RULES, "rebirth", ValueShape.part(SECTION), "",
      "{ by file: P }",
      "A captured piece comes back to a square where the start position has one of its kind and side, if that is empty after the move;"
          + " else it is captured as ever. It counts as one that has never moved. If there are several such squares, those of the colour of"
          + " the square of the capture come first; of these the nearest by file, of two the one on the lower file. With `which: capturers`"
          + " the capturer comes back so instead.");
  private static final Leaf<Boolean> RETURNING = Leaf.oneOf("pieces that come back",
      Leaf.choice(false, "captured", "captured pieces"),
      Leaf.choice(true, "capturers",
          "pieces that capture, as what they have become if they promote; they may not capture, and give no check, if"
              + " another piece stands on that square after the capture; a piece without such a square stays where it captured"));
  private static final Word WHICH =
      new Word(SECTION, "which", RETURNING, "captured", "capturers", "Which pieces come back.")
          .formerly("whom");
  private static final Word PIECES = new Word(SECTION, "pieces", Leaf.LETTERS,
      "all that are not royal; of capturers, all", "Q R B N P", "The pieces that come back.").formerly("of");
  private static final Word BY_FILE = new Word(SECTION, "by file", Leaf.LETTERS, Letters.NOBODY, "P",
      "Those that come back on the file where they were captured, whatever the colour; if none of their like stands there at the start,"
          + " they do not come back.");
  private static final Leaf<Boolean> SIDES = Leaf.oneOf("squares of rebirth",
      Leaf.choice(false, "own", "those where pieces of its own side stand at the start"),
      Leaf.choice(true, "enemy", "those where pieces of the other side stand at the start"));
  private static final Word SQUARES =
      new Word(SECTION, "squares", SIDES, "own", "enemy",
          "The side that owns the squares to which a piece comes back.");
  private static final Word OTHERS = new Word(SECTION, "others to", Leaf.SQUARES, "nowhere", "rank 8",
      "Squares to which pieces come back, on the file of the capture, if none of their kind stands in the start position; as their owner"
          + " sees the board.");

  /** On the card, of capturers. */
  private static final String CAPTURERS =
      ". If another piece stands there after the capture, they may not capture, and give no check by it. A piece that promotes by the capture"
          + " comes back as what it has become. A piece that has no such square stays where it captured.";

  public RebirthRoom() {
    super(Rebirth.class, RebirthRule::new, REBIRTH, WHICH, PIECES, BY_FILE, SQUARES, OTHERS);
  }

  @Override
  public List<Rebirth> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(REBIRTH).stream().map(part -> rebirth(part, pieces)).toList();
  }

  private static Rebirth rebirth(Fields part, List<PieceKind> pieces) {
    boolean capturers = part.get(WHICH, RETURNING);
    Set<String> all = pieces.stream().filter(piece -> capturers || !piece.royal()).map(PieceKind::letter)
        .collect(Collectors.toSet());
    return new Rebirth(capturers, part.has(PIECES) ? part.pieces(PIECES) : all, part.pieces(BY_FILE),
        part.get(SQUARES, SIDES), part.findSquares(OTHERS).orElse(Region.NOWHERE));
  }

  @Override
  public void check(Rebirth rebirth, ParsedDefinition written) {
    written.fields().part(REBIRTH).ifPresent(part -> {
      if (!rebirth.capturers()) {
        royal(PIECES, rebirth.pieces(), part, written);
        royal(BY_FILE, rebirth.byFile(), part, written);
      }
      rebirth.byFile().stream()
          .filter(letter -> !rebirth.pieces().contains(letter)
              && (rebirth.capturers() || !written.isRoyal(letter)))
          .findFirst().ifPresent(letter -> part.refuse(BY_FILE,
              "the piece " + letter + " does not come back: name it after \"pieces\", too, or nowhere"));
    });
  }

  @Override
  public void idle(Rebirth rebirth, ParsedDefinition written) {
    boolean all = rebirth.pieces().stream().allMatch(letter -> Stream.of(Side.values())
        .allMatch(side -> written.forces().atStart(side, letter) > 0));
    written.fields().part(REBIRTH).ifPresent(part -> part.idleHint(OTHERS, all,
        "the start position has each kind of piece that comes back"));
  }

  private static void royal(Word word, Collection<String> letters, Fields part, ParsedDefinition written) {
    letters.stream().filter(written::isRoyal).findFirst().ifPresent(letter -> part.refuse(word,
        "the royal piece " + letter + " does not come back: its capture decides the game"));
  }

  @Override
  public Map<Property, Set<String>> gives(Rebirth rebirth) {
    Map<Property, Set<String>> gives = new EnumMap<>(
        Map.of(Property.FOLLOWS_CAPTURES, Set.of(),
            rebirth.capturers() ? Property.CAPTURER_RETURNS : Property.CAPTURED_RETURNS, rebirth.pieces()));
    if (rebirth.returnsUnmoved()) {
      gives.put(Property.RENEWS_UNMOVED, rebirth.pieces());
    }
    return gives;
  }

  @Override
  public List<PropertyClash> refuses(Rebirth rebirth) {
    PropertyClash spread = new PropertyClash(Property.MOVES_SPREAD,
        "rebirth and %s: it is undefined whether it affects a piece that comes back");
    return rebirth.capturers() ? List.of(spread,
        new PropertyClash(Property.CAPTURES_SPREAD,
            "rebirth of capturers and %s have no defined order"),
        new PropertyClash(Property.CAPTURER_TURNS,
            "rebirth of capturers and %s have no defined order"),
        new PropertyClash(Property.CAPTURER_CHANGES,
            "rebirth of capturers and %s have no defined order"),
        new PropertyClash(Property.CAPTURER_STAYS,
            "rebirth of capturers and %s: it is undefined whether a piece that captures without moving comes back"),
        new PropertyClash(Property.CAPTURES_IN_PASSING,
            "rebirth of capturers and %s: it is undefined to which square a piece that goes on comes back"))
        : List.of(spread);
  }

  @Override
  public String sentence(Rebirth rebirth, Phrasing phrasing) {
    Set<String> byFile = new HashSet<>(rebirth.byFile());
    Set<String> byColour = new HashSet<>(rebirth.pieces());
    byColour.removeAll(byFile);
    String pieces = phrasing.names().plural(inOrder(rebirth.pieces(), phrasing));
    return "Rebirth: " + (rebirth.capturers() ? pieces + " that capture" : "captured " + pieces)
        + " come back at once to a square where the start position has a piece of their kind and "
        + (rebirth.mirrored() ? "of the other side" : "side")
        + (rebirth.capturers() ? CAPTURERS
            : ", if it is empty after the move; else they are captured as ever.")
        + (byColour.isEmpty() ? ""
            : " Of several such squares those count that have the colour of the square of the capture, if there are any, and of these the"
                + " nearest by file, or of two the one on the lower file.")
        + (byFile.isEmpty() ? ""
            : " " + upper(phrasing.names().plural(inOrder(byFile, phrasing)))
                + (rebirth.capturers() ? " come back only on the file where they captured."
                    : " come back only on the file where they were captured."))
        + (rebirth.others().isEmpty() ? ""
            : " Pieces of kinds that the start position lacks come back on the file of the capture, on "
                + phrasing.places().oneOf(rebirth.others()) + " as their owner sees the board.")
        + (rebirth.mirrored() ? "" : " A piece that has come back counts as one that has never moved.");
  }

  private static String upper(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  private static List<String> inOrder(Set<String> letters, Phrasing phrasing) {
    return phrasing.definition().pieces().stream().map(PieceKind::letter).filter(letters::contains).toList();
  }
}
