package org.variorum.rules.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The squares of a board: a rectangle of at most 16×16 from which squares may be missing.
 *
 * <p>The squares that exist are numbered from 0, along the first rank from file {@code a}, then along the second, and
 * so on; a missing square has no number. This is the only class that calculates with files and ranks.
 */
public final class Geometry {

  /** The greatest number of files, and of ranks. */
  public static final int MAX_SIDE = 16;

  /** Answer of the methods that look for a square where there is none. */
  public static final int NONE = -1;

  private final int files;
  private final int ranks;
  private final int[] squareAt;
  private final int[] fileOf;
  private final int[] rankOf;

  /**
   * @param files number of files, 1 to 16
   * @param ranks number of ranks, 1 to 16
   * @param holes the missing squares, as {@code rank * files + file}, both from 0
   * @throws IllegalArgumentException if the sizes are out of bounds or no square is left
   */
  public Geometry(int files, int ranks, BitSet holes) {
    if (files < 1 || files > MAX_SIDE || ranks < 1 || ranks > MAX_SIDE) {
      throw new IllegalArgumentException(
          "a board has 1 to 16 files and 1 to 16 ranks, not " + files + "x" + ranks);
    }
    this.files = files;
    this.ranks = ranks;
    squareAt = new int[files * ranks];
    Arrays.fill(squareAt, NONE);
    int[] at = new int[files * ranks];
    int size = 0;
    for (int cell = 0; cell < squareAt.length; cell++) {
      if (!holes.get(cell)) {
        at[size] = cell;
        squareAt[cell] = size++;
      }
    }
    if (size == 0) {
      throw new IllegalArgumentException("a board without squares");
    }
    fileOf = new int[size];
    rankOf = new int[size];
    for (int square = 0; square < size; square++) {
      fileOf[square] = at[square] % files;
      rankOf[square] = at[square] / files;
    }
  }

  /** A full rectangle. */
  public static Geometry rectangle(int files, int ranks) {
    return new Geometry(files, ranks, new BitSet());
  }

  public int files() {
    return files;
  }

  public int ranks() {
    return ranks;
  }

  /** How many squares exist. */
  public int size() {
    return fileOf.length;
  }

  /** The file of a square, from 0 for {@code a}. */
  public int file(int square) {
    return fileOf[square];
  }

  /** The rank of a square, from 0 at White's side. */
  public int rank(int square) {
    return rankOf[square];
  }

  /** The rank of a square counted from the side's own first rank, from 0. */
  public int rank(int square, Side side) {
    return side == Side.WHITE ? rankOf[square] : ranks - 1 - rankOf[square];
  }

  /** The square on a file and rank (both from 0), or {@link #NONE} outside the board and in its holes. */
  public int square(int file, int rank) {
    return file < 0 || file >= files || rank < 0 || rank >= ranks ? NONE : squareAt[rank * files + file];
  }

  /** The square one step away, or {@link #NONE}. */
  public int step(int square, Step step) {
    return square(fileOf[square] + step.right(), rankOf[square] + step.up());
  }

  /** The square on the same file that lies for one side where this one lies for the other, or {@link #NONE}. */
  public int mirror(int square) {
    return square(fileOf[square], ranks - 1 - rankOf[square]);
  }

  /** The step that leads from one square to another. */
  public Step between(int from, int to) {
    return new Step(fileOf[to] - fileOf[from], rankOf[to] - rankOf[from]);
  }

  /** The squares where a path turns, with its first and its last: between them it leads straight. */
  public List<Integer> corners(List<Integer> path) {
    List<Integer> corners = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      boolean straight = i > 0 && i < path.size() - 1
          && between(path.get(i - 1), path.get(i)).equals(between(path.get(i), path.get(i + 1)));
      if (!straight) {
        corners.add(path.get(i));
      }
    }
    return corners;
  }

  /** Number of king's steps from one square to another over an empty full board. */
  public int distance(int from, int to) {
    return Math.max(Math.abs(fileOf[from] - fileOf[to]), Math.abs(rankOf[from] - rankOf[to]));
  }

  /** The squares at most {@code distance} king's steps away, without the square itself, in ascending order. */
  public List<Integer> around(int square, int distance) {
    List<Integer> found = new ArrayList<>();
    for (int other = 0; other < size(); other++) {
      if (other != square && distance(square, other) <= distance) {
        found.add(other);
      }
    }
    return found;
  }

  /** The name of a square: file letter and rank number, {@code a1} to {@code p16}. */
  public String name(int square) {
    return (char) ('a' + fileOf[square]) + Integer.toString(rankOf[square] + 1);
  }

  /** The square of that name, or empty if the text is no name of a square of this board. */
  public Optional<Integer> square(String name) {
    if (!name.matches("[a-p][1-9][0-9]?")) {
      return Optional.empty();
    }
    int square = square(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    return square == NONE ? Optional.empty() : Optional.of(square);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Geometry that && files == that.files && ranks == that.ranks
        && Arrays.equals(squareAt, that.squareAt);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * files + ranks) + Arrays.hashCode(squareAt);
  }

  @Override
  public String toString() {
    return files + "x" + ranks + " board of " + size() + " squares";
  }
}
