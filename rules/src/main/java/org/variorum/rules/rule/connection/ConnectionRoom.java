package org.variorum.rules.rule.connection;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Zone;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.language.field.Fields;
import org.variorum.rules.language.word.Leaf;
import org.variorum.rules.language.word.Section;
import org.variorum.rules.language.word.ValueShape;
import org.variorum.rules.language.word.Word;
import org.variorum.rules.rule.Ending;
import org.variorum.rules.rule.ParsedDefinition;
import org.variorum.rules.rule.Phrasing;
import org.variorum.rules.rule.Room;

/** The game ends for a side whose pieces connect two regions. */
public final class ConnectionRoom extends Room<Connection> {

  private static final Section SECTION =
      new Section("connection", "A goal of connecting regions", "After `connection`.");
  private static final Word CONNECTION = new Word(Section.GOALS, "connection",
      ValueShape.several(ValueShape.part(SECTION)), "", "{ from: rank 1, to: rank 8 }",
      "A side reaches it when its pieces form a chain of neighbours from one region to another.");
  private static final Word FROM =
      new Word(SECTION, "from", Leaf.SQUARES, Word.REQUIRED, "rank 1", "The one region.");
  private static final Word TO =
      new Word(SECTION, "to", Leaf.SQUARES, Word.REQUIRED, "rank 8", "The other region.");
  private static final Word PIECES =
      new Word(SECTION, "pieces", Leaf.LETTERS, "all", "P", "The pieces that count.");
  private static final Word ALONG =
      new Word(SECTION, "along", Leaf.DIRECTIONS, "all", "straight",
          "How two of them stand next to each other.");
  private static final Word VERDICT =
      new Word(SECTION, "verdict", Leaf.VERDICT, "win", "loss", "For the side that connects them.");
  private static final Word JUDGED = Ending.judged(SECTION);
  private static final Word ONLY = Ending.only(SECTION);

  public ConnectionRoom() {
    super(Connection.class, ConnectionRule::new, CONNECTION, FROM, TO, PIECES, ALONG, VERDICT, JUDGED, ONLY);
  }

  @Override
  public List<Connection> read(Fields goals, List<PieceKind> pieces) {
    return goals.parts(CONNECTION).stream()
        .map(ConnectionRoom::connection).toList();
  }

  private static Connection connection(Fields part) {
    return new Connection(part.pieces(PIECES), part.squares(FROM), part.squares(TO),
        part.get(ALONG, Leaf.DIRECTIONS), part.get(VERDICT, Leaf.VERDICT),
        Ending.timing(part, JUDGED, ONLY));
  }

  @Override
  public void idle(Connection goal, ParsedDefinition written) {
    written.fields().part(Word.GOALS).filter(_ -> written.isFirst(goal)).ifPresent(goals -> {
      goals.parts(CONNECTION).forEach(part -> idle(connection(part), part, written));
      goals.hintAtDuplicates(CONNECTION);
    });
  }

  private static void idle(Connection goal, Fields part, ParsedDefinition written) {
    int needed = Stream.of(Side.values())
        .mapToInt(side -> goal.least(written.definition().board(), side)).min().orElse(0);
    int most = written.forces().most(goal.pieces());
    part.hint(PIECES, most < needed, "no side can ever have this: it takes at least " + needed
        + " pieces, and a side has at most " + most + " of these");
  }

  @Override
  public String sentence(Connection goal, Phrasing phrasing) {
    String pieces = goal.pieces().size() == phrasing.definition().pieces().size() ? "pieces"
        : phrasing.names().plural(goal.pieces());
    return "If " + pieces + " of " + Ending.side(goal.timing()) + " connect "
        + phrasing.places().words(goal.from()) + " with "
        + phrasing.places().words(goal.to()) + switch (goal.next()) {
          case ALL -> "";
          case STRAIGHT -> ", each beside the next along a rank or file";
          case DIAGONAL -> ", each beside the next diagonally";
        } + ", " + Phrasing.verdict(goal.verdict()) + "." + Ending.sentence(goal.verdict(), goal.timing());
  }

  @Override
  public List<Zone> zones(Connection goal, Phrasing phrasing) {
    Set<Side> sides = goal.timing().sides();
    return List.of(
        new Zone(goal.from(), Zone.Sign.GOAL, sides,
            "pieces connect it with " + phrasing.places().bySide(goal.to(), sides)),
        new Zone(goal.to(), Zone.Sign.GOAL, sides,
            "pieces connect it with " + phrasing.places().bySide(goal.from(), sides)));
  }
}
