package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.variorum.rules.language.field.DefinitionProblems;
import org.variorum.rules.language.field.TreeReader;
import org.variorum.rules.notation.ProcessorTimeLimit;

/** Texts that want to be slow, deep or endless are refused soon; nonsense never causes anything but problems. */
@Isolated("It measures the work of the process")
class HostileTextTest {

  private static final int LONG = 400_000;

  static Stream<String> texts() {
    String deepFlow = "game: " + "[".repeat(LONG);
    String deepBlock = "- ".repeat(LONG / 2);
    String deepKeys = "? ".repeat(LONG / 2);
    String wordy = "a: b\n".repeat(LONG / 5);
    StringBuilder distinct = new StringBuilder();
    for (int i = 0; distinct.length() < LONG; i++) {
      distinct.append('w').append(i).append(": x\n");
    }
    return Stream.of("x".repeat(10_000_000), "game: " + "x".repeat(10_000_000), deepFlow, deepBlock, deepKeys,
        wordy,
        distinct.toString(), "x".repeat(LONG), "x".repeat(LONG) + ": y\n", "game: \"" + "x".repeat(LONG),
        "game: " + "&a ".repeat(LONG / 3), "#".repeat(LONG), " ".repeat(LONG), "\n".repeat(LONG),
        DefinitionSamples.with("answer ban: " + "P ".repeat(LONG / 2)),
        DefinitionSamples.with("answer ban: " + "Q,".repeat(LONG / 2)),
        DefinitionSamples.with("goals: { reach: { pieces: K, in: " + "a1 ".repeat(LONG / 3) + "} }"),
        DefinitionSamples.with("draws: { progress: " + "captures ".repeat(LONG / 9) + "}"),
        DefinitionSamples.replacing("k4/p4", "k4/p4" + "/5".repeat(LONG / 2)),
        DefinitionSamples.replacing("k4/p4", "k4/p" + "1".repeat(LONG)),
        DefinitionSamples.replacing("5x5", "5x5 without" + " a9".repeat(LONG / 3)),
        DefinitionSamples.replacing("moves: K", "moves: " + "K".repeat(LONG)),
        DefinitionSamples.replacing("moves: K", "moves: [" + "K,".repeat(LONG / 2) + "K]"),
        DefinitionSamples.with("options: {" + distinct.toString().replace('\n', ',') + "}"),
        DefinitionSamples.with("goals: { reach: [" + "{ pieces: Q, in: z9 },".repeat(LONG / 25) + "] }"));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void endSoon(String text) {
    List<String> problems =
        ProcessorTimeLimit.within(Duration.ofSeconds(5), () -> DefinitionSamples.problems(text));
    assertThat(problems.size()).isLessThanOrEqualTo(DefinitionProblems.MAX_PROBLEMS);
    assertThat(problems).allMatch(problem -> problem.length() < 1000);
  }

  @Test
  void depthIsBounded() {
    assertThat(DefinitionSamples.problems("game: " + "[".repeat(100))).containsExactly(
        "sample.yaml:1:23: nested deeper than 16 levels");
  }

  @Test
  void listsAreBounded() {
    assertThat(DefinitionSamples
        .problems(DefinitionSamples.replacing("moves: K", "moves: [" + "K,".repeat(300) + "K]")))
        .containsExactly("sample.yaml:5:552: more than 256 values in one list");
  }

  @Test
  void lengthIsBounded() {
    assertThat(DefinitionSamples.problems("#".repeat(TreeReader.MAX_LENGTH + 1)))
        .containsExactly("sample.yaml:1:1: the text is longer than 1000000 characters");
  }

  @Test
  void pairOfSurrogatesAtAnyPlaceIsRead() {
    for (int length = 1000; length < 1100; length++) {
      assertThat(DefinitionSamples.problems("#".repeat(length) + "\uD83D\uDE00"))
          .containsExactly("sample.yaml:1:1: the text is empty");
    }
  }

  @Test
  void spoiltDefinitionsCauseNothingButProblems() {
    String sound = DefinitionSamples.with("castling: { style: free, rook: P, king to: b d }", "answer ban: P",
        "draws: { moves: 40, progress: captures P }", "hands: { P: { in: ranks 2-4, may mate: no } }",
        "options: { a=b: { about: x, goals: { reach: { pieces: K, in: a1-b2 } } } }");
    Random random = new Random(20);
    int rounds = Boolean.getBoolean("variorum.deep") ? 4000 : 1500;
    String signs = "{}[]:,#&*!|>'\"%@`-? \n\tKP7+~=aexw";
    for (int round = 0; round < rounds; round++) {
      StringBuilder text = new StringBuilder(sound);
      for (int change = random.nextInt(4); change >= 0; change--) {
        int at = random.nextInt(text.length());
        char sign = signs.charAt(random.nextInt(signs.length()));
        switch (random.nextInt(3)) {
          case 0 -> text.setCharAt(at, sign);
          case 1 -> text.insert(at, sign);
          default -> text.deleteCharAt(at);
        }
      }
      assertThat(DefinitionSamples.problems(text.toString()))
          .allMatch(problem -> problem.startsWith("sample.yaml:"));
    }
  }

  /** A title could show a name that it does not have, and a rule say what it does not mean. */
  @Test
  void charactersThatNobodySeesAreRefusedWithTheirPlace() {
    assertThat(DefinitionSamples.problems(DefinitionSamples.replacing("Sample", "Sam\u202Eple")))
        .containsExactly("sample.yaml:1:10: there is an invisible character here, U+202E");
    assertThat(DefinitionSamples.problems(DefinitionSamples.with("# fair\u2066 game")))
        .containsExactly("sample.yaml:7:7: there is an invisible character here, U+2066");
    assertThat(DefinitionSamples.problems(DefinitionSamples.replacing("name: king", "name: ki\u200Bng")))
        .containsExactly("sample.yaml:5:16: there is an invisible character here, U+200B");
    assertThat(DefinitionSamples.problems("\uFEFF" + DefinitionSamples.SOUND)).isEmpty();
  }
}
