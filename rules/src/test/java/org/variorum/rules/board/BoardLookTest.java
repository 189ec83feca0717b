package org.variorum.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.rules.board.BoardLook.FileNames;
import org.variorum.rules.board.BoardLook.RankNames;
import org.variorum.rules.board.BoardLook.Surface;
import org.variorum.rules.board.Outline.Point;
import org.variorum.rules.board.Region.Box;
import org.variorum.rules.platform.BitSet;

/** What is drawn on a board, and what players call its squares. */
class BoardLookTest {

  private static final Box ALL = new Box(0, 2, 0, 3);

  private static BoardLook look(Surface ground, List<Box> river, List<Box> diagonals, List<Box> marks) {
    return new BoardLook(ground, river, diagonals, marks, FileNames.NUMBERS_FROM_RIGHT,
        RankNames.LETTERS_FROM_TOP);
  }

  private static List<Point> line(double x1, double y1, double x2, double y2) {
    return List.of(new Point(x1, y1), new Point(x2, y2));
  }

  @Test
  void aChequeredBoardHasNoLines() {
    assertThat(BoardLook.CHEQUERED.lines(Geometry.rectangle(8, 8))).isEmpty();
    assertThat(BoardLook.CHEQUERED.hasOwnNames()).isFalse();
    assertThat(BoardLook.CHEQUERED.name(Geometry.rectangle(8, 8), 0)).isEmpty();
  }

  @Test
  void linesBetweenSquaresAreDrawnInOnePieceEach() {
    BoardLook plain = look(Surface.PLAIN, List.of(), List.of(ALL), List.of(new Box(1, 2, 1, 2)));
    Geometry board = Geometry.rectangle(3, 4);
    assertThat(plain.lines(board)).hasSize(4 + 5 + 2).contains(line(0, 0, 3, 0), line(1, 0, 1, 4),
        line(0, 0, 3, 4), line(3, 0, 0, 4));
    assertThat(plain.dots(board)).containsExactly(new Point(1, 1), new Point(1, 3));
  }

  @Test
  void nothingIsDrawnWhereNoSquareIs() {
    BitSet holes = new BitSet();
    holes.set(1);
    Geometry board = new Geometry(new Topology.Rectangle(3, 2), holes, BlackView.MIRRORED);
    assertThat(look(Surface.PLAIN, List.of(), List.of(), List.of()).lines(board))
        .contains(line(0, 2, 1, 2), line(2, 2, 3, 2), line(0, 1, 3, 1), line(1, 0, 1, 2))
        .doesNotContain(line(0, 2, 3, 2));
    assertThat(look(Surface.POINTS, List.of(), List.of(), List.of()).lines(board))
        .containsExactlyInAnyOrder(line(0.5, 0.5, 2.5, 0.5), line(0.5, 0.5, 0.5, 1.5),
            line(2.5, 0.5, 2.5, 1.5));
  }

  @Test
  void linesJoinPointsAndOnlyTheEdgesCrossARiver() {
    BoardLook points = look(Surface.POINTS, List.of(new Box(0, 2, 1, 2)), List.of(ALL), List.of());
    assertThat(points.lines(Geometry.rectangle(3, 4))).containsExactlyInAnyOrder(
        line(0.5, 0.5, 2.5, 0.5), line(0.5, 1.5, 2.5, 1.5), line(0.5, 2.5, 2.5, 2.5),
        line(0.5, 3.5, 2.5, 3.5),
        line(0.5, 0.5, 0.5, 3.5), line(2.5, 0.5, 2.5, 3.5), line(1.5, 0.5, 1.5, 1.5),
        line(1.5, 2.5, 1.5, 3.5),
        line(0.5, 0.5, 2.5, 3.5), line(2.5, 0.5, 0.5, 3.5));
  }

  @Test
  void aMarkOnAPointHasFourAnglesAndAtTheEdgeTwo() {
    BoardLook unmarked = look(Surface.POINTS, List.of(), List.of(), List.of());
    int lines = unmarked.lines(Geometry.rectangle(3, 4)).size();
    BoardLook middle = look(Surface.POINTS, List.of(), List.of(), List.of(new Box(1, 1, 1, 1)));
    BoardLook edge = look(Surface.POINTS, List.of(), List.of(), List.of(new Box(0, 0, 1, 1)));
    assertThat(middle.lines(Geometry.rectangle(3, 4))).hasSize(lines + 4);
    assertThat(edge.lines(Geometry.rectangle(3, 4))).hasSize(lines + 2);
    assertThat(middle.dots(Geometry.rectangle(3, 4))).isEmpty();
  }

  @Test
  void noLineLeadsRoundTheEdgesOfACylinder() {
    Geometry board = new Geometry(new Topology.Cylinder(4, 2), new BitSet(), BlackView.MIRRORED);
    assertThat(look(Surface.POINTS, List.of(), List.of(), List.of()).lines(board))
        .containsExactlyElementsOf(
            look(Surface.POINTS, List.of(), List.of(), List.of()).lines(Geometry.rectangle(4, 2)));
  }

  @Test
  void playersMayCountFromTheRightAndFromTheTop() {
    Geometry board = Geometry.rectangle(9, 9);
    BoardLook look = look(Surface.PLAIN, List.of(), List.of(), List.of());
    assertThat(look.fileNames(board)).startsWith("9", "8").endsWith("1");
    assertThat(look.rankNames(board)).startsWith("a", "b").endsWith("i");
    assertThat(look.name(board, board.square("c3").orElseThrow())).contains("7g");
    BoardLook numbered = new BoardLook(Surface.PLAIN, List.of(), List.of(), List.of(), FileNames.NUMBERS,
        RankNames.NUMBERS_FROM_TOP);
    assertThat(numbered.name(board, board.square("c3").orElseThrow())).contains("37");
  }
}
