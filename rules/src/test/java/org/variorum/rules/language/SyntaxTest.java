package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is refused of YAML, and where the complaint points. */
class SyntaxTest {

  @Test
  void aSoundDefinitionHasNoProblems() {
    assertThat(Samples.problems(Samples.SOUND)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "inventor: [a, b | 8:1: this is not YAML",
      "inventor: a: b | 7:12: this is not YAML",
      "en passant: *P | 7:13: aliases are not part of the language",
      "start: *s/k* w - - 0 1 | 7:10: this is not YAML",
      "inventor: &a b | 7:11: anchors are not part of the language",
      "inventor: !!str b | 7:11: tags are not part of the language",
      "inventor: !java b | 7:11: tags are not part of the language",
      "{ a: b }: c | 7:1: a key is a word",
      "game: Again | 7:1: \"game\" is here twice",
      "--- | 7:1: a file holds one definition"})
  void pointsToTheSpot(String line, String complaint) {
    assertThat(Samples.problems(Samples.with(line))).first().asString()
        .startsWith("sample.yaml:" + complaint);
  }

  @Test
  void advisesQuotesForTextsThatStartWithASign() {
    assertThat(Samples.problems("game: Sample\nstart: *s/k*\n")).singleElement().asString()
        .contains("needs quotes");
  }

  @Test
  void advisesQuotesForTextsWithAColon() {
    assertThat(Samples.problems(Samples.with("about: Two kings: one too many")))
        .containsExactly("sample.yaml:7:17: this is"
            + " not YAML: mapping values are not allowed here; a text with a colon and a blank in it needs quotes");
  }

  @Test
  void refusesTextsThatAreNoMapping() {
    assertThat(Samples.problems("")).containsExactly("sample.yaml:1:1: the text is empty");
    assertThat(Samples.problems("- a\n- b\n")).singleElement().asString()
        .startsWith("sample.yaml:1:1: a definition is");
    assertThat(Samples.problems("game: \u0000")).singleElement().asString()
        .startsWith("sample.yaml:1:1: this is not");
  }

  @Test
  void whatHasNoEndOrNoColonIsComplainedAboutWhereItBegins() {
    assertThat(Samples.problems(Samples.SOUND.replace("board: 5x5", "board 5x5"))).singleElement().asString()
        .startsWith("sample.yaml:2:1: ").endsWith("after a word come a colon and a blank");
    assertThat(Samples.problems(Samples.SOUND.replace("0 1\"", "0 1"))).singleElement().asString()
        .startsWith("sample.yaml:3:8: ").endsWith("what begins here has no end");
    assertThat(Samples.problems(Samples.SOUND.replace("moves: K }", "moves: K"))).singleElement().asString()
        .startsWith("sample.yaml:6:4: ").endsWith("a bracket or brace before it has no end");
  }

  @Test
  void aMovementThatGoesOnBehindItsBracketsNeedsQuotesAroundAllOfIt() {
    String pieces = Samples.SOUND.substring(0, Samples.SOUND.indexOf("  P:"))
        + "  P:\n    name: pawn\n    moves: [F?R]v\n";
    assertThat(Samples.problems(pieces)).singleElement().asString().endsWith("needs quotes around all of it");
  }
}
