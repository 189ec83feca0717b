package org.variorum.rules.rule.walls;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.variorum.rules.board.Geometry;
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
import org.variorum.rules.rule.walls.Walls.After;
import org.variorum.rules.rule.walls.Walls.Placing;

/** Squares that nobody enters or passes. */
public final class WallsRoom extends Room<Walls> {

  private static final Section SECTION =
      new Section("walls", "Walls", "Squares that no piece enters or passes.");
  private static final Word WALLS = new Word(Section.RULES, "walls", ValueShape.part(SECTION), "",
      "{ placed: anywhere }",
      "Walls stand on squares: no piece comes there or passes, by whatever move, and no piece hops over one. The start position may have"
          + " some; it writes them as it writes holes of the board, `*`. Moves bring others.");
  private static final Leaf<Placing> PLACING = Leaf.oneOf("placing of walls",
      Leaf.choice(Placing.NEVER, "never",
          "moves place none; written out, it says that positions to begin with may have some"),
      Leaf.choice(Placing.ANYWHERE, "anywhere",
          "the mover places one on any empty square after the piece has moved, in the same move; so in all that follow"),
      Leaf.choice(Placing.IN_REACH, "in reach",
          "on a square to which the piece could go from where it has arrived, without capturing"),
      Leaf.choice(Placing.MOVED, "moved",
          "there is one wall, and it goes to another empty square; if there is none, it comes onto the board"),
      Leaf.choice(Placing.BEHIND, "behind", "on the square that the piece has left; there is no choice"),
      Leaf.choice(Placing.CAPTURED, "where captured",
          "where a piece was captured by one that has gone on, en passant or over it; there is no choice"));
  private static final Word PLACED = new Word(SECTION, "placed", PLACING, "never", "anywhere",
      "How each move of a piece, and castling, places a wall. A move without a square for it is not legal; drops and passes place none.");
  private static final Word IN = new Word(SECTION, "in", Leaf.SQUARES, "anywhere", "ranks 2-7",
      "Where walls are placed, as the mover sees the board.").formerly("on");
  private static final Leaf<After> AFTERS = Leaf.oneOf("moves that place walls",
      Leaf.choice(After.MOVES, "moves", "all moves of pieces, and castling"),
      Leaf.choice(After.CAPTURES, "captures", "only those that capture"),
      Leaf.choice(After.OTHERS, "no captures", "only those that capture nothing"));
  private static final Word AFTER =
      new Word(SECTION, "after", AFTERS, "moves", "captures", "Which moves place walls.");
  private static final Word STONE = new Word(SECTION, "turn to stone", Leaf.LETTERS, Letters.NOBODY,
      "Q R B N",
      "The pieces that turn into a wall when they capture. Where there is check, a royal piece of that kind cannot capture.");

  private static final Word DROPPED = new Word(SECTION, "dropped", Leaf.LETTERS, Letters.NOBODY, "W",
      "The pieces that become a wall where they are dropped, so that a wall is placed instead of a move. `hands` says, as of all"
          + " drops, where, and how many each side has or that they are `endless`; a piece without movement needs `may be stuck: yes` there.");
  private static final Word AT_EDGE = new Word(SECTION, "at the edge", Leaf.YES_NO, "no", "yes",
      "Whether walls are placed and dropped only at the edge of what is left of the board: on squares beside which, along a rank or"
          + " file, there is no square or a wall.");

  private static final Pattern NAME = Pattern.compile("(?=.{1,24}$)[a-z]+(?:[ -][a-z]+)*");
  private static final Word CALLED = new Word(SECTION, "called", Leaf.TEXT, "wall", "duck",
      "What players call a wall, in lower case. Boards draw what they know by its name: a duck, an arrow, a trail, a stone, a hole.");

  public WallsRoom() {
    super(Walls.class, WallsRule::new, WALLS, PLACED, AFTER, IN, STONE, DROPPED, AT_EDGE, CALLED);
  }

  @Override
  public List<Walls> read(Fields fields, List<PieceKind> pieces) {
    return fields.parts(WALLS).stream()
        .map(part -> new Walls(part.get(PLACED, PLACING), part.get(AFTER, AFTERS), part.squares(IN),
            part.pieces(STONE), part.pieces(DROPPED), part.isYes(AT_EDGE), part.get(CALLED, Leaf.TEXT)))
        .toList();
  }

  @Override
  public void check(Walls walls, ParsedDefinition written) {
    written.fields().part(WALLS).ifPresent(part -> {
      if (!NAME.matcher(walls.name()).matches()) {
        part.refuse(CALLED, "a wall is called by a word or two in lower case, of at most 24 letters");
      }
      part.idle(AFTER, walls.placing() == Placing.NEVER && part.isSound(PLACED), "no wall is placed");
      if (walls.placing() == Placing.CAPTURED && walls.after() == After.OTHERS) {
        part.refuse(AFTER, "a wall comes where a piece was captured, and so after captures");
      }
      part.idle(IN, walls.placing() == Placing.NEVER && part.isSound(PLACED), "no wall is placed");
      if (walls.placing() == Placing.MOVED && !walls.stone().isEmpty()) {
        part.refuse(STONE, "where one wall is moved, there are no others");
      }
      check(walls, part, written);
    });
  }

  private static void check(Walls walls, Fields part, ParsedDefinition written) {
    part.idle(AT_EDGE, walls.atEdge() && walls.placing() == Placing.NEVER && walls.dropped().isEmpty()
        && part.isSound(PLACED) && part.isSound(DROPPED), "no wall is placed");
    if (walls.placing() == Placing.MOVED) {
      if (walls.atEdge()) {
        part.refuse(AT_EDGE, "one wall that is moved is not bound to the edge");
      }
      if (!walls.dropped().isEmpty()) {
        part.refuse(DROPPED, "where one wall is moved, there are no others");
      }
    }
    if (written.fields().scope().problems().hasMalformedName()) {
      return;
    }
    for (String letter : walls.dropped().stream().sorted().toList()) {
      if (written.isRoyal(letter)) {
        part.refuse(DROPPED, "the royal piece " + letter + " does not become a wall");
      } else if (!isHeld(letter, written)) {
        part.refuse(DROPPED,
            "the piece " + letter + " is never in a hand: \"hands\" says which pieces are, as \""
                + letter + ": anywhere\"");
      }
    }
  }

  @Override
  public void idle(Walls walls, ParsedDefinition written) {
    boolean brings = written.fields().part(WALLS).filter(part -> part.has(PLACED)).isPresent()
        || walls.placing() != Placing.NEVER || !walls.stone().isEmpty() || !walls.dropped().isEmpty();
    String placement = written.definition().start().split(" ", -1)[0];
    Geometry board = written.definition().board();
    long shown = placement.chars().filter(sign -> sign == '*').count();
    written.fields().idleHint(WALLS,
        !brings && !placement.isEmpty() && shown == board.files() * board.ranks() - board.size(),
        "no wall stands at the start, and no move brings one; say \"placed\"");
  }

  /** Whether it is held, or may be dropped as a form of another that is. */
  private static boolean isHeld(String letter, ParsedDefinition written) {
    return written.definition().heldLetters().contains(letter) || written.definition().piece(letter)
        .flatMap(PieceKind::basic).filter(written.definition().heldLetters()::contains).isPresent();
  }

  @Override
  public Map<Property, Set<String>> gives(Walls walls) {
    Map<Property, Set<String>> gives = new HashMap<>();
    if (walls.placing() != Placing.NEVER) {
      gives.put(Property.BRINGS_WALLS, Set.of());
    }
    if (!walls.dropped().isEmpty()) {
      gives.put(Property.DROPS_WALLS, walls.dropped());
    }
    if (!walls.stone().isEmpty()) {
      gives.put(Property.CAPTURER_TURNS, walls.stone());
      gives.put(Property.FOLLOWS_CAPTURES, Set.of());
    }
    return gives;
  }

  @Override
  public boolean writesHoles() {
    return true;
  }

  @Override
  public List<PropertyClash> refuses(Walls walls) {
    List<PropertyClash> refusals = new ArrayList<>();
    if (walls.placing() != Placing.NEVER || !walls.stone().isEmpty()) {
      refusals.add(new PropertyClash(Property.PLACES_ENEMIES,
          "walls and %s: it is undefined whether a piece may be put where a wall comes"));
      refusals.add(new PropertyClash(Property.CAPTURER_VANISHES,
          "walls and %s: it is undefined whether a wall may stand where pieces vanish"));
      refusals.add(new PropertyClash(Property.NO_CAPTURES,
          "walls and %s: it is undefined where a wall comes when a piece acts on another"));
    }
    if (walls.placing() == Placing.CAPTURED) {
      refusals.add(new PropertyClash(Property.CAPTURER_RETURNS,
          "walls and %s: it is undefined whether a wall comes where the capturer has left again"));
    }
    if (walls.placing().chooses() || walls.placing() == Placing.CAPTURED) {
      refusals.add(new PropertyClash(Property.MOVES_SPREAD,
          "walls and %s: it is undefined whether a wall may stand where a piece has just been captured"));
      refusals.add(new PropertyClash(Property.CAPTURES_SPREAD,
          "walls and %s: it is undefined whether a wall may stand where pieces vanish"));
    }
    if (!walls.dropped().isEmpty()) {
      refusals.add(new PropertyClash(Property.DROPS_SPREAD,
          "walls that are dropped and %s: it is undefined whether a wall affects those around as a piece does"));
    }
    if (walls.placing() == Placing.IN_REACH) {
      refusals.add(new PropertyClash(Property.BORROWS,
          "walls in reach and %s: it is undefined what a piece could borrow where it arrives"));
      refusals.add(new PropertyClash(Property.CAPTURER_CHANGES,
          "walls in reach and %s: it is undefined by which movement a piece that has captured reaches squares"));
    }
    if (walls.placing().chooses()) {
      refusals.add(new PropertyClash(Property.CAPTURED_RETURNS,
          "walls and %s: it is undefined whether a wall may be placed where a captured piece comes back"));
      refusals.add(new PropertyClash(Property.CAPTURER_RETURNS,
          "walls and %s: it is undefined whether a wall may be placed where a capturer comes back"));
      refusals.add(new PropertyClash(Property.CAPTURES_IN_PASSING,
          "walls and %s: a move cannot say both where a wall comes and which pieces it captures on its way"));
      refusals.add(new PropertyClash(Property.NAMES_ANOTHER,
          "walls and %s: a move cannot say both where a wall comes and where another piece goes"));
    }
    return refusals;
  }

  @Override
  public String sentence(Walls walls, Phrasing phrasing) {
    return new WallsWords(walls, phrasing).sentence();
  }
}
