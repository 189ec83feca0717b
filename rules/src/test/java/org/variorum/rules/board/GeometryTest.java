package org.variorum.rules.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.variorum.rules.platform.BitSet;

class GeometryTest {

  private static final Geometry CYLINDER = cylinder(8, 8);

  private static Geometry cylinder(int files, int ranks) {
    return new Geometry(new Topology.Cylinder(files, ranks), new BitSet(), BlackView.MIRRORED);
  }

  private static int at(Geometry board, String name) {
    return board.square(name).orElseThrow();
  }

  private static String step(Geometry board, String from, Side side, int right, int ahead) {
    int to = board.step(at(board, from), side, new Step(right, ahead));
    return to == Geometry.NONE ? "" : board.name(to);
  }

  private static List<String> names(Geometry board, List<Integer> squares) {
    return squares.stream().map(square -> square == Geometry.NONE ? "" : board.name(square)).toList();
  }

  @Test
  void anEdgeEndsARectangleAndNotTheRanksOfACylinder() {
    Geometry rectangle = Geometry.rectangle(8, 8);
    assertThat(step(rectangle, "h4", Side.WHITE, 1, 0)).isEmpty();
    assertThat(step(CYLINDER, "h4", Side.WHITE, 1, 0)).isEqualTo("a4");
    assertThat(step(CYLINDER, "a4", Side.WHITE, -2, 1)).isEqualTo("g5");
    assertThat(step(CYLINDER, "a8", Side.WHITE, -1, 1)).isEmpty();
  }

  @Test
  void blackSeesTheBoardMirroredOrTurned() {
    Geometry mirrored = Geometry.rectangle(5, 6);
    Geometry turned = mirrored.withBlackView(BlackView.HALF_TURN);
    assertThat(step(mirrored, "c3", Side.BLACK, 1, 2)).isEqualTo("d1");
    assertThat(step(turned, "c3", Side.BLACK, 1, 2)).isEqualTo("b1");
    assertThat(step(turned, "c3", Side.WHITE, 1, 2)).isEqualTo("d5");
    assertThat(mirrored.name(mirrored.opposite(at(mirrored, "b1")))).isEqualTo("b6");
    assertThat(turned.name(turned.opposite(at(turned, "b1")))).isEqualTo("d6");
    Region corner = new Region(List.of(new Region.Box(0, 1, 0, 0)));
    assertThat(IntStream.range(0, turned.size()).filter(square -> corner.contains(turned, square, Side.BLACK))
        .mapToObj(turned::name)).containsExactly("d6", "e6");
    assertThat(turned).isNotEqualTo(mirrored);
    assertThat(turned.withBlackView(BlackView.MIRRORED)).isEqualTo(mirrored);
  }

  @Test
  void oneGoesOnAsOneFacesAfterAnEdgeThatTurns() {
    Heading turn = Heading.TURNED;
    assertThat(turn.after(Heading.UP).toBoard(new Step(1, 2))).isEqualTo(new Step(-1, -2));
    assertThat(turn.after(Heading.TURNED)).isEqualTo(Heading.UP);
    assertThat(Heading.MIRRORED.after(Heading.TURNED).toBoard(new Step(1, 2))).isEqualTo(new Step(-1, 2));
  }

  @Test
  void aCylinderIsNarrowerThanItLooks() {
    assertThat(CYLINDER.distance(at(CYLINDER, "a1"), at(CYLINDER, "h1"))).isEqualTo(1);
    assertThat(CYLINDER.distance(at(CYLINDER, "b2"), at(CYLINDER, "g3"))).isEqualTo(3);
    assertThat(names(CYLINDER, CYLINDER.around(at(CYLINDER, "a1"), 1)))
        .containsExactlyInAnyOrder("b1", "h1", "a2", "b2", "h2");
    assertThat(names(CYLINDER, CYLINDER.ring(at(CYLINDER, "h8"))))
        .containsExactly("", "", "a8", "a7", "h7", "g7", "g8", "");
    assertThat(CYLINDER.distanceFromMiddle(at(CYLINDER, "a1"))).isZero();
  }

  @Test
  void stepsCanBeTakenBack() {
    for (Geometry board : List.of(Geometry.rectangle(5, 4), cylinder(3, 4), CYLINDER)) {
      for (int square = 0; square < board.size(); square++) {
        OrientedCell from = board.orient(square, Side.BLACK);
        for (Step step : List.of(new Step(1, 0), new Step(2, -1), new Step(-3, 1))) {
          board.step(from, step)
              .ifPresent(there -> assertThat(board.step(there, step.reversed())).contains(from));
        }
      }
    }
  }

  @Test
  void aPathIsDrawnInStretchesAndTurns() {
    List<Integer> path =
        Stream.of("c1", "b1", "a1", "h1", "g1", "g2").map(name -> at(CYLINDER, name)).toList();
    assertThat(CYLINDER.stretches(path).stream().map(stretch -> names(CYLINDER, stretch)))
        .containsExactly(List.of("c1", "a1"), List.of("h1", "g1", "g2"));
    Geometry rectangle = Geometry.rectangle(8, 8);
    assertThat(rectangle.stretches(List.of(0, 7))).containsExactly(List.of(0, 7));
  }

  @Test
  void rowsAreReadFromWhereOneSits() {
    BitSet holes = new BitSet();
    holes.set(1);
    Geometry board = new Geometry(new Topology.Rectangle(3, 2), holes, BlackView.MIRRORED);
    assertThat(board.rows(Side.WHITE).stream().map(row -> names(board, row)))
        .containsExactly(List.of("a2", "b2", "c2"), List.of("a1", "", "c1"));
    assertThat(board.rows(Side.BLACK).stream().map(row -> names(board, row)))
        .containsExactly(List.of("c1", "", "a1"), List.of("c2", "b2", "a2"));
    assertThat(board.place(at(board, "c1"))).isEqualTo(new Outline.Point(2, 1));
  }

  @Test
  void rowsNeverGoRoundAnEdge() {
    assertThat(CYLINDER.alongRank(at(CYLINDER, "h1"), 1)).isEqualTo(Geometry.NONE);
    assertThat(names(CYLINDER, CYLINDER.row(at(CYLINDER, "h1"), at(CYLINDER, "f1"))))
        .containsExactly("h1", "g1", "f1");
  }

  @Test
  void aCylinderOfTwoFilesIsNone() {
    assertThatThrownBy(() -> cylinder(2, 8)).hasMessageContaining("3 to 22 files");
  }
}
