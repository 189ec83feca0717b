package org.variorum.rules.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Region.Box;
import org.variorum.rules.board.Region.Colour;
import org.variorum.rules.board.Region.Extent;
import org.variorum.rules.board.Region.Part;
import org.variorum.rules.platform.BitSet;

/** Shortens a long list of squares to all squares of a colour, to boxes, or to all squares except a few. */
final class FoldedSquares {

  /** The minimum length of a list that is shortened. */
  private static final int MIN_SQUARES = 4;
  /** The maximum number of squares after {@code all squares but}. */
  private static final int MOST_EXCEPTIONS = 4;

  private final Geometry board;
  /** The listed squares, by {@link #cellOf}. */
  private final BitSet squares = new BitSet();

  private FoldedSquares(Extent extent, Geometry board) {
    this.board = board;
    extent.parts().stream().map(Part::box)
        .forEach(box -> squares.set(cellOf(box.firstFile(), box.firstRank())));
  }

  /** Returns the same squares in a shorter form; the given extent if it has no shorter form. */
  static Extent of(Extent extent, Geometry board) {
    boolean isList =
        extent.parts().size() >= MIN_SQUARES && extent.missing().isEmpty() && extent.parts().stream()
            .allMatch(part -> part.colour().isEmpty() && part.box().isSquare());
    return isList ? new FoldedSquares(extent, board).fold().orElse(extent) : extent;
  }

  private Optional<Extent> fold() {
    for (Colour colour : Colour.values()) {
      if (squares.equals(cells(square -> board.isDark(square) == (colour == Colour.DARK)))) {
        return Optional.of(new Extent(List.of(new Part(Region.WHOLE, Optional.of(colour))), List.of()));
      }
    }
    List<Part> boxes = boxes();
    BitSet missing = cells(_ -> true);
    missing.andNot(squares);
    if (!missing.isEmpty() && missing.cardinality() <= Math.min(MOST_EXCEPTIONS, boxes.size() - 1)) {
      return Optional.of(new Extent(List.of(partOf(Region.WHOLE)),
          missing.stream().mapToObj(cell -> partOf(box(cell, cell))).toList()));
    }
    return Optional.of(new Extent(boxes, List.of())).filter(_ -> 2 * boxes.size() <= squares.cardinality());
  }

  /**
   * Covers the squares with disjoint boxes. Each box is the largest box from the first square not yet covered.
   */
  private List<Part> boxes() {
    List<Part> boxes = new ArrayList<>();
    BitSet uncovered = squares.copy();
    while (!uncovered.isEmpty()) {
      Box box = largest(uncovered);
      boxes.add(partOf(box));
      IntStream.rangeClosed(box.firstRank(), box.lastRank())
          .forEach(rank -> uncovered.clear(cellOf(box.firstFile(), rank), cellOf(box.lastFile(), rank) + 1));
    }
    return boxes;
  }

  /** Returns the largest box of uncovered squares with the first uncovered square in its corner. */
  private Box largest(BitSet uncovered) {
    int first = uncovered.nextSetBit(0);
    int endOfRank = (first / board.files() + 1) * board.files();
    int widest = Math.min(uncovered.nextClearBit(first), endOfRank) - first;
    Box largest = box(first, first);
    int largestSize = 0;
    for (int width = widest; width > 0; width--) {
      int height = height(uncovered, first, width);
      if (width * height > largestSize) {
        largestSize = width * height;
        largest = box(first, first + width - 1 + (height - 1) * board.files());
      }
    }
    return largest;
  }

  /** Returns the number of ranks over which a box of a width is uncovered, from the cell {@code first} up. */
  private int height(BitSet uncovered, int first, int width) {
    int height = 1;
    while (isUncovered(uncovered, first + height * board.files(), width)) {
      height++;
    }
    return height;
  }

  private static boolean isUncovered(BitSet uncovered, int first, int width) {
    return uncovered.nextSetBit(first) == first && uncovered.nextClearBit(first) >= first + width;
  }

  /** Returns the cells, numbered by {@link #cellOf}, of the squares that satisfy a predicate. */
  private BitSet cells(IntPredicate filter) {
    BitSet cells = new BitSet();
    IntStream.range(0, board.size()).filter(filter)
        .forEach(square -> cells.set(cellOf(board.file(square), board.rank(square))));
    return cells;
  }

  private static Part partOf(Box box) {
    return new Part(box, Optional.empty());
  }

  /** Returns the box between two cells: its lower left and its upper right corner. */
  private Box box(int first, int last) {
    int files = board.files();
    return new Box(first % files, last % files, first / files, last / files);
  }

  /** Numbers cells by rank and file, holes included; the numbers of squares leave holes out. */
  private int cellOf(int file, int rank) {
    return rank * board.files() + file;
  }
}
