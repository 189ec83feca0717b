package org.variorum.rules.rule.enemies;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Zone;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Property;
import org.variorum.rules.rule.PropertyClash;
import org.variorum.rules.rule.Room;

/** Players move pieces of the enemy's. */
public final class MovingEnemiesRoom extends Room<MovingEnemies> {

  private static final Section SECTION =
      new Section(MovingEnemies.WORD, "Moving enemies", "After `moving enemies`.");
  private static final Word MOVING = new Word(Section.RULES, MovingEnemies.WORD, ValueShape.part(SECTION), "",
      "{ pieces: P, way: mfW }",
      "Instead of a move of one's own a piece of the enemy's is moved to an empty square; a turn can ask for that (`rules: moving enemies`)."
          + " It promotes only as `becomes` says, and only walls keep it from going.");
  private static final Word PIECES = new Word(SECTION, "pieces", Leaf.LETTERS, Word.REQUIRED, "P",
      "The pieces of the enemy's that are moved.");
  private static final Word WAY = new Word(SECTION, "way", Leaf.MOVEMENT, Word.REQUIRED, "mfW",
      "How, as their owner sees it; it captures nothing, so the movement begins with `m`.");

  private static final Word BECOMES = new Word(SECTION, "becomes", Leaf.LETTER, "", "Q",
      "What such a piece becomes on the squares that `in` says.");
  private static final Word IN = new Word(SECTION, "in", Leaf.SQUARES, "anywhere", "rank 8",
      "Where it becomes that, as its owner sees the squares.").formerly("on");

  public MovingEnemiesRoom() {
    super(MovingEnemies.class, MovingEnemiesRule::new, MOVING, PIECES, WAY, BECOMES, IN);
  }

  @Override
  public List<MovingEnemies> read(Fields fields, List<PieceKind> pieces) {
    return fields.part(MOVING).flatMap(part -> part.find(WAY, Leaf.MOVEMENT)
        .map(way -> new MovingEnemies(part.pieces(PIECES), way, part.piece(BECOMES),
            part.findSquares(IN).orElse(Region.EVERYWHERE))))
        .stream().toList();
  }

  @Override
  public void check(MovingEnemies moving, ParsedDefinition written) {
    List<Path> paths = moving.way().paths();
    if (paths.stream().anyMatch(Path::captures)) {
      written.fields().refuse(MOVING,
          "a moved enemy captures nothing: write m before each part of the movement");
    } else if (paths.stream().anyMatch(path -> path.initial()
        || path.legs().stream().anyMatch(leg -> leg.content() == Leg.Content.ENEMY))) {
          written.fields().refuse(MOVING,
              "a moved enemy makes no initial move and captures nothing on the way");
        }
    written.noRoyal(MOVING, moving.pieces(), "is moved only by its owner");
    moving.becomes().ifPresent(
        letter -> written.noRoyal(MOVING, Set.of(letter), "is nothing that another piece becomes"));
    written.fields().part(MOVING).ifPresent(words -> words.idle(IN, moving.becomes().isEmpty(),
        "\"becomes\" does not say what such a piece becomes there"));
  }

  @Override
  public List<PropertyClash> refuses(MovingEnemies moving) {
    return List.of(new PropertyClash(Property.FREEZES,
        "moving enemies and %s: it is undefined whether the enemy can move a piece that may not move"));
  }

  @Override
  public Optional<String> moves() {
    return Optional.of(MovingEnemies.WORD);
  }

  @Override
  public String sentence(MovingEnemies moving, Phrasing phrasing) {
    String becomes = moving.becomes().map(letter -> " It becomes " + phrasing.names().withArticle(letter)
        + (moving.on().equals(Region.EVERYWHERE) ? "" : " on " + phrasing.places().oneOf(moving.on())) + ".")
        .orElse(" It does not promote.");
    return "Moving enemies: instead of a move of one's own, "
        + phrasing.names().anyWithLetters(moving.pieces().stream().sorted().toList())
        + " of the enemy's may be made to " + phrasing.may(moving.way())
        + ", as its owner sees it." + becomes;
  }

  @Override
  public List<Zone> zones(MovingEnemies enemies, Phrasing phrasing) {
    return enemies.becomes().map(letter -> new Zone(enemies.on(), Zone.Sign.PROMOTION,
        phrasing.names().plural(enemies.pieces()) + " that the enemy moves become "
            + phrasing.names().plural(Set.of(letter))))
        .stream().toList();
  }
}
