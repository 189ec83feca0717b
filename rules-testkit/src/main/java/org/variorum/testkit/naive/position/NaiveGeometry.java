package org.variorum.testkit.naive.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.variorum.rules.board.BlackView;
import org.variorum.rules.board.Geometry;
import org.variorum.rules.board.Region;
import org.variorum.rules.board.Region.Colour;
import org.variorum.rules.board.Region.Extent;
import org.variorum.rules.board.Region.Part;
import org.variorum.rules.board.Side;
import org.variorum.rules.board.Step;
import org.variorum.rules.board.Topology;

/** Steps and regions on the board, computed from files and ranks. */
public final class NaiveGeometry {

  private NaiveGeometry() {}

  /** The square after one step, or {@link Geometry#NONE}. On a cylinder, the first file follows the last. */
  public static int step(Geometry board, int square, Step step) {
    int file = board.file(square) + step.right();
    int rank = board.rank(square) + step.up();
    boolean isCylinder = board.topology() instanceof Topology.Cylinder;
    return board.square(isCylinder ? Math.floorMod(file, board.files()) : file, rank);
  }

  /** Converts a step as a side sees it into a step on the board (COM-1). */
  public static Step boardStep(Geometry board, Step sideStep, Side side) {
    if (side == Side.WHITE) {
      return sideStep;
    }
    return new Step(board.blackView() == BlackView.HALF_TURN ? -sideStep.right() : sideStep.right(),
        -sideStep.up());
  }

  /** The number of king's moves between two squares. */
  public static int distance(Geometry board, int from, int to) {
    int files = Math.abs(board.file(from) - board.file(to));
    int fileDistance =
        board.topology() instanceof Topology.Cylinder ? Math.min(files, board.files() - files) : files;
    return Math.max(fileDistance, Math.abs(board.rank(from) - board.rank(to)));
  }

  /** The squares within a number of king's moves from a square, without that square, in ascending order. */
  public static List<Integer> squaresAround(Geometry board, int square, int distance) {
    List<Integer> found = new ArrayList<>();
    for (int other = 0; other < board.size(); other++) {
      if (other != square && distance(board, square, other) <= distance) {
        found.add(other);
      }
    }
    return found;
  }

  /** Whether a region, as a side sees it, contains a square. */
  public static boolean contains(Geometry board, Region region, int square, Side side) {
    boolean hasOwnExtent = side == Side.BLACK && region.blackExtent().isPresent();
    boolean isMirrored = side == Side.BLACK && !hasOwnExtent;
    int rank = isMirrored ? board.ranks() - 1 - board.rank(square) : board.rank(square);
    int file = isMirrored && board.blackView() == BlackView.HALF_TURN ? board.files() - 1 - board.file(square)
        : board.file(square);
    // Colours are not mirrored for Black: the first square of the board is dark for both sides.
    Colour colour = (board.file(square) + board.rank(square)) % 2 == 0 ? Colour.DARK : Colour.LIGHT;
    Extent extent = hasOwnExtent ? region.blackExtent().orElseThrow() : region.extent();
    return isOneOf(extent.parts(), file, rank, colour) && !isOneOf(extent.missing(), file, rank, colour);
  }

  private static boolean isOneOf(List<Part> parts, int file, int rank, Colour colour) {
    for (Part part : parts) {
      Region.Box box = part.box();
      if (box.firstFile() <= file && file <= box.lastFile() && box.firstRank() <= rank
          && rank <= box.lastRank() && (part.colour().isEmpty() || part.colour().get() == colour)) {
        return true;
      }
    }
    return false;
  }

  /** The step of the straight line between two squares; empty if there is no line or a hole interrupts it. */
  public static Optional<Step> straightStep(Geometry geometry, int from, int to) {
    int right = geometry.file(to) - geometry.file(from);
    int up = geometry.rank(to) - geometry.rank(from);
    int length = Math.max(Math.abs(right), Math.abs(up));
    if (length == 0 || right != 0 && up != 0 && Math.abs(right) != Math.abs(up)) {
      return Optional.empty();
    }
    Step step = new Step(right / length, up / length);
    int square = from;
    for (int i = 0; i < length && square != Geometry.NONE; i++) {
      square = step(geometry, square, step);
    }
    return square == Geometry.NONE ? Optional.empty() : Optional.of(step);
  }

  /** The squares between two squares of a straight line; empty if there is no line. */
  public static List<Integer> squaresBetween(Geometry geometry, int from, int to) {
    List<Integer> squares = new ArrayList<>();
    straightStep(geometry, from, to).ifPresent(step -> {
      for (int square = step(geometry, from, step); square != to; square = step(geometry, square, step)) {
        squares.add(square);
      }
    });
    return squares;
  }
}
