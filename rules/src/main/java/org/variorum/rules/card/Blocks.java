package org.variorum.rules.card;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Side;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.PieceKind;
import org.variorum.rules.definition.Way;
import org.variorum.rules.movement.Leg;
import org.variorum.rules.movement.Path;

/**
 * A partition of the board into blocks, such that each move of some piece leads from one block to another. For each
 * block, that piece has a {@link Way} with the block as its {@code from} region and all other squares as its {@code to}
 * region.
 *
 * @param blocks the squares of each block
 */
record Blocks(Geometry board, List<Set<Integer>> blocks) {

  /** Returns the blocks of the first piece that has blocks; empty if no piece has blocks. */
  static Optional<Blocks> of(Definition definition) {
    Geometry board = definition.board();
    return definition.pieces().stream().map(piece -> blocks(piece, board)).flatMap(Optional::stream)
        .findFirst();
  }

  /** Returns the blocks of a piece; empty if they do not cover the board, or differ between the sides. */
  private static Optional<Blocks> blocks(PieceKind piece, Geometry board) {
    Set<Set<Integer>> white = originBlocks(piece, board, Side.WHITE);
    List<Integer> covered = white.stream().flatMap(Set::stream).sorted().toList();
    return white.size() > 1 && white.equals(originBlocks(piece, board, Side.BLACK))
        && covered.equals(IntStream.range(0, board.size()).boxed().toList())
            ? Optional.of(new Blocks(board, List.copyOf(white))) : Optional.empty();
  }

  /** Returns each {@code from} region of a way with exactly the other squares of the board as its {@code to} region. */
  private static Set<Set<Integer>> originBlocks(PieceKind piece, Geometry board, Side side) {
    Set<Set<Integer>> found = new LinkedHashSet<>();
    for (Way way : piece.ways()) {
      if (IntStream.range(0, board.size()).allMatch(square -> way.from().contains(board, square, side)
          != way.to().contains(board, square, side))) {
        found.add(IntStream.range(0, board.size()).filter(square -> way.from().contains(board, square, side))
            .boxed()
            .collect(Collectors.toCollection(HashSet::new)));
      }
    }
    return found;
  }

  /**
   * Whether each move of a way leads from one block to another. If so, the lines that the card draws between blocks
   * show the regions of the way.
   */
  boolean areCrossedBy(Way way) {
    for (Side side : Side.values()) {
      for (int from = 0; from < board.size(); from++) {
        if (way.from().contains(board, from, side)) {
          Set<Integer> block = blockOf(from);
          if (destinations(way, from, side).stream().anyMatch(block::contains)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private Set<Integer> blockOf(int square) {
    return blocks.stream().filter(block -> block.contains(square)).findFirst().orElseThrow();
  }

  /** Returns the squares where a way may end. Movement other than single leaps is taken to lead to all squares. */
  private List<Integer> destinations(Way way, int from, Side side) {
    boolean isLeaper = way.movement().paths().stream().allMatch(Blocks::isLeap);
    List<Integer> reached = new ArrayList<>(isLeaper
        ? way.movement().paths().stream()
            .map(path -> board.step(from, side, path.legs().getFirst().cycle().getFirst())).toList()
        : IntStream.range(0, board.size()).filter(square -> square != from).boxed().toList());
    reached.removeIf(to -> to == Geometry.NONE || !way.to().contains(board, to, side));
    return reached;
  }

  private static boolean isLeap(Path path) {
    Leg first = path.legs().getFirst();
    return path.legs().size() == 1 && first.max() == 1 && !first.leadsAnywhere();
  }
}
