package org.variorum.rules.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.platform.BitSet;

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

  /** The maximum number of cells of any board. Packed moves have no room for more. */
  public static final int MAX_CELLS = 512;

  /** The result of methods that find no square. */
  public static final int NONE = -1;

  private final Topology topology;
  private final BlackView blackView;
  private final int files;
  private final int ranks;
  /** The square at {@code rank * files + file}; {@link #NONE} for a hole. */
  private final int[] squareAt;
  private final int[] fileOf;
  private final int[] rankOf;
  /** The squares as White sees them, from the highest rank down; {@link #NONE} for holes. */
  private final List<List<Integer>> rows;

  /**
   * @param topology the numbers of files and ranks, and the joined edges
   * @param holes the missing squares, as {@code rank * files + file}, both from 0
   * @param blackView Black's view of the board
   * @throws IllegalArgumentException if all squares are missing
   */
  public Geometry(Topology topology, BitSet holes, BlackView blackView) {
    this.topology = topology;
    this.blackView = blackView;
    files = topology.files();
    ranks = topology.ranks();
    squareAt = new int[files * ranks];
    int[] cells = IntStream.range(0, squareAt.length).filter(cell -> !holes.get(cell)).toArray();
    if (cells.length == 0) {
      throw new IllegalArgumentException("a board must have at least one square");
    }
    Arrays.fill(squareAt, NONE);
    for (int square = 0; square < cells.length; square++) {
      squareAt[cells[square]] = square;
    }
    fileOf = Arrays.stream(cells).map(cell -> cell % files).toArray();
    rankOf = Arrays.stream(cells).map(cell -> cell / files).toArray();
    rows = IntStream.range(0, ranks)
        .mapToObj(rank -> IntStream.range(0, files).mapToObj(file -> square(file, ranks - 1 - rank)).toList())
        .toList();
  }

  /** A full rectangle, mirrored for Black. */
  public static Geometry rectangle(int files, int ranks) {
    return new Geometry(new Topology.Rectangle(files, ranks), new BitSet(), BlackView.MIRRORED);
  }

  /** Returns the same board with another view for Black. */
  public Geometry withBlackView(BlackView blackView) {
    BitSet holes = new BitSet();
    IntStream.range(0, squareAt.length).filter(cell -> squareAt[cell] == NONE).forEach(holes::set);
    return new Geometry(topology, holes, blackView);
  }

  /** The shape of the board: its files, its ranks and its joined edges. */
  public Topology topology() {
    return topology;
  }

  /** Black's view of the board. */
  public BlackView blackView() {
    return blackView;
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

  /** The number of longs in a set of squares, which has one bit for each square. */
  public int wordCount() {
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
    return side == Side.BLACK && blackView == BlackView.HALF_TURN ? files - 1 - fileOf[square]
        : fileOf[square];
  }

  /** The rank of a square in the view of a side, from 0 for the rank nearest to the side. */
  public int rank(int square, Side side) {
    return side == Side.WHITE ? rankOf[square] : ranks - 1 - rankOf[square];
  }

  /** The square on a file and rank (both from 0), or {@link #NONE} outside the board and in holes. */
  public int square(int file, int rank) {
    return file < 0 || file >= files || rank < 0 || rank >= ranks ? NONE : squareAt[rank * files + file];
  }

  // Steps

  /** Returns a square with the heading that a side's pieces have at the start of a move. */
  public OrientedCell orient(int square, Side side) {
    return new OrientedCell(square, blackView.heading(side));
  }

  /** Returns the square and the heading of a piece after a step in its own view; empty if the step leaves the board. */
  public Optional<OrientedCell> step(OrientedCell from, Step relative) {
    Step step = from.heading().toBoard(relative);
    return topology.arrival(fileOf[from.cell()] + step.right(), rankOf[from.cell()] + step.up())
        .filter(arrival -> square(arrival.file(), arrival.rank()) != NONE)
        .map(arrival -> new OrientedCell(square(arrival.file(), arrival.rank()),
            arrival.turn().after(from.heading())));
  }

  /** The square after a step in the view of a side; {@link #NONE} if the step leaves the board. */
  public int step(int square, Side side, Step relative) {
    return step(orient(square, side), relative).map(OrientedCell::cell).orElse(NONE);
  }

  /** The neighbours of each square in some directions, by square. */
  public int[][] neighbours(Directions directions) {
    return IntStream.range(0, size())
        .mapToObj(square -> directions.steps().stream().mapToInt(step -> step(square, Side.WHITE, step))
            .filter(next -> next != NONE).toArray())
        .toArray(int[][]::new);
  }

  /**
   * The lines from each square: the squares up to an edge or a hole, without the first square. The indices are the
   * first square and the position of the step in {@link Directions#steps}. A line never returns to its first square.
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

  /** The eight neighbours of a square, clockwise from the square ahead; {@link #NONE} for each missing neighbour. */
  public List<Integer> ring(int square) {
    return Directions.ALL.steps().stream().map(step -> step(square, Side.WHITE, step)).toList();
  }

  /** The number of king's steps from one square to another on an empty board without holes. */
  public int distance(int from, int to) {
    return Math.max(fileDistance(from, to), Math.abs(rankOf[from] - rankOf[to]));
  }

  /** The squares at most {@code distance} king's steps away, without the square itself, in ascending order. */
  public List<Integer> around(int square, int distance) {
    return IntStream.range(0, size())
        .filter(other -> other != square && distance(square, other) <= distance).boxed().toList();
  }

  // The views of the sides

  /** The corresponding square of the other side, such as {@code e8} for {@code e1}; {@link #NONE} if missing. */
  public int opposite(int square) {
    return square(file(square, Side.BLACK), ranks - 1 - rankOf[square]);
  }

  /** The square itself for White, its {@link #opposite} for Black; the square itself if the opposite is missing. */
  public int relativeSquare(int square, Side side) {
    int opposite = opposite(square);
    return side == Side.WHITE || opposite == NONE ? square : opposite;
  }

  /** The distance of two squares in files. If the first and the last file are joined, the shorter way counts. */
  public int fileDistance(int square, int other) {
    return topology.fileDistance(fileOf[square], fileOf[other]);
  }

  /** The number of ranks by which {@code to} is ahead of {@code from} in the view of a side; negative if behind. */
  public int ahead(int from, int to, Side side) {
    return rank(to, side) - rank(from, side);
  }

  /** The distance of a square from the middle of its rank, in files; 0 if the first and the last file are joined. */
  public double distanceFromMiddle(int square) {
    return topology.hasEdgeFiles() ? Math.abs(fileOf[square] - (files / 2.0 - 0.5)) : 0;
  }

  /** The distance of a square from the centre of the board: files plus ranks. */
  public double distanceFromCentre(int square) {
    return distanceFromMiddle(square) + Math.abs(rankOf[square] - (ranks / 2.0 - 0.5));
  }

  /** The mirror image of a square on the same rank, such as {@code h1} for {@code a1}; {@link #NONE} if missing. */
  public int mirrorImage(int square) {
    return square(files - 1 - fileOf[square], rankOf[square]);
  }

  // Text and pictures

  /** The rows of a picture with one side at the bottom: from the top, left to right; {@link #NONE} for holes. */
  public List<List<Integer>> rows(Side bottomSide) {
    return bottomSide == Side.WHITE ? rows : rows.reversed().stream().map(List::reversed).toList();
  }

  /** The square {@code right} files to the right, or left if {@code right} is negative; {@link #NONE} if missing. */
  public int alongRank(int square, int right) {
    return square(fileOf[square] + right, rankOf[square]);
  }

  /** The squares of a rank from one square to another, both included; {@link #NONE} for holes. */
  public List<Integer> row(int from, int to) {
    int step = isRightOf(to, from) ? 1 : -1;
    return IntStream.rangeClosed(0, Math.abs(fileOf[to] - fileOf[from]))
        .mapToObj(i -> alongRank(from, i * step))
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
   * Splits a path into stretches that can be drawn without break: a stretch ends where the path crosses a joined edge.
   * Each stretch contains its first square, the squares where it turns, and its last square.
   */
  public List<List<Integer>> stretches(List<Integer> path) {
    List<List<Integer>> stretches = new ArrayList<>();
    int begin = 0;
    for (int i = 1; i <= path.size(); i++) {
      if (i == path.size()
          || !shortestStep(path.get(i - 1), path.get(i)).equals(pictureStep(path.get(i - 1), path.get(i)))) {
        stretches.add(corners(path.subList(begin, i)));
        begin = i;
      }
    }
    return stretches;
  }

  /** The first square of a path, the squares where it turns, and the last. */
  private List<Integer> corners(List<Integer> path) {
    List<Integer> corners = new ArrayList<>();
    for (int i = 0; i < path.size(); i++) {
      boolean isStraight = i > 0 && i < path.size() - 1
          && pictureStep(path.get(i - 1), path.get(i)).equals(pictureStep(path.get(i), path.get(i + 1)));
      if (!isStraight) {
        corners.add(path.get(i));
      }
    }
    return corners;
  }

  /** The step from one square to another in the picture, which does not cross joined edges. */
  private Step pictureStep(int from, int to) {
    return new Step(fileOf[to] - fileOf[from], rankOf[to] - rankOf[from]);
  }

  /** The shortest step from one square to another; of two equally short steps, the one in the picture. */
  private Step shortestStep(int from, int to) {
    Step inPicture = pictureStep(from, to);
    int files = fileDistance(from, to);
    return Math.abs(inPicture.right()) == files ? inPicture
        : new Step(-Integer.signum(inPicture.right()) * files, inPicture.up());
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
    return String.valueOf((char) ('a' + file));
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
    return other instanceof Geometry that && topology.equals(that.topology) && blackView == that.blackView
        && Arrays.equals(squareAt, that.squareAt);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * topology.hashCode() + blackView.hashCode()) + Arrays.hashCode(squareAt);
  }

  @Override
  public String toString() {
    return files + "x" + ranks + " board of " + size() + " squares";
  }
}
