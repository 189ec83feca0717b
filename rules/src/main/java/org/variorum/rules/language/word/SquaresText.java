package org.variorum.rules.language.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Region.Box;
import org.variorum.rules.board.Region.Colour;
import org.variorum.rules.board.Region.Extent;
import org.variorum.rules.board.Region.Part;
import org.variorum.rules.board.Side;

/**
 * Squares named in a text as White sees the board: {@code rank 9}, {@code ranks 7-9}, {@code files d-f}, {@code d1-f3},
 * {@code e4 d4}, {@code anywhere}, {@code nowhere}, {@code light}, {@code dark rank 4}, {@code all but d1}. Without a
 * slash, Black has the corresponding squares as Black sees the board. After a slash follow Black's own squares, by
 * their names.
 *
 * @param white the squares of White, which also determine those of Black if there is no slash
 * @param black the squares after the slash; empty if there is none
 */
public record SquaresText(SideSquares white, Optional<SideSquares> black) {

  public static final String EXPECTED =
      "\"rank 9\", \"ranks 7-9\", \"files d-f\", \"d1-f3\", \"e4 d4\", \"light\", \"all but d1\", \"anywhere\"";

  static final List<String> WORDS =
      List.of("rank", "ranks", "file", "files", "anywhere", "nowhere", "light", "dark");

  /**
   * One item of a list of squares.
   *
   * @param box the squares: of all files if the item names only ranks, of all ranks if the item names only files
   * @param colour the colour of the squares; empty for both colours
   * @param text the item as it is written
   * @param offset the offset of the item in the text
   * @param namesRanks whether the item names ranks
   * @param namesFiles whether the item names files
   */
  public record Item(Box box, Optional<Colour> colour, String text, int offset, boolean namesRanks,
      boolean namesFiles) {

    /** Whether the item names all squares of both colours. */
    private boolean isWhole() {
      return !namesFiles && !namesRanks && colour.isEmpty();
    }

    private Part part() {
      return new Part(box, colour);
    }

    /** The mistake in the item on a certain board; empty if there is none. */
    private Optional<String> flaw(Geometry board) {
      if (namesFiles && box.lastFile() >= board.files() || namesRanks && box.lastRank() >= board.ranks()) {
        return Optional.of("\"" + text + "\" is outside the board of " + board.files() + "x" + board.ranks());
      }
      if (box.isSquare() && board.square(box.firstFile(), box.firstRank()) == Geometry.NONE) {
        return Optional.of("\"" + text + "\" does not exist on this board");
      }
      return colour.filter(_ -> squaresOf(board, new Extent(List.of(part()), List.of())).findAny().isEmpty())
          .map(missingColour -> "\"" + text + "\" " + (box.isSquare() ? "is" : "has") + " no "
              + (missingColour == Colour.DARK ? "dark" : "light") + " square");
    }
  }

  /**
   * The squares of one side.
   *
   * @param parts the items before {@code but}
   * @param excluded the items after {@code but}, which are excluded
   */
  public record SideSquares(List<Item> parts, List<Item> excluded) {

    private Extent extent() {
      return new Extent(parts.stream().map(Item::part).toList(), excluded.stream().map(Item::part).toList());
    }

    private boolean isEverywhere() {
      return excluded.isEmpty() && parts.stream().anyMatch(Item::isWhole);
    }

    private List<Flaw> flaws(Geometry board) {
      List<Flaw> flaws = new ArrayList<>();
      parts.forEach(item -> item.flaw(board).ifPresent(text -> flaws.add(new Flaw(item.offset(), text))));
      excluded.forEach(item -> item.flaw(board).or(() -> excludesNothing(item, board))
          .ifPresent(text -> flaws.add(new Flaw(item.offset(), text))));
      if (flaws.isEmpty() && !excluded.isEmpty() && squaresOf(board, extent()).findAny().isEmpty()) {
        flaws.add(new Flaw(excluded.getFirst().offset(), "\"but\" excludes all the squares named before it"));
      }
      return flaws;
    }

    private Optional<String> excludesNothing(Item exclusion, Geometry board) {
      Extent named = new Extent(extent().parts(), List.of());
      Extent exclusionExtent = new Extent(List.of(exclusion.part()), List.of());
      return Optional.of("\"" + exclusion.text() + "\" is not among the squares before \"but\"")
          .filter(_ -> squaresOf(board, named)
              .noneMatch(square -> exclusionExtent.contains(board, square, Side.WHITE)));
    }
  }

  /**
   * A mistake in the text on a certain board.
   *
   * @param offset the offset of the mistake in the text
   * @param text the message
   */
  public record Flaw(int offset, String text) {}

  /** All items of both sides, including the excluded ones. */
  public List<Item> items() {
    return Stream.concat(Stream.of(white), black.stream())
        .flatMap(own -> Stream.concat(own.parts().stream(), own.excluded().stream())).toList();
  }

  /** All mistakes in the text on a certain board. */
  public List<Flaw> flaws(Geometry board) {
    List<Flaw> flaws = new ArrayList<>(white.flaws(board));
    black.ifPresent(own -> flaws.addAll(own.flaws(board)));
    return flaws;
  }

  /** The region that the text means on a certain board. */
  public Region regionOn(Geometry board) {
    return black.isEmpty() && white.isEverywhere() ? Region.EVERYWHERE
        : new Region(white.extent().clipTo(board), black.map(own -> own.extent().clipTo(board)));
  }

  /** The region that the text means before it is clipped to a certain board. */
  public Region unclippedRegion() {
    return new Region(white.extent(), black.map(SideSquares::extent));
  }

  /** The squares of a board that an extent contains, as White sees the board. */
  private static IntStream squaresOf(Geometry board, Extent extent) {
    return IntStream.range(0, board.size()).filter(square -> extent.contains(board, square, Side.WHITE));
  }
}
