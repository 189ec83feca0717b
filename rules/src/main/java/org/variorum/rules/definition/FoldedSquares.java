package org.variorum.rules.definition;

import java.util.ArrayList;
import java.util.BitSet;
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

/** Shortens long lists of squares: to all squares of a colour, to boxes, or to all squares except a few. */
final class FoldedSquares {

  /** The minimum length of a list that is shortened. */
  private static final int LEAST = 4;
  private static final int MOST_EXCEPTIONS = 4;

  private final Geometry board;
  private final BitSet squares = new BitSet();

  private FoldedSquares(Extent extent, Geometry board) {
    this.board = board;
    extent.parts().stream().map(Part::box).forEach(box -> squares.set(at(box.firstFile(), box.firstRank())));
  }

  /** Returns the same squares in a shorter form, or the given extent if there is none. */
  static Extent of(Extent extent, Geometry board) {
    boolean list = extent.parts().size() >= LEAST && extent.missing().isEmpty() && extent.parts().stream()
        .allMatch(part -> part.colour().isEmpty() && part.box().isSquare());
    return list ? new FoldedSquares(extent, board).folded().orElse(extent) : extent;
  }

  private Optional<Extent> folded() {
    for (Colour colour : Colour.values()) {
      if (squares.equals(cells(square -> board.isDark(square) == (colour == Colour.DARK)))) {
        return Optional.of(new Extent(List.of(new Part(Region.WHOLE, Optional.of(colour))), List.of()));
      }
    }
    List<Part> boxes = boxes();
    BitSet rest = cells(_ -> true);
    rest.andNot(squares);
    if (!rest.isEmpty() && rest.cardinality() <= Math.min(MOST_EXCEPTIONS, boxes.size() - 1)) {
      return Optional.of(new Extent(List.of(plain(Region.WHOLE)),
          rest.stream().mapToObj(cell -> plain(box(cell, cell))).toList()));
    }
    return Optional.of(new Extent(boxes, List.of())).filter(_ -> 2 * boxes.size() <= squares.cardinality());
  }

  /**
   * Covers the squares with disjoint boxes. Each box is the largest that starts at the lowest square not yet covered.
   */
  private List<Part> boxes() {
    List<Part> boxes = new ArrayList<>();
    BitSet left = (BitSet) squares.clone();
    while (!left.isEmpty()) {
      Box box = largest(left);
      boxes.add(plain(box));
      IntStream.rangeClosed(box.firstRank(), box.lastRank())
          .forEach(rank -> left.clear(at(box.firstFile(), rank), at(box.lastFile(), rank) + 1));
    }
    return boxes;
  }

  private Box largest(BitSet left) {
    int first = left.nextSetBit(0);
    int widest = Math.min(left.nextClearBit(first), (first / board.files() + 1) * board.files()) - first;
    Box largest = box(first, first);
    int most = 0;
    for (int width = widest; width > 0; width--) {
      int height = height(left, first, width);
      if (width * height > most) {
        most = width * height;
        largest = box(first, first + width - 1 + (height - 1) * board.files());
      }
    }
    return largest;
  }

  private int height(BitSet left, int first, int width) {
    int height = 1;
    while (left.get(first + height * board.files(), first + height * board.files() + width)
        .cardinality() == width) {
      height++;
    }
    return height;
  }

  private BitSet cells(IntPredicate wanted) {
    BitSet cells = new BitSet();
    IntStream.range(0, board.size()).filter(wanted)
        .forEach(square -> cells.set(at(board.file(square), board.rank(square))));
    return cells;
  }

  private static Part plain(Box box) {
    return new Part(box, Optional.empty());
  }

  private Box box(int first, int last) {
    int files = board.files();
    return new Box(first % files, last % files, first / files, last / files);
  }

  private int at(int file, int rank) {
    return rank * board.files() + file;
  }
}
