package org.variorum.rules.rule.afar;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Zone;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Letters;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Path;
import org.variorum.rules.platform.Distinct;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;
import org.variorum.rules.rule.afar.Afar.Capture;
import org.variorum.rules.rule.afar.Afar.How;

/** Some pieces capture others by where they go, without coming to their squares. */
public final class AfarRoom extends Room<Afar> {

  private static final Section SECTION = new Section("captures from afar", "Captures from afar",
      "Pieces that capture enemies without moving to their squares; where the piece moves decides which.");
  private static final Word AFAR =
      new Word(Section.RULES, "captures from afar", ValueShape.several(ValueShape.part(SECTION)), "",
          "{ pieces: W, how: withdrawal }",
          "When a piece makes a move of its own that captures nothing there, it captures enemies elsewhere. That threatens nothing. Where there is"
              + " check, royal pieces are not captured so. The captured pieces come into no hand.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "W", "The pieces that capture so.")
          .formerly("by");
  private static final Leaf<How> HOWS = Leaf.oneOf("capture from afar",
      Leaf.choice(How.APPROACH, "approach",
          "the enemy on the next square of a straight line in which the piece has come towards it"),
      Leaf.choice(How.WITHDRAWAL, "withdrawal",
          "the enemy on the square behind the one that the piece has left in a straight line"),
      Leaf.choice(How.LEAP, "leap",
          "all enemies over which the piece has gone in a straight line, where its movement lets it"),
      Leaf.choice(How.CUSTODY, "custody",
          "one enemy that stands alone between the arrival square and another piece of its side, in each direction"),
      Leaf.choice(How.COORDINATION, "coordination",
          "enemies where the file of the piece crosses the rank of another of its side, or its rank the file"));
  private static final Word HOW =
      new Word(SECTION, "how", HOWS, Word.REQUIRED, "approach", "Which enemies they capture.");
  private static final Word ALONG = new Word(SECTION, "along", Leaf.DIRECTIONS, "all", "straight",
      "In which directions; not for coordination.").formerly("lines");
  private static final Leaf<Boolean> RUNS = Leaf.oneOf("enemies in a line",
      Leaf.choice(false, "next", "the one that stands there"),
      Leaf.choice(true, "unbroken line", "all enemies in an unbroken line that begins there"));
  private static final Word WHICH = new Word(SECTION, "which", RUNS, "next", "unbroken line",
      "How many of the enemies in a line, by approach, withdrawal and custody.").formerly("whom");
  private static final Word WITH = new Word(SECTION, "with", Leaf.LETTERS, "all", "K",
      "With which pieces of their side they capture, by custody and coordination. For coordination it has to be said.");
  private static final Word SPARES = new Word(SECTION, "spares", Leaf.LETTERS, Letters.NOBODY, "P",
      "Pieces that are not captured so. They do not break a line.");
  private static final Word CLOSING = new Word(SECTION, "closing squares", Leaf.SQUARES, "nowhere",
      "a1 h1 a8 h8",
      "Squares that take the place of the other piece in custody, while neither a piece nor a wall stands there. Behind a slash stand those of"
          + " Black's captures.");
  private static final Word APART = new Word(SECTION, "apart", Leaf.YES_NO, "no", "yes",
      "Whether a piece that leaps may not go over two pieces that stand next to each other.");

  public AfarRoom() {
    super(Afar.class, AfarRule::new, AFAR, PIECES, HOW, ALONG, WHICH, WITH, SPARES, CLOSING, APART);
  }

  @Override
  public List<Afar> read(Fields fields, List<PieceKind> pieces) {
    List<Capture> captures = fields.parts(AFAR).stream().map(AfarRoom::capture).toList();
    return captures.isEmpty() ? List.of() : List.of(new Afar(captures));
  }

  private static Capture capture(Fields part) {
    return new Capture(part.pieces(PIECES), part.find(HOW, HOWS).orElse(How.APPROACH),
        part.get(ALONG, Leaf.DIRECTIONS), part.get(WHICH, RUNS), part.pieces(WITH), part.pieces(SPARES),
        part.findSquares(CLOSING).orElse(Region.NOWHERE), part.isYes(APART));
  }

  @Override
  public void check(Afar afar, ParsedDefinition written) {
    boolean round = written.goesRound();
    List<Fields> parts = written.fields().parts(AFAR);
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).has(HOW) && parts.get(i).isSound(HOW)) {
        check(parts.get(i), afar.captures().get(i).how(), round);
      }
    }
  }

  private static void check(Fields part, How how, boolean round) {
    if (how == How.COORDINATION && !part.has(WITH)) {
      part.refuse(HOW, "\"with\" has to say with which pieces, as \"with: K\"");
    } else if (how.isByWay() && round) {
      part.refuse(HOW, ParsedDefinition.GOES_ROUND);
    }
    part.idle(ALONG, how == How.COORDINATION, "where file and rank cross there is no line");
    part.idle(WHICH, how == How.COORDINATION, "where file and rank cross there is no line");
    part.idle(WHICH, how == How.LEAP, "a piece that leaps captures all pieces that it goes over");
    part.idle(WITH, !how.isTogether(), "only custody and coordination have partners");
    part.idle(CLOSING, how != How.CUSTODY, "only by custody a line is closed");
    part.idle(APART, how != How.LEAP, "only a piece that leaps goes over others");
  }

  @Override
  public void idle(Afar afar, ParsedDefinition written) {
    List<Fields> parts = written.fields().parts(AFAR);
    boolean leaps = written.definition().pieces().stream()
        .anyMatch(piece -> written.definition().ways(piece)
            .anyMatch(way -> way.movement().paths().stream().anyMatch(Path::mayLeadPastPiece)));
    for (int i = 0; i < parts.size(); i++) {
      Capture capture = afar.captures().get(i);
      parts.get(i).hint(HOW, capture.how() == How.LEAP && !leaps,
          "nothing is ever captured so: no piece goes over others in a straight line; let one hop, such as pR");
      parts.get(i).idleHint(SPARES, written.isAll(capture.spared()), "so nothing is ever captured");
    }
    written.fields().hintAtDuplicates(AFAR);
  }

  @Override
  public Map<Property, Set<String>> gives(Afar afar) {
    return Map.of(Property.MOVES_SPREAD, Set.of(), Property.CAPTURES_AFAR, Set.of());
  }

  @Override
  public List<PropertyClash> refuses(Afar afar) {
    return List.of(new PropertyClash(Property.NO_CAPTURES,
        "captures from afar and %s: it is undefined whether pieces are captured so where others are acted on"));
  }

  @Override
  public String sentence(Afar afar, Phrasing phrasing) {
    return "Captures from afar: " + afar.captures().stream().map(capture -> clause(capture, phrasing))
        .collect(Collectors.joining("; ")) + "."
        + (phrasing.check() ? " No royal piece is captured so." : "");
  }

  private static String clause(Capture capture, Phrasing phrasing) {
    String by = phrasing.names().anyWithLetters(inOrder(capture.by(), phrasing));
    String enemies = capture.run() ? "all enemies in an unbroken line that begins" : "an enemy";
    boolean anybody = capture.partners().size() == phrasing.definition().pieces().size();
    String partner = (anybody ? "another piece"
        : phrasing.names().anyWithLetters(inOrder(capture.partners(), phrasing))) + " of its side";
    String along = switch (capture.lines()) {
      case ALL -> "";
      case STRAIGHT -> " along a rank or file";
      case DIAGONAL -> " along a diagonal";
    };
    String victims = switch (capture.how()) {
      case APPROACH ->
          enemies + " on the next square in the direction of its move, if that is straight" + along;
      case WITHDRAWAL -> enemies + " on the square straight behind the one that it leaves" + along;
      case LEAP -> "all enemies over which it goes straight" + along;
      case CUSTODY -> (capture.run() ? "all enemies in an unbroken line" : "an enemy that stands alone")
          + " between its arrival square and " + partner + closing(capture, phrasing) + along;
      case COORDINATION -> "enemies where its file crosses the rank of " + partner
          + ", and where its rank crosses the file";
    };
    return by + " that moves without capturing captures " + victims + (capture.spared().isEmpty() ? ""
        : ", but not " + phrasing.names().plural(capture.spared()))
        + (capture.apart() ? "; it may not go over two pieces that stand next to each other" : "");
  }

  private static String closing(Capture capture, Phrasing phrasing) {
    return capture.closing().isEmpty() ? ""
        : ", or " + phrasing.places().oneOf(capture.closing()) + " while that is empty,";
  }

  private static List<String> inOrder(Set<String> letters, Phrasing phrasing) {
    return phrasing.definition().pieces().stream().map(PieceKind::letter).filter(letters::contains).toList();
  }

  @Override
  public List<Zone> zones(Afar afar, Phrasing phrasing) {
    return afar.captures().stream().map(Capture::closing).filter(closing -> !closing.isEmpty())
        .filter(Distinct.values())
        .map(closing -> new Zone(closing, Zone.Sign.BORDER, "while it is empty, an enemy is closed in there"))
        .toList();
  }
}
