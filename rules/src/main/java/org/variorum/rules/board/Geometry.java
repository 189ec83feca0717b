package org.variorum.rules.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The squares of a board, also called cells, and the steps between them.
 *
 * <p>Squares are numbered from 0: the first rank from file {@code a}, then the second rank, and so on. A hole has no
 * number. Files and ranks only name squares, in FEN and in move notation. Movement uses steps ({@link #step}); no code
 * outside this package calculates with files and ranks.
 */
public final class Geometry {

  /** The letter of a file, as a regular expression. */
  public static final String FILE_NAME = "[a-v]";

  /** The name of a square, as a regular expression. */
  public static final String SQUARE_NAME = FILE_NAME + "[1-9][0-9]?";

  /** The maximum number of cells of any board: packed codes have room for this number. */
  public static final int MAX_CELLS = 512;

  /** The result of methods that find no square. */
  public static final int NONE = -1;

  private final Topology topology;
  private final Sides sides;
  private final int files;
  private final int ranks;
  private final int[] squareAt;
  private final int[] fileOf;
  private final int[] rankOf;
  private final List<List<Integer>> rows;

  /**
   * @param topology the numbers of files and ranks, and the joined edges
   * @param holes the missing squares, as {@code rank * files + file}, both from 0
   * @param sides Black's view of the board
   * @throws IllegalArgumentException if no square is left
   */
  public Geometry(Topology topology, BitSet holes, Sides sides) {
    this.topology = topology;
    this.sides = sides;
    files = topology.files();
    ranks = topology.ranks();
    squareAt = new int[files * ranks];
    int[] there = IntStream.range(0, squareAt.length).filter(cell -> !holes.get(cell)).toArray();
    if (there.length == 0) {
      throw new IllegalArgumentException("a board without squares");
    }
    Arrays.fill(squareAt, NONE);
    for (int square = 0; square < there.length; square++) {
      squareAt[there[square]] = square;
    }
    fileOf = Arrays.stream(there).map(cell -> cell % files).toArray();
    rankOf = Arrays.stream(there).map(cell -> cell / files).toArray();
    rows = IntStream.range(0, ranks)
        .mapToObj(rank -> IntStream.range(0, files).mapToObj(file -> square(file, ranks - 1 - rank)).toList())
        .toList();
  }

  /** A full rectangle, mirrored for Black. */
  public static Geometry rectangle(int files, int ranks) {
    return new Geometry(new Topology.Rectangle(files, ranks), new BitSet(), Sides.MIRRORED);
  }

  /** Returns the same board with another view for Black. */
  public Geometry seenBy(Sides sides) {
    BitSet holes = new BitSet();
    IntStream.range(0, squareAt.length).filter(cell -> squareAt[cell] == NONE).forEach(holes::set);
    return new Geometry(topology, holes, sides);
  }

  /** The shape of the board: its files, its ranks and its joined edges. */
  public Topology topology() {
    return topology;
  }

  /** Black's view of the board. */
  public Sides sides() {
    return sides;
  }

  public int files() {
    return files;
  }

  public int ranks() {
    return ranks;
  }

  /** The number of squares, without holes. */
  public int size() {
    return fileOf.length;
  }

  /** The number of longs in a set of squares. */
  public int words() {
    return (size() + 63) >>> 6;
  }

  /** The file in the name of a square, from 0 for {@code a}. */
  public int file(int square) {
    return fileOf[square];
  }

  /** The rank in the name of a square, from 0 at White's side. */
  public int rank(int square) {
    return rankOf[square];
  }

  /** The file of a square in the view of a side, from 0 at the side's left. */
  int file(int square, Side side) {
    return side == Side.BLACK && sides == Sides.HALF_TURN ? files - 1 - fileOf[square] : fileOf[square];
  }

  /** The rank of a square counted from the side's own first rank, from 0. */
  public int rank(int square, Side side) {
    return side == Side.WHITE ? rankOf[square] : ranks - 1 - rankOf[square];
  }

  /** The square named by a file and rank (both from 0), or {@link #NONE} outside the board and in its holes. */
  public int square(int file, int rank) {
    return file < 0 || file >= files || rank < 0 || rank >= ranks ? NONE : squareAt[rank * files + file];
  }

  // Steps

  /** The square of a side's piece and its heading before its first step. */
  public OrientedCell stand(int square, Side side) {
    return new OrientedCell(square, sides.heading(side));
  }

  /** Returns the square and the heading of a piece after a step in its own view; empty if the step leaves the board. */
  public Optional<OrientedCell> step(OrientedCell from, Step own) {
    Step step = from.heading().of(own);
    return topology.arrival(fileOf[from.cell()] + step.right(), rankOf[from.cell()] + step.up())
        .filter(arrival -> square(arrival.file(), arrival.rank()) != NONE)
        .map(arrival -> new OrientedCell(square(arrival.file(), arrival.rank()),
            arrival.turn().after(from.heading())));
  }

  /** The square at a step in the view of a side, or {@link #NONE}. */
  public int step(int square, Side side, Step own) {
    return step(stand(square, side), own).map(OrientedCell::cell).orElse(NONE);
  }

  /** By square: its neighbours in some directions. */
  public int[][] beside(Directions directions) {
    return IntStream.range(0, size())
        .mapToObj(square -> directions.steps().stream().mapToInt(step -> step(square, Side.WHITE, step))
            .filter(next -> next != NONE).toArray())
        .toArray(int[][]::new);
  }

  /**
   * By square and direction, in the order of the steps: the squares up to an edge or a hole. If edges are joined, a
   * line ends before it returns to its first square.
   */
  public int[][][] lines(Directions directions) {
    return IntStream.range(0, size())
        .mapToObj(square -> directions.steps().stream().map(step -> line(square, step)).toArray(int[][]::new))
        .toArray(int[][][]::new);
  }

  private int[] line(int from, Step step) {
    return IntStream.iterate(step(from, Side.WHITE, step), next -> next != NONE && next != from,
        next -> step(next, Side.WHITE, step)).toArray();
  }

  /** The eight neighbours of a square, clockwise; {@link #NONE} for each that does not exist. */
  public List<Integer> ring(int square) {
    return Directions.ALL.steps().stream().map(step -> step(square, Side.WHITE, step)).toList();
  }

  /** The number of king's steps from one square to another on an empty board without holes. */
  public int distance(int from, int to) {
    return Math.max(aside(from, to), Math.abs(rankOf[from] - rankOf[to]));
  }

  /** The squares at most {@code distance} king's steps away, without the square itself, in ascending order. */
  public List<Integer> around(int square, int distance) {
    return IntStream.range(0, size())
        .filter(other -> other != square && distance(square, other) <= distance).boxed().toList();
  }

  // The views of the sides

  /** The square that is for Black what this square is for White, or {@link #NONE}. */
  public int opposite(int square) {
    return square(file(square, Side.BLACK), ranks - 1 - rankOf[square]);
  }

  /** The square that is for White what this square is for a side; the square itself if the board has no such square. */
  public int seen(int square, Side side) {
    int opposite = opposite(square);
    return side == Side.WHITE || opposite == NONE ? square : opposite;
  }

  /** The distance of two squares in files, by the shorter way if files go round. */
  public int aside(int square, int other) {
    return topology.aside(fileOf[square], fileOf[other]);
  }

  /** The number of ranks from one square ahead to another in the view of a side; negative for backward. */
  public int ahead(int from, int to, Side side) {
    return rank(to, side) - rank(from, side);
  }

  /** The distance of a square from the middle of its rank, in files; 0 if the first and the last file are joined. */
  public double fromMiddle(int square) {
    return topology.hasSides() ? Math.abs(fileOf[square] - (files / 2.0 - 0.5)) : 0;
  }

  /** The distance of a square from the centre of the board: files plus ranks. */
  public double fromCentre(int square) {
    return fromMiddle(square) + Math.abs(rankOf[square] - (ranks / 2.0 - 0.5));
  }

  /** The mirror image of a square on the same rank, or {@link #NONE}. */
  public int sideways(int square) {
    return square(files - 1 - fileOf[square], rankOf[square]);
  }

  // Text and pictures

  /** The ranks of the board drawn with a side below: from the top, each from left to right; {@link #NONE} for holes. */
  public List<List<Integer>> rows(Side below) {
    return below == Side.WHITE ? rows : rows.reversed().stream().map(List::reversed).toList();
  }

  /** The square a number of files to the right on the same rank, or {@link #NONE}. It ignores joined edges. */
  public int inRow(int square, int right) {
    return square(fileOf[square] + right, rankOf[square]);
  }

  /** The squares of a rank from one square to another, both included; {@link #NONE} for holes. */
  public List<Integer> row(int from, int to) {
    int step = isRightOf(to, from) ? 1 : -1;
    return IntStream.rangeClosed(0, Math.abs(fileOf[to] - fileOf[from])).mapToObj(i -> inRow(from, i * step))
        .toList();
  }

  /** Whether the file of a square is to the right of the file of another square. */
  public boolean isRightOf(int square, int other) {
    return fileOf[square] > fileOf[other];
  }

  /** Whether a square is dark, as {@code a1} is. */
  public boolean isDark(int square) {
    return (fileOf[square] + rankOf[square]) % 2 == 0;
  }

  /** The width of the picture of the board, in cells. */
  public double width() {
    return files;
  }

  /** The height of the picture of the board, in cells. */
  public double height() {
    return ranks;
  }

  /** The upper left corner of a square in the picture that White sees, in cells to the right and down. */
  public Outline.Point place(int square) {
    return new Outline.Point(fileOf[square], ranks - 1 - rankOf[square]);
  }

  /** The outline of a square in the picture, relative to its {@link #place}. */
  public Outline outline(int square) {
    return Outline.SQUARE;
  }

  /**
   * Splits a path into stretches that can be drawn without a break. Each stretch contains its first square, the squares
   * where it turns, and its last square. A path over a joined edge continues in another stretch.
   */
  public List<List<Integer>> stretches(List<Integer> path) {
    List<List<Integer>> stretches = new ArrayList<>();
    int begin = 0;
    for (int i = 1; i <= path.size(); i++) {
      if (i == path.size()
          || !between(path.get(i - 1), path.get(i)).equals(drawn(path.get(i - 1), path.get(i)))) {
        stretches.add(corners(path.subList(begin, i)));
        begin = i;
      }
    }
    return stretches;
  }

  private List<Integer> corners(List<Integer> path) {
    List<Integer> corners = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      boolean straight = i > 0 && i < path.size() - 1
          && drawn(path.get(i - 1), path.get(i)).equals(drawn(path.get(i), path.get(i + 1)));
      if (!straight) {
        corners.add(path.get(i));
      }
    }
    return corners;
  }

  /** The step from one square to another in the picture. */
  private Step drawn(int from, int to) {
    return new Step(fileOf[to] - fileOf[from], rankOf[to] - rankOf[from]);
  }

  /** The shortest step from one square to another; of two equally short steps, the one in the picture. */
  private Step between(int from, int to) {
    Step drawn = drawn(from, to);
    int aside = aside(from, to);
    return Math.abs(drawn.right()) == aside ? drawn
        : new Step(-Integer.signum(drawn.right()) * aside, drawn.up());
  }

  /** The name of a square: file letter and rank number, for example {@code e4}. */
  public String name(int square) {
    return name(fileOf[square], rankOf[square]);
  }

  /** The name of a square on a file and rank (both from 0), whether or not the board has the square. */
  public static String name(int file, int rank) {
    return fileName(file) + (rank + 1);
  }

  /** The letter of a file, from 0 for {@code a}. */
  public static String fileName(int file) {
    return Character.toString('a' + file);
  }

  /** Returns the square with a name; empty if the text is not the name of a square of this board. */
  public Optional<Integer> square(String name) {
    if (!name.matches(SQUARE_NAME)) {
      return Optional.empty();
    }
    int square = square(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    return square == NONE ? Optional.empty() : Optional.of(square);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Geometry that && topology.equals(that.topology) && sides == that.sides
        && Arrays.equals(squareAt, that.squareAt);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * topology.hashCode() + sides.hashCode()) + Arrays.hashCode(squareAt);
  }

  @Override
  public String toString() {
    return files + "x" + ranks + " board of " + size() + " squares";
  }
}
