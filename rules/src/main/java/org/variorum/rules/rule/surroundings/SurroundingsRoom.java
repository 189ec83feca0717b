package org.variorum.rules.rule.surroundings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Zone;
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
import org.variorum.rules.rule.surroundings.Surroundings.Happens;
import org.variorum.rules.rule.surroundings.Surroundings.Which;

/** Enemies around the square where a piece arrives change sides, or are captured. */
public final class SurroundingsRoom extends Room<Surroundings> {

  /** After what it follows. */
  private record After(boolean moves, boolean drops) {}

  private static final Section SECTION = new Section("surroundings", "Surroundings",
      "What happens to enemies around the square where a piece arrives.");
  private static final Word SURROUNDINGS = new Word(Section.RULES, "surroundings", ValueShape.part(SECTION),
      "",
      "{ which: enclosed run, happens: change sides }",
      "Enemies around the square where a piece arrives change sides, or are captured. It threatens nothing. A royal piece never"
          + " changes sides, and is captured so only where royal pieces may be captured. Pieces captured so come into no hand.");
  private static final Leaf<Which> WHICHES = Leaf.oneOf("enemies around",
      Leaf.choice(Which.ENCLOSED_RUN, "enclosed run",
          "enemies in an unbroken line between the arrival square and another piece of the mover's"),
      Leaf.choice(Which.ENCLOSED_ONE, "enclosed one", "one enemy that stands alone between the two"),
      Leaf.choice(Which.ADJACENT, "adjacent", "enemies next to the arrival square"),
      Leaf.choice(Which.ATTACKED, "attacked",
          "enemies that the piece could capture from there by its own ways but those under a condition, even if `captured by` says that it"
              + " may not; a piece that has promoted, as what it has become"));
  private static final Word WHICH =
      new Word(SECTION, "which", WHICHES, Word.REQUIRED, "adjacent", "Which enemies.").formerly("whom");
  private static final Word ALONG = new Word(SECTION, "along", Leaf.DIRECTIONS, "all", "straight",
      "In which directions one looks from the arrival square.").formerly("lines");
  private static final Leaf<Happens> EFFECTS = Leaf.oneOf("effect on enemies around",
      Leaf.choice(Happens.CHANGE_SIDES, "change sides", "they become the mover's, of the same kind"),
      Leaf.choice(Happens.ARE_CAPTURED, "are captured", "they leave the game"));
  private static final Word HAPPENS = new Word(SECTION, "happens", EFFECTS, "change sides", "are captured",
      "What happens to them.");
  private static final Leaf<After> MOMENTS = Leaf.oneOf("moves or drops",
      Leaf.choice(new After(true, true), "moves and drops", "after every move"),
      Leaf.choice(new After(true, false), "moves", "after moves of pieces on the board"),
      Leaf.choice(new After(false, true), "drops", "after drops"));
  private static final Word AFTER =
      new Word(SECTION, "after", MOMENTS, "moves and drops", "drops", "After what it happens.");
  private static final Word COMPULSORY = new Word(SECTION, "compulsory", Leaf.YES_NO, "no", "yes",
      "Whether a move that changes nothing so is illegal.");
  private static final Word OPENING = new Word(SECTION, "opening", Leaf.SQUARES, "nowhere", "d4 e4 d5 e5",
      "As long as one of these squares is empty a drop has to be made on one of them, and need change nothing.");
  private static final Word SPARES = new Word(SECTION, "spares", Leaf.LETTERS, Letters.NOBODY, "K",
      "Pieces to which nothing happens. They do not break a line.");
  private static final Word CLOSING = new Word(SECTION, "closing squares", Leaf.SQUARES, "nowhere",
      "a1 h1 a8 h8",
      "Squares that enclose enemies as a piece of the mover's does, while neither a piece nor a wall stands there. Behind a slash stand those of"
          + " Black's moves.");

  public SurroundingsRoom() {
    super(Surroundings.class, SurroundingsRule::new, SURROUNDINGS, WHICH, ALONG, HAPPENS, AFTER, COMPULSORY,
        OPENING, SPARES, CLOSING);
  }

  @Override
  public List<Surroundings> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(SURROUNDINGS).stream().map(SurroundingsRoom::surroundings).toList();
  }

  private static Surroundings surroundings(Fields part) {
    After after = part.get(AFTER, MOMENTS);
    return new Surroundings(part.find(WHICH, WHICHES).orElse(Which.ADJACENT),
        part.get(ALONG, Leaf.DIRECTIONS),
        part.get(HAPPENS, EFFECTS), after.moves(), after.drops(), part.isYes(COMPULSORY),
        part.findSquares(OPENING).orElse(Region.NOWHERE), part.pieces(SPARES),
        part.findSquares(CLOSING).orElse(Region.NOWHERE));
  }

  @Override
  public void check(Surroundings record, ParsedDefinition written) {
    boolean drops = !written.definition().heldLetters().isEmpty();
    written.fields().part(SURROUNDINGS)
        .filter(_ -> !record.moves() && !drops && !written.fields().scope().problems().hasMalformedName())
        .ifPresent(part -> part.refuse(AFTER, "no pieces are dropped in this game"));
  }

  @Override
  public void idle(Surroundings record, ParsedDefinition written) {
    written.fields().part(SURROUNDINGS).ifPresent(part -> {
      part.idleHint(SPARES, written.isAll(record.spared()), "so nothing ever changes");
      part.idle(ALONG, record.which() == Which.ATTACKED, "a piece attacks by its ways");
      part.idle(CLOSING,
          part.has(WHICH) && part.isSound(WHICH)
              && (record.which() == Which.ADJACENT || record.which() == Which.ATTACKED),
          "only enclosed enemies stand in a line that is closed");
      part.idle(OPENING, !record.compulsory(), "no drop has to change anything");
      part.idle(OPENING, !record.drops() || written.definition().heldLetters().isEmpty(),
          "no drop has to change anything");
    });
  }

  @Override
  public Map<Property, Set<String>> gives(Surroundings record) {
    return record.drops() ? Map.of(Property.MOVES_SPREAD, Set.of(), Property.DROPS_SPREAD, Set.of())
        : Map.of(Property.MOVES_SPREAD, Set.of());
  }

  @Override
  public List<PropertyClash> refuses(Surroundings record) {
    List<PropertyClash> refusals = new ArrayList<>(List.of(
        new PropertyClash(Property.CAPTURES_SPREAD,
            "surroundings and %s have no defined order"),
        new PropertyClash(Property.CAPTURER_TURNS,
            "surroundings and %s: it is undefined whether a piece that turns as it captures affects those around"),
        new PropertyClash(Property.CAPTURER_STAYS,
            "surroundings and %s: it is undefined whether a piece that captures without moving arrives"),
        new PropertyClash(Property.PLACES_ENEMIES,
            "surroundings and %s: it is undefined what happens to a piece that is put elsewhere"),
        new PropertyClash(Property.PLACES_OWN,
            "surroundings and %s: it is undefined what happens to a piece that is put elsewhere"),
        new PropertyClash(Property.NO_CAPTURES,
            "surroundings and %s: it is undefined where a piece that acts on another arrives")));
    if (record.compulsory()) {
      refusals.add(new PropertyClash(Property.CAPTURES_AFAR,
          "compulsory surroundings and %s: it is undefined whether a piece that the same move captures would change sides"));
    }
    if (record.which() == Which.ATTACKED) {
      refusals.add(new PropertyClash(Property.BORROWS,
          "surroundings and %s: it is undefined whether a piece attacks those around by movement that it borrows"));
      refusals.add(new PropertyClash(Property.BOUNDS_SQUARES,
          "surroundings and %s: it is undefined whether a piece attacks those around that it may not reach"));
      refusals.add(new PropertyClash(Property.ORBITS,
          "surroundings and %s: it is undefined whether a piece attacks those around on its way round another"));
    }
    return refusals;
  }

  @Override
  public String sentence(Surroundings record, Phrasing phrasing) {
    String moves = record.moves() ? record.drops() ? "When a piece moves or is dropped" : "When a piece moves"
        : "When a piece is dropped";
    String enemies = switch (record.which()) {
      case ENCLOSED_RUN ->
          "enemies in an unbroken " + line(record) + "between it and another piece of its own side";
      case ENCLOSED_ONE ->
          "an enemy that stands alone on a " + line(record) + "between it and another piece of its own side";
      case ADJACENT -> "enemies next to it" + switch (record.lines()) {
        case ALL -> "";
        case STRAIGHT -> " along ranks and files";
        case DIAGONAL -> " diagonally";
      };
      case ATTACKED -> "enemies that it could capture from where it has arrived";
    };
    boolean one = record.which() == Which.ENCLOSED_ONE;
    return "Surroundings: " + Character.toLowerCase(moves.charAt(0)) + moves.substring(1) + ", " + enemies
        + switch (record.happens()) {
          case CHANGE_SIDES -> one ? " changes sides." : " change sides.";
          case ARE_CAPTURED -> one ? " is captured." : " are captured.";
        } + sight(record) + closing(record, phrasing) + spared(record, phrasing)
        + compulsory(record, phrasing);
  }

  private static String sight(Surroundings record) {
    return record.which() == Which.ATTACKED
        ? " A piece that has promoted counts as what it has become; one that others may not capture is attacked all the same."
        : "";
  }

  private static String closing(Surroundings record, Phrasing phrasing) {
    return record.closing().isEmpty() ? ""
        : " These squares close a line as a piece does, while they are empty: "
            + phrasing.places().words(record.closing()) + ".";
  }

  private static String line(Surroundings record) {
    return switch (record.lines()) {
      case ALL -> "line ";
      case STRAIGHT -> "rank or file ";
      case DIAGONAL -> "diagonal ";
    };
  }

  private static String spared(Surroundings record, Phrasing phrasing) {
    return record.spared().isEmpty() ? ""
        : " Nothing happens to " + phrasing.names().plural(record.spared()) + ".";
  }

  private static String compulsory(Surroundings record, Phrasing phrasing) {
    if (!record.compulsory()) {
      return "";
    }
    String kind = record.moves() ? record.drops() ? "A move or drop" : "A move" : "A drop";
    boolean opens = !record.opening().equals(Region.NOWHERE) && record.drops();
    return " " + kind + " that changes nothing so is not legal."
        + (opens
            ? " As long as one of these squares is empty, a drop is made on one of them, and need change nothing: "
                + phrasing.places().words(record.opening()) + "."
            : "");
  }

  @Override
  public List<Zone> zones(Surroundings surroundings, Phrasing phrasing) {
    return Stream.of(
        new Zone(surroundings.opening(), Zone.Sign.BORDER, "pieces are dropped there first"),
        new Zone(surroundings.closing(), Zone.Sign.BORDER, "while it is empty, an enemy is closed in there"))
        .filter(zone -> !zone.region().isEmpty()).toList();
  }
}
