package org.variorum.rules.movement.betza;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When a piece may go, and what must stand on its way. */
class BetzaMannerTest {

  @Test
  void movesAndCaptures() {
    Scene scene = Scene.on(7, "d4").enemies("d5 f4").friends("d2");
    assertThat(scene.reached("mR")).isEqualTo("a4 b4 c4 d3 e4");
    assertThat(scene.reached("cR")).isEqualTo("d5 f4");
    assertThat(scene.reached("fmWfcF")).isEmpty();
  }

  @Test
  void initialMovesNeedHome() {
    assertThat(Scene.on(8, "d2").reached("fmWfcFifmnD")).isEqualTo("d3 d4");
    assertThat(Scene.on(8, "d2").awayFromHome().reached("fmWfcFifmnD")).isEqualTo("d3");
    assertThat(Scene.on(8, "d2").friends("d3").reached("fmWfcFifmnD")).isEmpty();
    assertThat(Scene.on(8, "d2").enemies("c3 d4").reached("fmWfcFifmnD")).isEqualTo("c3 d3");
  }

  @ParameterizedTest(name = "{0} with pieces on d5, e3 and f4")
  @CsvSource({"nN, b3 b5 c2 e2 f3 f5", "nD, b4 d2 f4", "nA, b2 b6 f6", "nH, a4 d1", "nG, a1 a7 g7",
      "nC, a3 a5 c1 e1",
      "nZ, a2 a6 b1 f1 g2 g6", "jN, c6 e6", "jD, d6", "jA, f2", "jH, d7 g4", "jG, g1", "jC, c7 e7 g3 g5",
      "jZ, b7 f7", "pD, d6", "pA, f2"})
  void lameLeapsAndJumps(String movement, String squares) {
    assertThat(Scene.on(7, "d4").friends("d5 e3").enemies("f4").reached(movement)).isEqualTo(squares);
  }

  @ParameterizedTest(name = "n{0} and j{0} together are {0}")
  @CsvSource({"N", "D", "A", "H", "G", "C", "Z"})
  void jumpsGoJustWhereLameLeapsCannot(String atom) {
    Scene scene = Scene.on(9, "e5").friends("e6 f7 d4").enemies("c5 g6 f4");
    assertThat(scene.reached("n" + atom + "j" + atom)).isEqualTo(scene.reached(atom));
  }

  @Test
  void lameRidersAreStoppedBetweenTheirLeaps() {
    assertThat(Scene.on(9, "a1").reached("frnNN")).isEqualTo("c2 e3 g4 i5");
    assertThat(Scene.on(9, "a1").friends("f3").reached("frnNN")).isEqualTo("c2 e3");
    assertThat(Scene.on(9, "a1").reached("frnN2")).isEqualTo("c2 e3");
    assertThat(Scene.on(9, "a1").friends("a4").reached("fnDD")).isEqualTo("a3");
  }

  @Test
  void hoppersPassOverExactlyOnePiece() {
    Scene scene = Scene.on(9, "a1").friends("a3 d1").enemies("a6 g1 i1");
    assertThat(scene.reached("mRcpR")).isEqualTo("a2 a6 b1 c1 g1");
    assertThat(scene.reached("pR")).isEqualTo("a4 a5 a6 e1 f1 g1");
    assertThat(scene.reached("pR4")).isEqualTo("a4 a5 e1");
    assertThat(scene.reached("pR3")).isEqualTo("a4");
    assertThat(scene.reached("fpR2")).isEmpty();
    assertThat(Scene.on(9, "a1").enemies("c5").reached("pNN")).isEqualTo("d7 e9");
  }

  @Test
  void grasshoppersEndJustBehindTheHurdle() {
    Scene scene = Scene.on(9, "a1").friends("a3 b2").enemies("d1 e1");
    assertThat(scene.reached("gQ")).isEqualTo("a4 c3 e1");
    assertThat(scene.reached("gR2")).isEmpty();
    assertThat(scene.reached("gR3")).isEqualTo("a4");
    assertThat(scene.reached("gR4")).isEqualTo("a4 e1");
  }

  @Test
  void skisPassTheFirstSquareWhateverItHolds() {
    assertThat(Scene.on(6, "a1").enemies("b2").reached("jB")).isEqualTo("c3 d4 e5 f6");
    assertThat(Scene.on(6, "a1").friends("c3").reached("jB")).isEmpty();
    assertThat(Scene.on(6, "a1").reached("jR3")).isEqualTo("a3 a4 c1 d1");
  }
}
