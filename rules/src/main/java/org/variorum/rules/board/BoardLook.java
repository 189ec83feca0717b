package org.variorum.rules.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.variorum.rules.board.Outline.Point;
import org.variorum.rules.board.Region.Box;

/**
 * How players of a game know its board: what is drawn on it, and what they call its squares. No rule depends on it.
 * Boxes are squares by their names, the same for both sides.
 *
 * @param ground where pieces stand, and whether squares have two colours
 * @param river on points: squares between which only the lines along the two edges of the board go on
 * @param diagonals boxes in which the diagonals are drawn
 * @param marks on points: those that have a mark; between lines: boxes that have them at their corners
 * @param files how players name files
 * @param ranks how players name ranks
 */
public record BoardLook(Surface ground, List<Box> river, List<Box> diagonals, List<Box> marks,
    FileNames files,
    RankNames ranks) {

  /** Where pieces stand. */
  public enum Surface {
    /** On squares of two colours. */
    CHEQUERED,
    /** On squares of one colour, between lines. */
    PLAIN,
    /** On the crossings of lines. */
    POINTS
  }

  /** How files are named. */
  public enum FileNames {
    LETTERS, NUMBERS, NUMBERS_FROM_RIGHT
  }

  /** How ranks are named. */
  public enum RankNames {
    NUMBERS, NUMBERS_FROM_TOP, LETTERS_FROM_TOP
  }

  /** Two colours, and nothing else. */
  public static final BoardLook CHEQUERED = new BoardLook(Surface.CHEQUERED, List.of(), List.of(), List.of(),
      FileNames.LETTERS, RankNames.NUMBERS);

  public BoardLook {
    river = List.copyOf(river);
    diagonals = List.copyOf(diagonals);
    marks = List.copyOf(marks);
  }

  /** Whether squares have two colours. */
  public boolean isChequered() {
    return ground == Surface.CHEQUERED;
  }

  /** The lines that are drawn, each as the points that it joins, as White sees the picture. */
  public List<List<Point>> lines(Geometry board) {
    BoardLines lines = new BoardLines(board, river, diagonals, marks);
    return switch (ground) {
      case CHEQUERED -> List.of();
      case PLAIN -> lines.betweenSquares();
      case POINTS -> lines.throughPoints();
    };
  }

  /** The points of the picture that have a dot. */
  public List<Point> dots(Geometry board) {
    return ground == Surface.PLAIN ? new BoardLines(board, river, diagonals, marks).dots() : List.of();
  }

  /** Whether players use other names for squares than the notation of moves. */
  public boolean namesOtherwise() {
    return files != FileNames.LETTERS || ranks != RankNames.NUMBERS;
  }

  /** What players call the files, from White's left. */
  public List<String> fileNames(Geometry board) {
    return IntStream.range(0, board.files()).mapToObj(file -> fileName(board, file)).toList();
  }

  /** What players call the ranks, from Black's side to White's. */
  public List<String> rankNames(Geometry board) {
    return IntStream.range(0, board.ranks()).mapToObj(row -> rankName(board, board.ranks() - 1 - row))
        .toList();
  }

  /** What players call a square, if it is not what it is called in moves. */
  public Optional<String> name(Geometry board, int square) {
    return Optional.of(fileName(board, board.file(square)) + rankName(board, board.rank(square)))
        .filter(_ -> namesOtherwise());
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
