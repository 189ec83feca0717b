package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Start positions that do not fit the board or the pieces. The text starts in column 9 of line 3. */
class StartTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "k4/p4/5/4K w - - 0 1 | 9: the start position has 4 ranks, but the board has 5",
      "k4/p5/5/4P/4K w - - 0 1 | 13: rank 4 of the start position is longer than the board's 5 files",
      "k4/p3/5/4P/4K w - - 0 1 | 14: rank 4 of the start position has 4 squares, but the board has 5 files",
      "k4/q4/5/4P/4K w - - 0 1 | 12: unknown piece \"Q\"",
      "k4/+p4/5/4P/4K w - - 0 1 | 12: unknown piece \"+P\"; did you mean \"P\"?",
      "k4/?4/5/4P/4K w - - 0 1 | 12: unknown piece \"?\"",
      "k4/*4/5/4P/4K w - - 0 1 | 12: a4 is a square of the board, not a hole",
      "k4/p4/5/4P/4K[P] w - - 0 1 | 22: there are no hands in this game",
      "k4/p4/5/4P/4K x - - 0 1 | 23: \"x\" is not a side to move; expected w or b",
      "k4/p4/5/4P/4K w - - 0 | 30: the start position is not complete; expected placement, side to move, castling",
      "k4/p4/5/4P/4K w - - x 1 | 29: \"x\" is not a number of moves; expected a number",
      "k4/p4/5/4P/4K w - - 0 one | 31: \"one\" is not a number of moves; expected a number",
      "kk3/p4/5/4P/4K w - - 0 1 | 9: Black has 2 royal pieces in the start position; expected exactly one a side",
      "k4/p4/5/4P/5 w - - 0 1 | 9: White has no royal piece in the start position; expected exactly one a side"})
  void pointsToTheSpot(String start, String complaint) {
    assertThat(DefinitionSamples.problems(DefinitionSamples.replacing("k4/p4/5/1P3/4K w - - 0 1", start)))
        .singleElement()
        .asString()
        .startsWith("sample.yaml:3:" + complaint);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "k4/p4/5/4P/4K w - - 0 1 | 9: the board has no square a5; the start position must have * there",
      "*3k/p4/5/4P/4K w - - 0 1 | "})
  void holesAreShown(String start, String complaint) {
    String text =
        DefinitionSamples.replacing("k4/p4/5/1P3/4K w - - 0 1", start).replace("5x5", "5x5 without a5");
    assertThat(String.join("", DefinitionSamples.problems(text)))
        .startsWith(complaint == null ? "" : "sample.yaml:3:" + complaint);
    assertThat(DefinitionSamples.problems(text)).hasSize(complaint == null ? 0 : 1);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "hands: { P: anywhere } | k4/p4/5/4P/4K[Pp] w - - 0 1 | ",
      "hands: { P: anywhere } | k4/p4/5/4P/4K[Pk] w - - 0 1 | 24: the piece K cannot be in a hand",
      "goals: { checks: 3 } | k4/p4/5/4P/4K w - - 3+3 0 1 | ",
      "goals: { checks: 3 } | k4/p4/5/4P/4K w - - 3 0 1 | 29: the checks that remain are missing, or more than"})
  void partsOfSomeGamesOnly(String line, String start, String complaint) {
    String text = DefinitionSamples.replacing("k4/p4/5/1P3/4K w - - 0 1", start) + line + "\n";
    assertThat(String.join("", DefinitionSamples.problems(text)))
        .startsWith(complaint == null ? "" : "sample.yaml:3:" + complaint);
    assertThat(DefinitionSamples.problems(text)).hasSize(complaint == null ? 0 : 1);
  }
}
