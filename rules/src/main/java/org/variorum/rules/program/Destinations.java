package org.variorum.rules.program;

import java.util.List;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.definition.Flaw;
import org.variorum.rules.definition.Mechanism;
import org.variorum.rules.definition.Topic;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.movement.Movement;
import org.variorum.rules.position.PieceCode;
import org.variorum.rules.text.Excerpt;

/** The destinations of a movement on the empty board. */
public final class Destinations {

  private Destinations() {}

  /**
   * Returns the destinations of moves and captures on the empty board. {@code destinations[side][origin]} is a set of
   * squares, one bit for each, in as many longs as the board needs.
   *
   * @param rule the record of the rule that has the movement, for the error message
   * @throws UnplayableDefinitionException if the movement has more paths than this program can hold
   */
  public static long[][][] of(Movement movement, Geometry board, Class<? extends Mechanism> rule) {
    try {
      return IntStream.range(0, 2)
          .mapToObj(side -> IntStream.range(0, board.size())
              .mapToObj(square -> destinationsFrom(square, side, movement, board)).toArray(long[][]::new))
          .toArray(long[][][]::new);
    } catch (PathWalker.TooLarge _) {
      throw new UnplayableDefinitionException(List.of(Flaw.error(new Topic.Rule(rule),
          "the movement " + Excerpt.of(movement.text()) + " has more paths than this program can hold:"
              + " give it fewer legs or shorter ranges, or use a smaller board")));
    }
  }

  private static long[] destinationsFrom(int square, int side, Movement movement, Geometry board) {
    ProgramTree tree = new ProgramTree();
    PathWalker paths = new PathWalker(board, PieceCode.sideOf(side), square, tree);
    movement.paths().forEach(path -> paths.addMoves(path, true, true, ~0L, _ -> true));
    int[] nodes = tree.flatten().nodes;
    long[] ends = new long[board.wordCount()];
    for (int i = 0; i < nodes.length;) {
      int end = Node.square(nodes[i]);
      if ((nodes[i] & (Node.MOVE | Node.CAPTURE)) != 0) {
        ends[end >>> 6] |= 1L << end;
      }
      boolean passesEmpty = (nodes[i] & Node.PASS_EMPTY) != 0;
      i = passesEmpty ? i + 1 : Node.skip(nodes[i]);
    }
    return ends;
  }
}
