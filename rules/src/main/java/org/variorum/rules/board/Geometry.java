package org.variorum.rules.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The squares of a board: cells, from which steps lead to others.
 *
 * <p>The cells that exist are numbered from 0, along the first rank from file {@code a}, then along the second, and so on; a
 * hole has no number. Files and ranks are names: of squares, in a FEN and in the notation of moves. Walks over the board
 * take steps ({@link #step}); no code outside this package calculates with files and ranks.
 */
public final class Geometry {

  /** The letter of a file, as a regular expression. */
  public static final String FILE_NAME = "[a-v]";

  /** The name of a square, as a regular expression. */
  public static final String SQUARE_NAME = FILE_NAME + "[1-9][0-9]?";

  /** The maximum number of cells of a board of any kind: packed codes have room for that. */
  public static final int MAX_CELLS = 512;

  /** Answer of the methods that look for a square where there is none. */
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
   * @param topology files and ranks, and how the edges are joined
   * @param holes the missing squares, as {@code rank * files + file}, both from 0
   * @param sides how Black sees the board
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

  /** The same board, as Black sees it otherwise. */
  public Geometry seenBy(Sides sides) {
    BitSet holes = new BitSet();
    IntStream.range(0, squareAt.length).filter(cell -> squareAt[cell] == NONE).forEach(holes::set);
    return new Geometry(topology, holes, sides);
  }

  /** How its edges are joined. */
  public Topology topology() {
    return topology;
  }

  /** How Black sees it. */
  public Sides sides() {
    return sides;
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

  /** How many longs a set of squares has. */
  public int words() {
    return (size() + 63) >>> 6;
  }

  /** The file that a square is named by, from 0 for {@code a}. */
  public int file(int square) {
    return fileOf[square];
  }

  /** The rank that a square is named by, from 0 at White's side. */
  public int rank(int square) {
    return rankOf[square];
  }

  /** The file of a square as the side sees it, counted from its left, from 0. */
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

  // Going

  /** Where a side's piece stands that has not gone yet, and how it faces. */
  public OrientedCell stand(int square, Side side) {
    return new OrientedCell(square, sides.heading(side));
  }

  /** Where one comes by a step of one's own, and how one then faces; empty where no square is. */
  public Optional<OrientedCell> step(OrientedCell from, Step own) {
    Step step = from.heading().of(own);
    return topology.arrival(fileOf[from.cell()] + step.right(), rankOf[from.cell()] + step.up())
        .filter(arrival -> square(arrival.file(), arrival.rank()) != NONE)
        .map(arrival -> new OrientedCell(square(arrival.file(), arrival.rank()),
            arrival.turn().after(from.heading())));
  }

  /** The square one step of a side's away, or {@link #NONE}. */
  public int step(int square, Side side, Step own) {
    return step(stand(square, side), own).map(OrientedCell::cell).orElse(NONE);
  }

  /** By square: those beside it in some directions. */
  public int[][] beside(Directions directions) {
    return IntStream.range(0, size())
        .mapToObj(square -> directions.steps().stream().mapToInt(step -> step(square, Side.WHITE, step))
            .filter(next -> next != NONE).toArray())
        .toArray(int[][]::new);
  }

  /**
   * By square and direction, in the order of the steps: the squares from there to an edge or a hole. Where a board goes round, a line
   * ends before it comes back to where it began.
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

  /** The eight squares around one, clockwise; {@link #NONE} for each that does not exist. */
  public List<Integer> ring(int square) {
    return Directions.ALL.steps().stream().map(step -> step(square, Side.WHITE, step)).toList();
  }

  /** Number of king's steps from one square to another over an empty full board. */
  public int distance(int from, int to) {
    return Math.max(aside(from, to), Math.abs(rankOf[from] - rankOf[to]));
  }

  /** The squares at most {@code distance} king's steps away, without the square itself, in ascending order. */
  public List<Integer> around(int square, int distance) {
    return IntStream.range(0, size())
        .filter(other -> other != square && distance(square, other) <= distance).boxed().toList();
  }

  // As the sides see it

  /** The square that lies for one side where this one lies for the other, or {@link #NONE}. */
  public int opposite(int square) {
    return square(file(square, Side.BLACK), ranks - 1 - rankOf[square]);
  }

  /** The square that lies for White where this one lies for a side; itself where the board has no such square. */
  public int seen(int square, Side side) {
    int opposite = opposite(square);
    return side == Side.WHITE || opposite == NONE ? square : opposite;
  }

  /** How many files lie between two squares, the shorter way. */
  public int aside(int square, int other) {
    return topology.aside(fileOf[square], fileOf[other]);
  }

  /** How many ranks a side has to go ahead from one square to another; negative for back. */
  public int ahead(int from, int to, Side side) {
    return rank(to, side) - rank(from, side);
  }

  /** How many files a square lies aside of the middle; 0 where ranks go round. */
  public double fromMiddle(int square) {
    return topology.hasSides() ? Math.abs(fileOf[square] - (files / 2.0 - 0.5)) : 0;
  }

  /** How many files and ranks a square lies from the centre. */
  public double fromCentre(int square) {
    return fromMiddle(square) + Math.abs(rankOf[square] - (ranks / 2.0 - 0.5));
  }

  /** The square on the same rank as far from the right edge as this one from the left, or {@link #NONE}. */
  public int sideways(int square) {
    return square(files - 1 - fileOf[square], rankOf[square]);
  }

  // As it is written and drawn

  /** The ranks as one reads them with a side sitting below: from the top, and from left to right; {@link #NONE} for holes. */
  public List<List<Integer>> rows(Side below) {
    return below == Side.WHITE ? rows : rows.reversed().stream().map(List::reversed).toList();
  }

  /** The square a number of files to the right in the same row, never round an edge; or {@link #NONE}. */
  public int inRow(int square, int right) {
    return square(fileOf[square] + right, rankOf[square]);
  }

  /** The squares of a row from one to another, in that order; {@link #NONE} for holes. */
  public List<Integer> row(int from, int to) {
    int step = isRightOf(to, from) ? 1 : -1;
    return IntStream.rangeClosed(0, Math.abs(fileOf[to] - fileOf[from])).mapToObj(i -> inRow(from, i * step))
        .toList();
  }

  /** Whether a square's file comes after another's. */
  public boolean isRightOf(int square, int other) {
    return fileOf[square] > fileOf[other];
  }

  /** Whether a square is one of the dark ones. */
  public boolean isDark(int square) {
    return (fileOf[square] + rankOf[square]) % 2 == 0;
  }

  /** How wide the picture of the board is, in units of a cell. */
  public double width() {
    return files;
  }

  /** How high it is. */
  public double height() {
    return ranks;
  }

  /** Where a square is on the picture as White sees it, from the upper left corner to the right and down. */
  public Outline.Point place(int square) {
    return new Outline.Point(fileOf[square], ranks - 1 - rankOf[square]);
  }

  /** The form of a square on the picture, seen from its {@link #place}. */
  public Outline outline(int square) {
    return Outline.SQUARE;
  }

  /**
   * A path as it is drawn: in stretches that lie on the picture without a break, each as its first square, those where it
   * turns, and its last. A path that leads round an edge goes on in another stretch.
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

  /** The step that leads from one square to another on the picture. */
  private Step drawn(int from, int to) {
    return new Step(fileOf[to] - fileOf[from], rankOf[to] - rankOf[from]);
  }

  /** The shortest step that leads from one square to another; the one on the picture, if it is as short. */
  private Step between(int from, int to) {
    Step drawn = drawn(from, to);
    int aside = aside(from, to);
    return Math.abs(drawn.right()) == aside ? drawn
        : new Step(-Integer.signum(drawn.right()) * aside, drawn.up());
  }

  /** The name of a square: file letter and rank number, {@code a1} to {@code p16}. */
  public String name(int square) {
    return name(fileOf[square], rankOf[square]);
  }

  /** The name that a square on a file and rank (both from 0) has, or would have. */
  public static String name(int file, int rank) {
    return fileName(file) + (rank + 1);
  }

  /** The letter of a file, from 0 for {@code a}. */
  public static String fileName(int file) {
    return Character.toString('a' + file);
  }

  /** The square of that name, or empty if the text is no name of a square of this board. */
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
