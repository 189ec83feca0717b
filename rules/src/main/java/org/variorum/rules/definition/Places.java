package org.variorum.rules.definition;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.BlackView;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Region.Box;
import org.variorum.rules.board.Region.Extent;
import org.variorum.rules.board.Region.Part;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Topology;

/** Describes regions of a board in words, as White sees them. */
public record Places(Geometry board) {

  /** Sentences about unusual properties of the board. */
  public List<String> sentences() {
    Stream<String> edges = switch (board.topology()) {
      case Topology.Rectangle _ -> Stream.of();
      case Topology.Cylinder _ -> Stream.of(
          "The board is a cylinder: the first file lies beside the last, and pieces move across the joined edge.");
    };
    Stream<String> sides = switch (board.blackView()) {
      case MIRRORED -> Stream.of();
      case HALF_TURN -> Stream
          .of("Black sees the board turned by half a circle: White's left is Black's right.");
    };
    return Stream.concat(edges, sides).toList();
  }

  /** Describes all squares of a region, for example {@code ranks 7–8, e4}. */
  public String words(Region region) {
    return ofSides(region, new SquareWords(board)::describeAll);
  }

  /** Describes the squares that a region has for one side. Squares have their usual names for both sides. */
  public String words(Region region, Side side) {
    return new SquareWords(board)
        .describeAll(side == Side.BLACK ? region.blackExtent().orElseGet(() -> fromBlack(region.extent()))
            : region.extent());
  }

  /** Describes a region separately for some sides, for example {@code ranks 7–9 (White), ranks 1–3 (Black)}. */
  public String bySide(Region region, Set<Side> sides) {
    List<Side> withSquares = Stream.of(Side.values()).filter(sides::contains)
        .filter(side -> squares(region, side).length > 0).toList();
    boolean isSame =
        sides.size() > 1 && Arrays.equals(squares(region, Side.WHITE), squares(region, Side.BLACK));
    return isSame ? words(region, Side.WHITE)
        : withSquares.stream().map(side -> words(region, side) + " (" + side.word() + ")")
            .collect(Collectors.joining(", "));
  }

  private int[] squares(Region region, Side side) {
    return IntStream.range(0, board.size()).filter(square -> region.contains(board, square, side)).toArray();
  }

  /** Converts squares as Black sees them to squares as White sees them. */
  private Extent fromBlack(Extent extent) {
    return new Extent(extent.parts().stream().map(this::fromBlack).toList(),
        extent.missing().stream().map(this::fromBlack).toList());
  }

  private Part fromBlack(Part part) {
    Box box = part.box().clipTo(board);
    boolean isTurned = board.blackView() == BlackView.HALF_TURN;
    int lastFile = board.files() - 1;
    int lastRank = board.ranks() - 1;
    return new Part(new Box(isTurned ? lastFile - box.lastFile() : box.firstFile(),
        isTurned ? lastFile - box.firstFile() : box.lastFile(), lastRank - box.lastRank(),
        lastRank - box.firstRank()),
        part.colour());
  }

  /** Describes any one square of a region, for example {@code a light square of rank 4}. */
  public String oneOf(Region region) {
    return ofSides(region, new SquareWords(board)::describeOne);
  }

  private static String ofSides(Region region, Function<Extent, String> words) {
    String white = words.apply(region.extent());
    return region.blackExtent().map(words)
        .map(black -> black.equals(white) ? white + " (the same squares for both sides)"
            : white + " (White) or " + black + " (Black)")
        .orElse(white);
  }

  /** Whether a region contains all squares of the board for both sides. */
  public boolean isEverywhere(Region region) {
    return Stream.of(Side.values()).allMatch(side -> IntStream.range(0, board.size())
        .allMatch(square -> region.contains(board, square, side)));
  }
}
