package org.variorum.rules.movement.betza;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces of well-known games, and of the built-in ones. */
class BetzaPiecesTest {

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"gold general, WfF, d5 d6 e4 e6 f5 f6", "silver general, FfW, d4 d6 e6 f4 f6",
      "shogi knight, fN, d7 f7", "lance, fR, e6 e7 e8 e9", "xiangqi elephant, nA, c3 c7 g3 g7",
      "janggi elephant, nZ, b3 b7 c2 c8 g2 g8 h3 h7", "drunk elephant, FsfW, d4 d5 d6 e6 f4 f5 f6",
      "centaur, KN, c4 c6 d3 d4 d5 d6 d7 e4 e6 f3 f4 f5 f6 f7 g4 g6",
      "warlord, vRsN, c4 c6 e1 e2 e3 e4 e6 e7 e8 e9 g4 g6",
      "gleeman, fWszB, a5 b4 b6 c5 d4 d6 e6 f4 f6 g5 h4 h6 i5",
      "standard-bearer, mK, d4 d5 d6 e4 e6 f4 f5 f6",
      "sergeant off its rank, fK, d6 e6 f6"})
  void reachesItsSquares(String name, String movement, String squares) {
    assertThat(Scene.on(9, "e5").reached(movement)).as(name).isEqualTo(squares);
  }

  @Test
  void sergeantPassesWhereTheWayIsFree() {
    String sergeant = "fK ifmR2 ifmB2 ifmzB2";
    assertThat(Scene.on(10, "f3").reached(sergeant)).isEqualTo("d5 e4 f4 f5 g4 h5");
    assertThat(Scene.on(10, "f3").awayFromHome().reached(sergeant)).isEqualTo("e4 f4 g4");
    assertThat(Scene.on(10, "f3").enemies("f4 e4").reached(sergeant)).isEqualTo("e4 f4 f5 g4 h5");
    assertThat(Scene.on(10, "f3").friends("f4 e4 g4").reached(sergeant)).isEmpty();
    assertThat(Scene.on(10, "f3").enemies("f5").friends("g4").reached(sergeant)).isEqualTo("d5 e4 f4");
  }

  @ParameterizedTest(name = "{0}: {1} has {2} paths")
  @CsvSource({"queen, Q, 8", "amazon, QN, 16", "nightrider, NN, 8", "rose, qN, 16", "crooked bishop, zB, 8",
      "griffon, [F?R], 8", "cannon, mRcpR, 8", "grasshopper, gQ, 8", "falcon, afafsKafsafzfK, 48"})
  void hasSoManyPaths(String name, String movement, int paths) {
    assertThat(Betza.parse(movement).paths()).as(name).hasSize(paths);
  }
}
