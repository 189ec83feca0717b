package org.variorum.rules.movement.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.BitSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.movement.HurdleCount;

/** Hoppers over another number of pieces than one. */
class BetzaHurdlesTest {

  private static final int ANY = HurdleCount.UNLIMITED;

  @Test
  void hopOverSoMany() {
    Scene scene = Scene.on(9, "a1").friends("a3 a5").enemies("a6 a8");
    assertThat(scene.reached("fpR", 2, 2)).isEqualTo("a6");
    assertThat(scene.reached("fpR", 3, 3)).isEqualTo("a7 a8");
    assertThat(scene.reached("fpR", 4, 4)).isEqualTo("a9");
    assertThat(scene.reached("fgR", 2, 2)).isEqualTo("a6");
    assertThat(scene.reached("fgR", 3, 3)).isEqualTo("a7");
    assertThat(scene.reached("fpR", 2, ANY)).isEqualTo("a6 a7 a8 a9");
    assertThat(scene.reached("fpR", 0, ANY)).isEqualTo("a2 a4 a6 a7 a8 a9");
    assertThat(scene.reached("fgR", 1, ANY)).isEqualTo("a4 a6 a7 a9");
    assertThat(scene.reached("fpR", 0, 1)).isEqualTo("a2 a4");
    assertThat(scene.reached("fpR7", 2, 3)).isEqualTo("a6 a7 a8");
    assertThat(scene.reached("fpR6", 2, ANY)).isEqualTo("a6 a7");
  }

  /** On a rank of nine, with any occupation: counting hurdles one by one gives the same as the legs. */
  @ParameterizedTest(name = "{0} over {1} to {2}")
  @CsvSource({"pR, 2, 2", "pR, 3, 3", "pR, 0, 2", "pR, 1, 3", "pR, 1, 99", "pR, 2, 99", "pR, 0, 99",
      "pR5, 2, 2",
      "pR6, 1, 99", "pR7, 0, 2", "pR6, 0, 99", "gR, 2, 2", "gR, 3, 3", "gR, 1, 2", "gR, 1, 99", "gR, 2, 99",
      "gR5, 2, 2", "gR6, 1, 99", "gR7, 2, 3"})
  void countedOneByOne(String movement, int least, int most) {
    int range = movement.length() > 2 ? movement.charAt(2) - '0' : 8;
    for (int pieces = 1; pieces < 256; pieces++) {
      BitSet enemies = BitSet.valueOf(new long[] {pieces});
      Scene scene = Scene.on(9, "a1");
      enemies.stream().forEach(file -> scene.enemies(name(file + 1)));
      Set<String> expected = new TreeSet<>();
      for (int file = 1; file <= range; file++) {
        int passed = enemies.get(0, file - 1).cardinality();
        boolean near = movement.startsWith("p") || file > 1 && enemies.get(file - 2);
        if (passed >= least && passed <= most && near) {
          expected.add(name(file));
        }
      }
      assertThat(scene.reached("r" + movement, least, most == 99 ? ANY : most)).as("%s", enemies)
          .isEqualTo(String.join(" ", expected));
    }
  }

  private static String name(int file) {
    return (char) ('a' + file) + "1";
  }

  @ParameterizedTest(name = "{0} over {1}")
  @CsvSource({"pD, 2", "gN, 2", "pR2, 2", "gR2, 2", "pafR, 2", "gR, 0", "pR22, 9"})
  void areRefusedWhereTheyHaveNoRoom(String movement, int count) {
    HurdleCount hurdles = new HurdleCount(count, count);
    assertThatExceptionOfType(BetzaException.class).isThrownBy(() -> Betza.parse(movement, hurdles));
  }
}
