package org.variorum.rules.movement.betza;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Atoms, their ranges and directions. */
class BetzaAtomTest {

  @ParameterizedTest(name = "{0} from d4")
  @CsvSource({"W, c4 d3 d5 e4", "F, c3 c5 e3 e5", "D, b4 d2 d6 f4", "N, b3 b5 c2 c6 e2 e6 f3 f5",
      "A, b2 b6 f2 f6",
      "H, a4 d1 d7 g4", "C, a3 a5 c1 c7 e1 e7 g3 g5", "L, a3 a5 c1 c7 e1 e7 g3 g5",
      "Z, a2 a6 b1 b7 f1 f7 g2 g6",
      "J, a2 a6 b1 b7 f1 f7 g2 g6", "G, a1 a7 g1 g7", "K, c3 c4 c5 d3 d5 e3 e4 e5",
      "R, a4 b4 c4 d1 d2 d3 d5 d6 d7 e4 f4 g4", "B, a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7"})
  void leapsToItsSquares(String movement, String squares) {
    assertThat(Scene.on(7, "d4").reached(movement)).isEqualTo(squares);
  }

  @ParameterizedTest(name = "{0} = {1}")
  @CsvSource({"WW, R", "FF, B", "W0, R", "F0, B", "R0, R", "KK, Q", "K0, Q", "Q, RB", "Q1, K", "R1, W",
      "W99, R",
      "'W F', K", "'  W\tF\n', K", "WFWF, K", "NN, N0", "R3, W3", "mcR, R"})
  void readsEqualMovementsAlike(String one, String other) {
    Scene scene = Scene.on(9, "e5").friends("e7").enemies("c3 h5");
    assertThat(scene.reached(one)).isEqualTo(scene.reached(other));
  }

  @ParameterizedTest(name = "{0} from a1")
  @CsvSource({"DD, a3 a5 a7 c1 e1 g1", "AA, c3 e5 g7", "NN, b3 c2 c5 d7 e3 g4", "R4, a2 a3 a4 a5 b1 c1 d1 e1",
      "B2, b2 c3", "CC, b4 c7 d2 g3", "K2, a2 a3 b1 b2 c1 c3"})
  void ridesAsFarAsItsNumberAllows(String movement, String squares) {
    assertThat(Scene.on(7, "a1").reached(movement)).isEqualTo(squares);
  }

  @Test
  void ridersStopAtPiecesAndCaptureEnemies() {
    assertThat(Scene.on(7, "a1").friends("a3").enemies("c1 c5").reached("RNN"))
        .isEqualTo("a2 b1 b3 c1 c2 c5 e3 g4");
  }

  @Test
  void describesEachPathOnce() {
    assertThat(Betza.parse("KWF").paths()).hasSize(8);
    assertThat(Betza.parse("mWcW").paths()).hasSize(8);
  }

  @ParameterizedTest(name = "{0} from d4")
  @CsvSource({"fW, d5", "sW, c4 e4", "vlW, c4 d3 d5", "flW, c4 d5", "ffW, d5", "fF, c5 e5", "lF, c3 c5",
      "flF, c5",
      "rbF, e3", "flbF, c3 c5 e3", "frblF, c3 e5", "fsF, c5 e5", "fA, b6 f6", "lfG, a7", "fK, c5 d5 e5",
      "flK, c4 c5 d5", "fQ1, c5 d5 e5"})
  void straightAndDiagonalDirections(String movement, String squares) {
    assertThat(Scene.on(7, "d4").reached(movement)).isEqualTo(squares);
  }

  @ParameterizedTest(name = "{0} from d4")
  @CsvSource({"fN, c6 e6", "ffN, c6 e6", "bN, c2 e2", "lN, b3 b5", "rrN, f3 f5", "sN, b3 b5 f3 f5",
      "vN, c2 c6 e2 e6",
      "fhN, b5 c6 e6 f5", "lhN, b3 b5 c2 c6", "fsN, b5 f5", "bsN, b3 f3", "lvN, c2 c6", "frN, f5", "rfN, e6",
      "flN, b5",
      "lfN, c6", "brN, f3", "rbN, e2", "fbN, c2 c6 e2 e6", "flrbN, b5 e2", "hrN, b5 c2 e6 f3",
      "hlN, b3 c6 e2 f5",
      "sfN, b3 b5 c6 e6 f3 f5", "fC, c7 e7", "fZ, b7 f7", "fsZ, a6 g6"})
  void obliqueDirections(String movement, String squares) {
    assertThat(Scene.on(7, "d4").reached(movement)).isEqualTo(squares);
  }

  @Test
  void leapsToAnySquare() {
    Scene scene = Scene.on(3, "b1").friends("b2 c2").enemies("a3 c3");
    assertThat(scene.reached("U")).isEqualTo("a1 a2 a3 b3 c1 c3");
    assertThat(scene.reached("mU")).isEqualTo("a1 a2 b3 c1");
    assertThat(scene.reached("cU")).isEqualTo("a3 c3");
    assertThat(scene.awayFromHome().reached("imUcW")).isEmpty();
    assertThat(Betza.parse("mUcU").paths()).hasSize(2);
  }

  @ParameterizedTest(name = "{0} from a1")
  @CsvSource(delimiter = '|',
      value = {"(4,1) | b5 e2", "(1,4) | b5 e2", "(4,0) | a5 e1", "(4,4)2 | e5 i9", "(4,0)0 | a5 a9 e1 i1",
          "f(4,1) | b5", "s(5,2) | f3", "(4,1)W | a2 b1 b5 e2", "[(4,0)-F] | b6 f2", "n(4,1) | b5 e2"})
  void leapsWithoutALetter(String movement, String squares) {
    assertThat(Scene.on(9, "a1").reached(movement)).isEqualTo(squares);
  }

  @Test
  void forwardIsUpTheBoard() {
    assertThat(Scene.on(16, "h8").reached("fR4")).isEqualTo("h10 h11 h12 h9");
  }
}
