package org.variorum.rules.movement.betza;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Movements of several legs, written with {@code a}. */
class BetzaChainTest {

  @ParameterizedTest(name = "{0} goes where {1} goes")
  @CsvSource({"afsW, nN", "mafsW, nN", "afafsKafsafzfK, CZ", "azN, C", "pafW, jD", "pafF, jA", "gafQ, gQ",
      "mRpafcR, mRcpR", "FyafsF, [F?R]", "WyafsW, [W?B]", "yafR, [R-W]", "afafW, nH", "flaflafzW, flaflafrW",
      "afN, [N-N]", "afsafzW, [W-F-fzW]", "afsafqW, [W-F-fqW]"})
  void saysTheSameAs(String chain, String other) {
    for (String pieces : new String[] {"e6", "f5 d6", "e7 f6 c5", "a1"}) {
      Scene scene = Scene.on(9, "e5").enemies(pieces);
      assertThat(scene.reached(chain)).as("with pieces on " + pieces).isEqualTo(scene.reached(other));
    }
  }

  @ParameterizedTest(name = "{0} from e5")
  @CsvSource({"faW, d6 e7 f6", "faK, c5 c6 c7 d5 d6 d7 e6 e7 f5 f6 f7 g5 g6 g7", "fasW, d6 f6",
      "fabsK, d5 e6 f5",
      "fafsW, d7 f7", "fafsafqW, c7 g7", "fafsafzW, d8 f8", "rfafqN, e9 h8", "ralafrW, g7", "faafW, c6 e8 g6",
      "fafD, e9", "fafsD, c9 g9", "fyasR, d6 d7 d8 d9 f6 f7 f8 f9", "faflR3, b9 c8 c9 d7 d8 d9"})
  void turnsFromTheLegBefore(String movement, String squares) {
    assertThat(Scene.on(9, "e5").reached(movement)).isEqualTo(squares);
  }

  @Test
  void laterLegsNeedEmptySquaresBetweenThem() {
    assertThat(Scene.on(9, "e5").friends("f6").reached("frafsF")).isEmpty();
    assertThat(Scene.on(9, "e5").friends("f7").reached("frafsF")).isEqualTo("g6");
    assertThat(Scene.on(9, "e1").reached("fnafD")).isEqualTo("e5");
    assertThat(Scene.on(9, "e1").friends("e2").reached("fnafD")).isEmpty();
  }

  @Test
  void capturesInPassing() {
    assertThat(Scene.on(9, "e5").enemies("e6").reached("caK")).isEqualTo("d5 d6 d7 e7 f5 f6 f7");
    assertThat(Scene.on(9, "e5").enemies("e8").reached("cabR")).isEqualTo("e6 e7");
    assertThat(Scene.on(9, "e5").friends("e6").reached("caK")).isEmpty();
    assertThat(Scene.on(9, "e5").enemies("e6").reached("mcafK")).contains("e7", "e3");
  }

  @Test
  void modesOfTheLastLegAreThoseOfThePath() {
    Scene scene = Scene.on(9, "e5").enemies("e7");
    assertThat(scene.reached("fafmW")).isEmpty();
    assertThat(scene.reached("fafcW")).isEqualTo("e7");
    assertThat(scene.awayFromHome().reached("ifafW")).isEmpty();
  }
}
