package org.variorum.rules.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A set of squares for each side. It is written for White. Black has the corresponding squares by the board's
 * {@link BlackView}, or has squares of its own. For example, {@code ranks 7-9} of a 9×9 board are the farthest three
 * ranks for both sides. Colours do not change: a dark square is dark for both sides.
 *
 * @param extent the squares as White sees them, and as Black sees them if {@code blackExtent} is empty
 * @param blackExtent Black's own squares, as White sees them; empty if they correspond to White's squares
 */
public record Region(Extent extent, Optional<Extent> blackExtent) {

  /** A rectangle of squares, bounds included, files and ranks from 0. */
  public record Box(int firstFile, int lastFile, int firstRank, int lastRank) {
    boolean contains(int file, int rank) {
      return file >= firstFile && file <= lastFile && rank >= firstRank && rank <= lastRank;
    }

    /** Returns the part of the box that is on a board; it may contain holes. */
    public Box clipTo(Geometry board) {
      return new Box(firstFile, Math.min(lastFile, board.files() - 1), firstRank,
          Math.min(lastRank, board.ranks() - 1));
    }

    /** Whether the box reaches from the first file of a board to the last. */
    public boolean isAsWideAs(Geometry board) {
      return firstFile == 0 && lastFile >= board.files() - 1;
    }

    /** Whether the box reaches from the first rank of a board to the last. */
    public boolean isAsHighAs(Geometry board) {
      return firstRank == 0 && lastRank >= board.ranks() - 1;
    }

    /** Whether the box is one square. */
    public boolean isSquare() {
      return firstFile == lastFile && firstRank == lastRank;
    }
  }

  /** A colour of squares; {@code a1} is dark. */
  public enum Colour {
    LIGHT, DARK
  }

  /**
   * The squares of a rectangle, or its squares of one colour.
   *
   * @param colour the colour of the squares; empty for both colours
   */
  public record Part(Box box, Optional<Colour> colour) {

    boolean contains(int file, int rank, Colour squareColour) {
      return box.contains(file, rank) && colour.map(squareColour::equals).orElse(true);
    }

    Part clipTo(Geometry board) {
      return new Part(box.clipTo(board), colour);
    }
  }

  /**
   * Squares in the view of one side.
   *
   * @param parts the included squares
   * @param missing the squares of {@code parts} that are excluded
   */
  public record Extent(List<Part> parts, List<Part> missing) {

    public Extent {
      parts = List.copyOf(parts);
      missing = List.copyOf(missing);
    }

    /** Returns the extent without squares outside a board. */
    public Extent clipTo(Geometry board) {
      return new Extent(parts.stream().map(part -> part.clipTo(board)).toList(),
          missing.stream().map(part -> part.clipTo(board)).toList());
    }

    /** Whether the extent consists of whole rectangles, without colours and missing squares. */
    private boolean isPlain() {
      return missing.isEmpty() && parts.stream().allMatch(part -> part.colour().isEmpty());
    }

    /**
     * Returns the rectangles of the extent on a board. With colours or missing squares, each square is a rectangle.
     */
    public List<Box> boxes(Geometry board) {
      Stream<Box> boxes = isPlain() ? parts.stream().map(part -> part.box().clipTo(board))
          : IntStream.range(0, board.size()).filter(square -> contains(board, square, Side.WHITE))
              .mapToObj(square -> new Box(board.file(square), board.file(square), board.rank(square),
                  board.rank(square)));
      return boxes.toList();
    }

    /** Whether the extent contains a square in the view of a side. */
    public boolean contains(Geometry board, int square, Side side) {
      int file = board.file(square, side);
      int rank = board.rank(square, side);
      Colour squareColour = board.isDark(square) ? Colour.DARK : Colour.LIGHT;
      return parts.stream().anyMatch(part -> part.contains(file, rank, squareColour))
          && missing.stream().noneMatch(part -> part.contains(file, rank, squareColour));
    }
  }

  /** A box as large as any board. */
  public static final Box WHOLE = new Box(0, Topology.MAX_FILES - 1, 0, Topology.MAX_RANKS - 1);

  /** Every square of any board. */
  public static final Region EVERYWHERE = new Region(List.of(WHOLE));

  /** No square. */
  public static final Region NOWHERE = new Region(List.of());

  /** A region of boxes as White sees them, with the corresponding squares for Black. */
  public Region(List<Box> boxes) {
    this(new Extent(boxes.stream().map(box -> new Part(box, Optional.empty())).toList(), List.of()),
        Optional.empty());
  }

  /** Returns a region with White's squares of this region, and the corresponding squares for Black. */
  public Region ofWhite() {
    return new Region(extent, Optional.empty());
  }

  /** Whether the region has no square on any board. */
  public boolean isEmpty() {
    return extent.parts().isEmpty() && blackExtent.map(squares -> squares.parts().isEmpty()).orElse(true);
  }

  /** Returns, by side and square, whether the region of the side contains the square. */
  public boolean[][] squares(Geometry geometry) {
    boolean[][] squares = new boolean[Side.values().length][geometry.size()];
    for (Side side : Side.values()) {
      for (int square = 0; square < geometry.size(); square++) {
        squares[side.ordinal()][square] = contains(geometry, square, side);
      }
    }
    return squares;
  }

  /** Whether the region of a side contains a square. */
  public boolean contains(Geometry geometry, int square, Side side) {
    boolean hasOwnSquares = side == Side.BLACK && blackExtent.isPresent();
    return (hasOwnSquares ? blackExtent.orElseThrow() : extent)
        .contains(geometry, square, hasOwnSquares ? Side.WHITE : side);
  }
}
