package org.variorum.rules.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.board.Outline.Point;
import org.variorum.rules.board.Region.Box;

/**
 * The look of a game's board: the drawn lines and the players' names of squares. No rule depends on it. Boxes are not
 * mirrored for Black.
 *
 * @param surface whether pieces stand on squares or on crossings of lines, and whether squares have two colours
 * @param river the boxes, on a board of points, inside which only the two edge files have vertical lines
 * @param diagonals the boxes in which both diagonals are drawn
 * @param marks on a board of points, the boxes of points with a mark; on plain squares, the boxes with corner dots
 * @param files the scheme of the players' names of files
 * @param ranks the scheme of the players' names of ranks
 */
public record BoardLook(Surface surface, List<Box> river, List<Box> diagonals, List<Box> marks,
    FileNames files,
    RankNames ranks) {

  /** The kind of place on which pieces stand. */
  public enum Surface {
    /** On squares of two colours. */
    CHEQUERED,
    /** On squares of one colour, between lines. */
    PLAIN,
    /** On the crossings of lines. */
    POINTS
  }

  /** A scheme of file names. The first name is on White's left, except in {@link #NUMBERS_FROM_RIGHT}. */
  public enum FileNames {
    LETTERS, NUMBERS, NUMBERS_FROM_RIGHT
  }

  /** A scheme of rank names. The first name is on White's side, or on Black's side in schemes from the top. */
  public enum RankNames {
    NUMBERS, NUMBERS_FROM_TOP, LETTERS_FROM_TOP
  }

  /** A board of two colours, without drawn lines and with the usual names. */
  public static final BoardLook CHEQUERED = new BoardLook(Surface.CHEQUERED, List.of(), List.of(), List.of(),
      FileNames.LETTERS, RankNames.NUMBERS);

  public BoardLook {
    river = List.copyOf(river);
    diagonals = List.copyOf(diagonals);
    marks = List.copyOf(marks);
  }

  /** Whether squares have two colours. */
  public boolean isChequered() {
    return surface == Surface.CHEQUERED;
  }

  /** Returns the drawn lines of White's picture, in squares from the upper left; empty for a chequered board. */
  public List<List<Point>> lines(Geometry board) {
    BoardLines lines = new BoardLines(board, river, diagonals, marks);
    return switch (surface) {
      case CHEQUERED -> List.of();
      case PLAIN -> lines.betweenSquares();
      case POINTS -> lines.throughPoints();
    };
  }

  /** Returns the dots of White's picture, in squares from the upper left; empty unless the squares are plain. */
  public List<Point> dots(Geometry board) {
    return surface == Surface.PLAIN ? new BoardLines(board, river, diagonals, marks).dots() : List.of();
  }

  /** Whether the players' names of squares differ from the names in move notation. */
  public boolean hasOwnNames() {
    return files != FileNames.LETTERS || ranks != RankNames.NUMBERS;
  }

  /** Returns the players' names of the files, from White's left. */
  public List<String> fileNames(Geometry board) {
    return IntStream.range(0, board.files()).mapToObj(file -> fileName(board, file)).toList();
  }

  /** Returns the players' names of the ranks, from Black's side to White's. */
  public List<String> rankNames(Geometry board) {
    return IntStream.range(0, board.ranks()).mapToObj(row -> rankName(board, board.ranks() - 1 - row))
        .toList();
  }

  /** Returns the players' name of a square; empty if players use the names of move notation. */
  public Optional<String> name(Geometry board, int square) {
    return Optional.of(fileName(board, board.file(square)) + rankName(board, board.rank(square)))
        .filter(_ -> hasOwnNames());
  }

  private String fileName(Geometry board, int file) {
    return switch (files) {
      case LETTERS -> Geometry.fileName(file);
      case NUMBERS -> String.valueOf(file + 1);
      case NUMBERS_FROM_RIGHT -> String.valueOf(board.files() - file);
    };
  }

  private String rankName(Geometry board, int rank) {
    return switch (ranks) {
      case NUMBERS -> String.valueOf(rank + 1);
      case NUMBERS_FROM_TOP -> String.valueOf(board.ranks() - rank);
      case LETTERS_FROM_TOP -> Geometry.fileName(board.ranks() - 1 - rank);
    };
  }
}
