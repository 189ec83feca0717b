package org.variorum.rules.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A set of squares as a player sees them: written for White, the same place for Black as the board's {@link Sides} say.
 * The farthest three ranks of a 9×9 board are {@code ranks 7-9} for both. Or Black has a region of its own. Colours are those
 * of the board as it is drawn: a light square is one for both sides.
 *
 * @param extent the squares
 * @param ofBlack Black's, squares of the board by their names; empty if it is the same place for both
 */
public record Region(Extent extent, Optional<Extent> ofBlack) {

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

    /** Whether it is one square. */
    public boolean isSquare() {
      return firstFile == lastFile && firstRank == lastRank;
    }
  }

  /** The colours of squares, as boards are drawn: a1 is dark. */
  public enum Colour {
    LIGHT, DARK
  }

  /**
   * Some squares of a rectangle.
   *
   * @param colour the colour of the squares; empty for all
   */
  public record Part(Box box, Optional<Colour> colour) {

    boolean contains(int file, int rank, Colour drawn) {
      return box.contains(file, rank) && colour.map(drawn::equals).orElse(true);
    }

    Part on(Geometry board) {
      return new Part(box.on(board), colour);
    }
  }

  /**
   * Squares as one side sees them.
   *
   * @param parts of these
   * @param missing but none of these
   */
  public record Extent(List<Part> parts, List<Part> missing) {

    public Extent {
      parts = List.copyOf(parts);
      missing = List.copyOf(missing);
    }

    /** The same without what lies off a board. */
    public Extent on(Geometry board) {
      return new Extent(parts.stream().map(part -> part.on(board)).toList(),
          missing.stream().map(part -> part.on(board)).toList());
    }

    /** Whether it is said by rectangles alone. */
    private boolean isPlain() {
      return missing.isEmpty() && parts.stream().allMatch(part -> part.colour().isEmpty());
    }

    /** The rectangles of a board that it consists of; each square alone where colours or exceptions are named. */
    public List<Box> boxes(Geometry board) {
      Stream<Box> boxes = isPlain() ? parts.stream().map(part -> part.box().on(board))
          : IntStream.range(0, board.size()).filter(square -> contains(board, square, Side.WHITE))
              .mapToObj(square -> new Box(board.file(square), board.file(square), board.rank(square),
                  board.rank(square)));
      return boxes.toList();
    }

    /** Whether a square lies in it, as a side sees it. */
    public boolean contains(Geometry board, int square, Side side) {
      int file = board.file(square, side);
      int rank = board.rank(square, side);
      Colour drawn = board.isDark(square) ? Colour.DARK : Colour.LIGHT;
      return parts.stream().anyMatch(part -> part.contains(file, rank, drawn))
          && missing.stream().noneMatch(part -> part.contains(file, rank, drawn));
    }
  }

  /** A box as large as any board. */
  public static final Box WHOLE = new Box(0, Topology.MAX_FILES - 1, 0, Topology.MAX_RANKS - 1);

  /** Every square of any board. */
  public static final Region EVERYWHERE = new Region(List.of(WHOLE));

  /** No square. */
  public static final Region NOWHERE = new Region(List.of());

  /** The same place for both sides. */
  public Region(List<Box> boxes) {
    this(new Extent(boxes.stream().map(box -> new Part(box, Optional.empty())).toList(), List.of()),
        Optional.empty());
  }

  /** White's squares, and the same place for Black. */
  public Region ofWhite() {
    return new Region(extent, Optional.empty());
  }

  /** Whether it has no square on any board. */
  public boolean isEmpty() {
    return extent.parts().isEmpty() && ofBlack.map(own -> own.parts().isEmpty()).orElse(true);
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
    return (own ? ofBlack.orElseThrow() : extent).contains(geometry, square, own ? Side.WHITE : side);
  }
}
