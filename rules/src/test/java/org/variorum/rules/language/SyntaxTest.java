package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is refused of YAML, and where the complaint points. */
class SyntaxTest {

  @Test
  void aSoundDefinitionHasNoProblems() {
    assertThat(DefinitionSamples.problems(DefinitionSamples.SOUND)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "inventor: [a, b | 8:1: this is not YAML",
      "inventor: a: b | 7:12: a second colon in one line",
      "en passant: *P | 7:13: aliases are not part of the language",
      "start: *s/k* w - - 0 1 | 7:10: this is not YAML",
      "inventor: &a b | 7:11: anchors are not part of the language",
      "inventor: !!str b | 7:11: tags are not part of the language",
      "inventor: !java b | 7:11: tags are not part of the language",
      "{ a: b }: c | 7:1: a key must be a word, not a list or a mapping",
      "game: Again | 7:1: \"game\" is here twice",
      "--- | 7:1: a file holds one definition"})
  void pointsToTheSpot(String line, String complaint) {
    assertThat(DefinitionSamples.problems(DefinitionSamples.with(line))).first().asString()
        .startsWith("sample.yaml:" + complaint);
  }

  @Test
  void advisesQuotesForTextsThatStartWithASign() {
    assertThat(DefinitionSamples.problems("game: Sample\nstart: *s/k*\n")).singleElement().asString()
        .contains("needs quotes");
  }

  @Test
  void advisesQuotesForTextsWithAColon() {
    assertThat(DefinitionSamples.problems(DefinitionSamples.with("about: Two kings: one too many")))
        .containsExactly(
            "sample.yaml:7:17: a second colon in one line; expected about: \"Two kings: one too many\"");
  }

  @Test
  void refusesTextsThatAreNoMapping() {
    assertThat(DefinitionSamples.problems("")).containsExactly("sample.yaml:1:1: the text is empty");
    assertThat(DefinitionSamples.problems("- a\n- b\n")).singleElement().asString()
        .startsWith("sample.yaml:1:1: a definition is");
    assertThat(DefinitionSamples.problems("game: \u0000")).singleElement().asString()
        .startsWith("sample.yaml:1:7: the character U+0000 cannot stand in a text");
  }

  @Test
  void whatHasNoEndOrNoColonIsComplainedAboutWhereItBegins() {
    assertThat(DefinitionSamples.problems(DefinitionSamples.SOUND.replace("board: 5x5", "board 5x5")))
        .singleElement().asString()
        .startsWith("sample.yaml:2:1: ").endsWith("after a word come a colon and a blank");
    assertThat(DefinitionSamples.problems(DefinitionSamples.SOUND.replace("0 1\"", "0 1"))).singleElement()
        .asString()
        .startsWith("sample.yaml:3:8: ").endsWith("the element that begins here has no end");
    assertThat(DefinitionSamples.problems(DefinitionSamples.SOUND.replace("moves: K }", "moves: K")))
        .singleElement().asString()
        .isEqualTo("sample.yaml:5:6: this { is never closed; expected }");
  }

  @Test
  void aMovementThatGoesOnBehindItsBracketsNeedsQuotesAroundAllOfIt() {
    String pieces = DefinitionSamples.SOUND.substring(0, DefinitionSamples.SOUND.indexOf("  P:"))
        + "  P:\n    name: pawn\n    moves: [F?R]v\n";
    assertThat(DefinitionSamples.problems(pieces)).singleElement().asString()
        .endsWith("needs quotes around all of it");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"game: A\npieces:\n\u00A0 K: { moves: K }\n", "game: A\npieces:\n  K:\u00A0{ moves: K }\n"})
  void aNoBreakBlankIsNamed(String text) {
    assertThat(DefinitionSamples.problems(text)).singleElement().asString().startsWith("sample.yaml:3:")
        .endsWith("which only looks like a blank, U+00A0; expected an ordinary blank");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[mine:chess]\nchecking = false\n", "# mine\n\n[mine]\n", "maxRank = 8\nmaxFile = 8\n"})
  void anEntryOfAnotherFormatIsPointedToTheCommandThatReadsIt(String text) {
    assertThat(DefinitionSamples.problems(text)).singleElement().asString()
        .contains("this is an entry of a variants.ini").contains("\"variorum import\"");
  }
}
