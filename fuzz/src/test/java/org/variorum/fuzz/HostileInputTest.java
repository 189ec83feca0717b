package org.variorum.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.variorum.fuzz.FuzzedReaders.lonely;
import static org.variorum.fuzz.FuzzedReaders.pgn;
import static org.variorum.fuzz.FuzzedReaders.refused;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.movement.betza.Betza;
import org.variorum.rules.movement.betza.BetzaException;
import org.variorum.rules.notation.PgnException;
import org.variorum.rules.notation.San;
import org.variorum.rules.notation.SanReading;
import org.variorum.rules.position.FenException;

/** Texts made to exhaust time, memory, stack or terminals: each is refused in time, with the reason. */
class HostileInputTest {

  private static final int TEN_MILLION = 10_000_000;

  @Nested
  class LongTexts {

    @Test
    void ofAFen() throws Exception {
      refused(FenException.class, "8/".repeat(TEN_MILLION / 2), CompiledGames.of("chess")::position,
          "at most 2000 characters");
    }

    @Test
    void ofAMove() throws Exception {
      String text = "e2e4".repeat(TEN_MILLION / 4);
      SanReading reading = Bounded.within(() -> San.read(CompiledGames.of("chess").start(), text));
      assertThat(reading).isInstanceOfSatisfying(SanReading.Refused.class, refused -> {
        Refusals.check(refused.why());
        assertThat(refused.why().words()).contains("expected a move such as");
      });
      assertThat(Bounded.within(() -> CompiledGames.of("chess").start().find(text))).isEmpty();
    }

    @Test
    void ofAMovement() throws Exception {
      refused(BetzaException.class, "R".repeat(TEN_MILLION), Betza::parse, "column 1001", "a shorter text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "a: b\n", "[", "- ", "# ", "\"", "\n"})
    void ofADefinition(String piece) throws Exception {
      refused(DefinitionException.class, piece.repeat(TEN_MILLION / piece.length()),
          FuzzedReaders::definition, "hostile.yaml:1:1", "longer than 1000000 characters");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "(", "{", "[", "$", "1", "\"", "e4!", "[a \"", "[White \"\\"})
    void ofPgn(String piece) throws Exception {
      refused(PgnException.class, piece.repeat(TEN_MILLION / piece.length()), FuzzedReaders::pgn,
          "line 1");
    }
  }

  @Nested
  class Numbers {

    @ParameterizedTest
    @ValueSource(
        strings = {"99999999999999999999x8", "2147483648x1", "-1x8", "0x0", "23x16", "16x27", "22x24", "٣x٣",
            "1e9x1", "8x8 without " + "a99999999999999999999"})
    void ofABoard(String board) throws Exception {
      refused(DefinitionException.class, lonely("W").replace("22x23", board), FuzzedReaders::definition,
          "hostile.yaml:2:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"draws: { repetition: 99999999999999999999 }", "draws: { moves: 2147483648 }",
        "draws: { moves: -1 }", "goals: { checks: 99999999999 }",
        "range: { pieces: A, around: A, distance: 99999999999 }",
        "goals: { reach: { pieces: A, in: rank 99999999999 } }",
        "goals: { reach: { pieces: A, in: a99999999999 } }"})
    void ofRules(String rule) throws Exception {
      refused(DefinitionException.class, lonely("W") + rule, FuzzedReaders::game, "hostile.yaml:5:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"99999999999999999999/8", "8/8/8/8/8/8/8/99", "0/8", "٨/٨"})
    void ofRuns(String placement) throws Exception {
      refused(FenException.class, placement + " w - - 0 1", CompiledGames.of("chess")::position,
          "FEN, column");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"99999999999999999999 1", "-1 1", "0 -1", "0 99999999999", "٣ ٣", "1e3 1", "NaN 1"})
    void ofCounts(String counts) throws Exception {
      refused(FenException.class, "4k3/8/8/8/8/8/8/4K3 w - - " + counts, CompiledGames.of("chess")::position,
          "FEN, column");
    }

    @ParameterizedTest
    @ValueSource(strings = {"R100", "R99999999999999999999", "W-1", "N٣"})
    void ofMovements(String movement) throws Exception {
      refused(BetzaException.class, movement, Betza::parse, "column", "expected");
    }

    @Test
    void ofPiecesInHand() throws Exception {
      refused(FenException.class, "4k4/9/9/9/9/9/9/9/4K4[" + "P".repeat(1_000) + "] w - - 0 1",
          CompiledGames.of("shogi")::position, "FEN, column");
    }
  }

  @Nested
  class Characters {

    static Stream<String> odd() {
      return Stream.of("\0", "\u001b[2J", "\u0007", "\r", "\u2028", "\ufeff", "\ud800", "\udc00",
          "\ud83d\ude00",
          "\u0085", "\u202e", "\uffff", "İ", "ß");
    }

    @ParameterizedTest
    @MethodSource("odd")
    void inAFen(String character) throws Exception {
      for (String fen : List.of("4k3/8/8/8/8/8/8/4K3%s w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w%s - - 0 1",
          "4k3/8/8/8/8/8/8/4K3 w - - 0 1%s", "%s")) {
        refused(FenException.class, fen.formatted(character), CompiledGames.of("chess")::position,
            "FEN, column");
      }
    }

    @ParameterizedTest
    @MethodSource("odd")
    void inAMove(String character) throws Exception {
      for (String text : List.of("e2%se4", "%s", "N%sf3")) {
        assertThat(
            Bounded.within(() -> San.read(CompiledGames.of("chess").start(), text.formatted(character))))
            .isInstanceOfSatisfying(SanReading.Refused.class, refused -> Refusals.check(refused.why()));
      }
    }

    @ParameterizedTest
    @MethodSource("odd")
    void inAMovement(String character) throws Exception {
      refused(BetzaException.class, "R" + character + "[", Betza::parse, "column", "expected");
    }

    @ParameterizedTest
    @MethodSource("odd")
    void inADefinition(String character) throws Exception {
      for (String text : List.of("ga%sme: x", "pieces: { \"%s\": { name: x } }", "from: \"a%s\"",
          "board: 8x8%s", "goals: { checkmate: lo%sss }")) {
        refused(DefinitionException.class, text.formatted(character), FuzzedReaders::definition,
            "hostile.yaml:");
      }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\0", "\\e[2J", "\\a", "\\r", "\\N", "\\ud800"})
    void escapedInADefinition(String escape) throws Exception {
      for (String text : List.of("\"ga%sme\": x", "pieces: { \"%s\": { name: x } }", "board: \"8x8%s\"",
          "goals: { checkmate: \"lo%sss\" }", "pieces: { K: { moves: \"R%s\" } }")) {
        refused(DefinitionException.class, text.formatted(escape), FuzzedReaders::definition,
            "hostile.yaml:");
      }
    }

    @ParameterizedTest
    @MethodSource("odd")
    void inPgn(String character) throws Exception {
      refused(PgnException.class, "1. e4 x" + character + "x", FuzzedReaders::pgn, "line ");
    }
  }

  @Nested
  class Records {

    @Test
    void ofNumbersOnlyAreRead() throws Exception {
      assertThat(Bounded.within(() -> {
        pgn("1. ".repeat(1_000_000));
        return true;
      })).isTrue();
    }

    @Test
    void ofNestedVariationsAreRefused() throws Exception {
      refused(PgnException.class, "1. e4 " + "(1. e3 ".repeat(100_000), FuzzedReaders::pgn, "100 deep");
    }

    @Test
    void ofALongGameAreRead() throws Exception {
      String text = "Nf3 Nf6 Ng1 Ng8 ".repeat(2_500);
      assertThat(Bounded.within(() -> {
        pgn(text);
        return true;
      })).isTrue();
    }
  }
}
