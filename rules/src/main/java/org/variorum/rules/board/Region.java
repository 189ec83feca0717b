package org.variorum.rules.board;

import java.util.List;
import java.util.Optional;

/**
 * A set of squares as a player sees them: written for White, the same place for Black as the board's {@link Sides} say.
 * The farthest three ranks of a 9×9 board are {@code ranks 7-9} for both. Or Black has a region of his own.
 *
 * @param boxes rectangles whose union the region is
 * @param ofBlack those of Black's region, squares of the board by their names; empty if it is the same place for both
 */
public record Region(List<Box> boxes, Optional<List<Box>> ofBlack) {

  /** A rectangle of squares, bounds included, files and ranks from 0. */
  public record Box(int firstFile, int lastFile, int firstRank, int lastRank) {
    boolean contains(int file, int rank) {
      return file >= firstFile && file <= lastFile && rank >= firstRank && rank <= lastRank;
    }

    /** The part of it that lies on a board, holes included. */
    public Box on(Geometry board) {
      return new Box(firstFile, Math.min(lastFile, board.files() - 1), firstRank,
          Math.min(lastRank, board.ranks() - 1));
    }

    /** Whether it reaches from the first file of a board to the last. */
    public boolean isAsWideAs(Geometry board) {
      return firstFile == 0 && lastFile >= board.files() - 1;
    }

    /** Whether it reaches from the first rank of a board to the last. */
    public boolean isAsHighAs(Geometry board) {
      return firstRank == 0 && lastRank >= board.ranks() - 1;
    }
  }

  /** Every square of any board. */
  public static final Region EVERYWHERE =
      new Region(List.of(new Box(0, Topology.MAX_FILES, 0, Topology.MAX_RANKS)));

  /** No square. */
  public static final Region NOWHERE = new Region(List.of());

  public Region {
    boxes = List.copyOf(boxes);
    ofBlack = ofBlack.map(List::copyOf);
  }

  /** The same place for both sides. */
  public Region(List<Box> boxes) {
    this(boxes, Optional.empty());
  }

  /** Whether it has no square on any board. */
  public boolean isEmpty() {
    return boxes.isEmpty() && ofBlack.map(List::isEmpty).orElse(true);
  }

  /** By side and square: whether it lies in this region of that side. */
  public boolean[][] squares(Geometry geometry) {
    boolean[][] squares = new boolean[Side.values().length][geometry.size()];
    for (Side side : Side.values()) {
      for (int square = 0; square < geometry.size(); square++) {
        squares[side.ordinal()][square] = contains(geometry, square, side);
      }
    }
    return squares;
  }

  /** Whether a square lies in this region of that side. */
  public boolean contains(Geometry geometry, int square, Side side) {
    boolean own = side == Side.BLACK && ofBlack.isPresent();
    Side seenBy = own ? Side.WHITE : side;
    int file = geometry.file(square, seenBy);
    int rank = geometry.rank(square, seenBy);
    return (own ? ofBlack.orElseThrow() : boxes).stream().anyMatch(box -> box.contains(file, rank));
  }
}
