package org.variorum.rules.movement.betza;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Random;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.movement.Movement;

/** What is refused, where the complaint points, and that even hostile texts end soon. */
class BetzaRefusalTest {

  @ParameterizedTest(name = "[{0}] column {1}: {2}")
  @CsvSource(quoteCharacter = '"',
      value = {"\"\", 1, ends too early", "\"  \", 3, ends too early", "fm, 3, ends too early",
          "fmWfceF, 6, en passant", "dR, 1, friend", "oR, 1, edge", "tR, 1, hurdle", "uR, 1, dropping",
          "xK, 1, lending",
          "fU, 1, every square", "RU2, 2, every square", "UU, 1, every square", "aU, 2, no leg",
          "mUaU, 4, no leg",
          "nU, 1, no place", "pU, 1, no place", "[F-U], 4, no leg", "[U-R], 2, no leg", "KO2, 2, castling",
          "NX, 2, longer leap", "fW(af)W, 3, two numbers",
          "W), 2, means nothing", "W@, 2, drop", "\"(4,1\", 1, two numbers",
          "\"W(2,1)\", 2, must be written with its letter",
          "\"(0,0)\", 1, no leap", "\"(26,1)\", 1, no leap", "\"(4,1)(4,\", 6, two numbers",
          "\"z(4,1)\", 1, single step",
          "kQ, 1, means nothing", "RP, 2, means nothing", "Wé, 2, means nothing", "f W, 2, blank",
          "3R, 1, number", "N 3, 3, number",
          "R123, 2, two digits", "RR, 2, rides already", "NN3, 3, doubled letter", "mmR, 2, twice",
          "fmrR, 3, apart",
          "zW, 1, single step", "fzK, 2, single step", "zB1, 1, single step", "nR, 1, neighbouring",
          "fnK, 2, neighbouring",
          "pW, 1, hurdle", "pN, 1, hurdle", "gN, 1, hurdle", "jF, 1, jump over", "jNN, 1, repeat",
          "npR, 2, combined",
          "qzB, 2, combined", "fhW, 2, oblique", "hN, 1, direction letter", "vhN, 2, oblique",
          "yK, 1, no place",
          "aiK, 2, no place", "ayK, 2, no place", "zaK, 1, no place", "jaD, 1, no place",
          "cacaK, 3, second capture", "myaK, 2, combined",
          "cabK, 4, back to the square", "[F], 3, single leg", "[F?R, 5, ends too early",
          "[F+R], 3, means nothing",
          "[[F?R]], 2, means nothing", "[F?R]3, 6, number", "[F?mR], 4, no place", "n[F?R], 1, no place",
          "af[F?R], 3, chain",
          "[cF?R], 2, cannot end", "[F?fR], 5, turn that way", "f[R-bR], 1, no path",
          "[W-bW], 5, back to the square", "[N?sR], 4, oblique", "[F?], 4, means nothing",
          "F?R, 2, means nothing"})
  void pointsAtWhatIsWrong(String text, int column, String problem) {
    assertThatExceptionOfType(BetzaException.class).isThrownBy(() -> Betza.parse(text)).satisfies(error -> {
      assertThat(error.problem()).containsIgnoringCase(problem);
      assertThat(error.column()).isEqualTo(column);
      assertThat(error.text()).isEqualTo(text);
      assertThat(error.expected()).isNotBlank();
      assertThat(error).hasMessageContaining("column " + column);
    });
  }

  @Test
  void namesTheLetterOfTheOtherCase() {
    assertThatExceptionOfType(BetzaException.class).isThrownBy(() -> Betza.parse("w"))
        .satisfies(error -> assertThat(error.expected()).contains("`W` is wazir"));
    assertThatExceptionOfType(BetzaException.class).isThrownBy(() -> Betza.parse("fmWP"))
        .satisfies(error -> assertThat(error.expected()).contains("`p` is hop"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "[", "(", "asK", "K", "qQ", "pQ99 ", "z", "9", "[F?", "nNN", "mcpaK", "fsvlr",
      "\0", " "})
  void hostileTextsEndSoon(String piece) {
    for (int length : new int[] {16, 900, 10_000_000}) {
      String text = piece.repeat(length / piece.length() + 1);
      Assertions.assertThatCode(() -> Betza.parse(text + "K")).satisfiesAnyOf(
          thrown -> assertThat(thrown).isInstanceOf(BetzaException.class),
          thrown -> assertThat(thrown).isNull());
    }
  }

  @Test
  void explosionsAreRefused() {
    Assertions.assertThatExceptionOfType(BetzaException.class).isThrownBy(() -> Betza.parse("aaaaaaK"))
        .withMessageContaining("4096 paths");
    Assertions.assertThatExceptionOfType(BetzaException.class)
        .isThrownBy(() -> Betza.parse("a".repeat(16) + "K"))
        .withMessageContaining("16 legs");
  }

  @Test
  void randomTextsAreReadOrRefusedAndNothingElse() {
    String letters = "fblrvshmcinjpgzqyaWFDNAHCLZJGKRBQU0123[]?-()eox ";
    Random random = new Random(20);
    for (int round = 0; round < 20_000; round++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(12); length >= 0; length--) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      readOrRefuse(text.toString());
    }
  }

  private static void readOrRefuse(String text) {
    try {
      Movement movement = Betza.parse(text);
      assertThat(movement.text()).isEqualTo(text);
      assertThat(movement.paths()).as(text).isNotEmpty().allSatisfy(path -> {
        assertThat(path.legs()).isNotEmpty();
        assertThat(path.legs().getLast().mayEnd()).isTrue();
        assertThat(path.legs())
            .allMatch(leg -> (!leg.cycle().isEmpty() || leg.leadsAnywhere()) && 0 <= leg.min()
                && leg.min() <= leg.max());
      });
    } catch (BetzaException refused) {
      assertThat(refused.column()).as(text).isBetween(1, text.length() + 1);
    }
  }
}
