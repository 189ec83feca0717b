package org.variorum.rules.movement.betza;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bent rides in brackets. */
class BetzaBracketTest {

  @ParameterizedTest(name = "{0} from e5")
  @CsvSource({
      "[F?R], a4 a6 b4 b6 c4 c6 d1 d2 d3 d4 d6 d7 d8 d9 f1 f2 f3 f4 f6 f7 f8 f9 g4 g6 h4 h6 i4 i6",
      "[F-R], a4 a6 b4 b6 c4 c6 d1 d2 d3 d7 d8 d9 f1 f2 f3 f7 f8 f9 g4 g6 h4 h6 i4 i6",
      "[W?B], a2 a8 b1 b3 b7 b9 c2 c4 c6 c8 d3 d5 d7 e4 e6 f3 f5 f7 g2 g4 g6 g8 h1 h3 h7 h9 i2 i8",
      "[vW?B], b1 b9 c2 c8 d3 d7 e4 e6 f3 f7 g2 g8 h1 h9",
      "v[F?R], d1 d2 d3 d4 d6 d7 d8 d9 f1 f2 f3 f4 f6 f7 f8 f9", "fl[F?R], a6 b6 c6 d6",
      "[fW-F-W], c7 d8 f8 g7", "[fW-F2-W], b8 c7 c9 d8 f8 g7 g9 h8", "[flF?R2], b6 c6 d6 d7 d8",
      "[fW?sR2], c6 d6 e6 f6 g6",
      "[fW?R2], e6 e7 e8", "[fW?fsB2], c8 d7 e6 f7 g8", "[rfN?B], f7 g8 h9", "[rfN?R], f7 f8 f9",
      "[fR2-N], d8 d9 f8 f9",
      "[fK?K], c6 c7 d6 d7 e6 e7 f6 f7 g6 g7"})
  void bendsOutward(String movement, String squares) {
    assertThat(Scene.on(9, "e5").reached(movement)).isEqualTo(squares);
  }

  @Test
  void mayEndOnTheBendOnlyWhereItSaysSo() {
    Scene scene = Scene.on(9, "e5").enemies("f6").friends("d8");
    assertThat(scene.reached("fr[F?R]")).isEqualTo("f6");
    assertThat(scene.reached("[frF?R]")).isEqualTo("f6");
    assertThat(scene.reached("[frF-R]")).isEmpty();
    assertThat(scene.reached("[flF-R]")).isEqualTo("a6 b6 c6 d7");
  }

  @Test
  void modesStandBeforeTheBracket() {
    Scene scene = Scene.on(9, "e5").enemies("f6 d8");
    assertThat(scene.reached("mf[F?R]")).isEqualTo("d6 d7");
    assertThat(scene.reached("cf[F?R]")).isEqualTo("d8 f6");
    assertThat(scene.awayFromHome().reached("i[F?R]")).isEmpty();
  }

  @Test
  void legsHopAndCaptureInPassing() {
    Scene scene = Scene.on(9, "e5").enemies("e6").friends("f6");
    assertThat(scene.reached("[cfW-W]")).isEqualTo("e7");
    assertThat(scene.reached("[pfF-R]")).isEqualTo("f7 f8 f9 g6 h6 i6");
    assertThat(scene.reached("[frF-pR]")).isEmpty();
    assertThat(Scene.on(9, "e5").friends("f8").reached("[frF-pR]")).isEqualTo("f9");
  }
}
