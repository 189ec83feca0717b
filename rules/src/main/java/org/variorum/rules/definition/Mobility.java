package org.variorum.rules.definition;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Side;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;

/** Decides whether pieces always have a move, so that rule cards do not mention cases that cannot occur. */
public record Mobility(Geometry board) {

  /**
   * Whether a piece certainly has a move on an empty board from every square of a region. The test is only
   * whether some first step leads to a square of the board. The result may be false for a piece that always has a move.
   */
  public boolean isCertain(PieceKind piece, Region region) {
    return Stream.of(Side.values()).allMatch(side -> IntStream.range(0, board.size())
        .filter(square -> region.contains(board, square, side))
        .allMatch(square -> piece.ways().stream().anyMatch(way -> leads(way, square, side))));
  }

  private boolean leads(Way way, int square, Side side) {
    return way.when().isEmpty() && way.from().contains(board, square, side)
        && way.movement().paths().stream().anyMatch(path -> leads(path, way, square, side));
  }

  private boolean leads(Path path, Way way, int square, Side side) {
    Leg first = path.legs().getFirst();
    if (!path.moves() || path.initial() || first.leadsAnywhere() || !first.mayEnd() || first.min() > 1) {
      return false;
    }
    int to = board.step(square, side, first.cycle().getFirst());
    return to != Geometry.NONE && way.to().contains(board, to, side);
  }
}
