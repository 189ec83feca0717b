package org.variorum.rules.movement.betza;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rides that bend: crooked and circular. */
class BetzaBendTest {

  @Test
  void crookedBishopsHaveTwoPathsTowardsEachSide() {
    assertThat(Betza.parse("zB").paths()).hasSize(8);
    assertThat(Betza.parse("szB").paths()).hasSize(4);
    assertThat(Scene.on(9, "e5").reached("szB")).isEqualTo("a5 b4 b6 c5 d4 d6 f4 f6 g5 h4 h6 i5");
  }

  @Test
  void crookedBishopsAreStoppedByEverySquareOfTheirPath() {
    assertThat(Scene.on(9, "e5").reached("fzB")).isEqualTo("d6 d8 e7 e9 f6 f8");
    assertThat(Scene.on(9, "e5").friends("d6").enemies("e7").reached("fzB")).isEqualTo("e7 f6");
    assertThat(Scene.on(9, "e5").friends("d6 f8").reached("fzB")).isEqualTo("e7 f6");
  }

  @ParameterizedTest(name = "{0} from e5")
  @CsvSource({"fzB2, d6 e7 f6", "zF2, c5 d4 d6 e3 e7 f4 f6 g5", "frzR, e6 f5 f6 f7 g6 g7 g8 h7 h8 h9 i8 i9",
      "flzW2, d5 d6 e6", "ffzN2, c6 d7 d8 f7 f8 g6", "fzAA, c7 e9 g7"})
  void crookedRidesLeadWhereTheirLettersPoint(String movement, String squares) {
    assertThat(Scene.on(9, "e5").reached(movement)).isEqualTo(squares);
  }

  @ParameterizedTest(name = "{0} from h8")
  @CsvSource({"rfqN, c10 d12 d8 f13 f7 h12 i10 i6 k11 k5 m10 m6 n8", "rfqN2, h12 i10 k11",
      "rfqNN, c10 d12 d8 f13 f7 h12 i10 i6 k11 k5 m10 m6 n8", "frqF, g9 h10 i7 i9 j8",
      "frqB, g9 h10 i7 i9 j8",
      "fqR, g8 g9 h9 i8 i9"})
  void circularRidesEndBeforeTheirStart(String movement, String squares) {
    assertThat(Scene.on(15, "h8").reached(movement)).isEqualTo(squares);
  }

  @Test
  void rosesHaveSixteenPathsAndAreStoppedByPieces() {
    assertThat(Betza.parse("qN").paths()).hasSize(16);
    assertThat(Scene.on(15, "h8").friends("k11 h12").reached("rfqN")).isEqualTo("i10");
  }
}
