package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.definition.FileProblem;

/** Words and values that do not belong where they stand: place, reason, suggestion. */
class WordsTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "royality: check | 7:1: unknown word \"royality\"; did you mean \"royalty\"?",
      "castlng: free | 7:1: unknown word \"castlng\"; did you mean \"castling\"?",
      "colour: red | 7:1: unknown word \"colour\"",
      "goals: { stalmate: loss } | 7:10: unknown word \"stalmate\"; did you mean \"stalemate\"?",
      "royalty: chekc | 7:10: \"chekc\" is none of the words that can stand here; expected check, capture; did you mean"
          + " \"check\"?",
      "goals: { stalemate: lost } | 7:21: \"lost\" is none of the words that can stand here; expected win, loss, draw;"
          + " did you mean \"loss\"?",
      "goals: loss | 7:8: a value alone cannot stand here, only words with their values; expected words such as"
          + " { checkmate: win }",
      "royalty: [check] | 7:10: a list cannot stand here, only words with their values",
      "draws: { moves: often } | 7:17: \"often\" is no number that can stand here; expected a whole number from 1",
      "draws: { moves: 0 } | 7:17: \"0\" is no number",
      "draws: { bare kings: maybe } | 7:22: \"maybe\" is none of the words that can stand here; expected yes, no",
      "draws: { progress: captuers P } | 7:20: \"captuers\" is no kind of progress; expected captures, actions,"
          + " promotions, letters of pieces; did you mean \"captures\"?",
      "draws: { progress: captures Q } | 7:29: unknown piece \"Q\"; expected one of: K, P",
      "answer ban: K X | 7:15: unknown piece \"X\"",
      "answer ban: K p | 7:15: \"p\" is no letter of a piece; expected A to Z, with + before it or ~ after it for promoted"
          + " pieces; did you mean \"P\"?",
      "answer ban: K K | 7:15: \"K\" is here twice",
      "answer ban: all except K | 7:17: after \"all\", only \"but\" and letters can follow",
      "answer ban: | 7:12: the value is missing here; expected letters such as R A",
      "goals: { reach: { pieces: K, in: e6 } } | 7:34: \"e6\" is outside the board of 5x5",
      "goals: { reach: { pieces: K, in: rank 1 ranks 5-6 } } | 7:47: \"5-6\" is outside the board of 5x5",
      "goals: { reach: { pieces: K, in: rnak 3 } } | 7:34: \"rnak\" names no squares; expected \"rank 9\","
          + " \"ranks 7-9\", \"files d-f\", \"d1-f3\", \"e4 d4\", \"light\", \"all but d1\", \"anywhere\"; did you mean \"rank\"?",
      "goals: { reach: { pieces: K, in: ranks 4-2 } } | 7:40: \"4-2\" runs backwards",
      "goals: { reach: { pieces: K, in: rank } } | 7:34: no square here",
      "goals: { reach: [{ pieces: K }] } | 7:18: missing here: \"in\"",
      "options: { Faster: { about: x } } | 7:12: \"Faster\" is no name of an option",
      "hands: { P: { on: rank 2 } } | 7:15: unknown word \"on\"",
      "hands: { Q: anywhere } | 7:10: unknown piece \"Q\"",
      "castling: { style: free, rook: P, king to: c } | 7:44: \"c\" is no pair of files",
      "sides: by half | 7:8: \"by half\" is none of the words that can stand here; expected mirrored, half a turn",
      "from: ../secret | 7:7: \"../secret\" is no id of a definition"})
  void pointsToTheSpot(String line, String complaint) {
    assertThat(DefinitionSamples.problems(DefinitionSamples.with(line))).first().asString()
        .startsWith("sample.yaml:" + complaint);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "5x5|23x5|2:8: a board has 1 to 22 files and 1 to 26 ranks, not 23",
      "5x5|5x27|2:10: a board has 1 to 22 files and 1 to 26 ranks, not 27",
      "5x5|22x24|2:8: a board has at most 512 squares, not 528",
      "5x5|2x5 cylinder|2:8: a cylinder has at least 3 files, not 2",
      "5x5|5x5 cylinder without a1 f9|2:32: \"f9\" is outside the board of 5x5",
      "5x5|5x5 cone|2:8: \"5x5 cone\" names no board; expected files x ranks such as",
      "5x5|5 by 5|2:8: \"5 by 5\" names no board; expected files x ranks such as",
      "5x5|5x5 without a1 f9|2:23: \"f9\" is outside the board of 5x5",
      "5x5|5x5 without ranks 1-5|2:20: no square of the board is left",
      "moves: K|moves: KI|5:40: `I` (moving as the last mover did) is refused",
      "moves: K|moves: \"KI\"|5:41: `I` (moving as the last mover did) is refused",
      "moves: K|moves: [W, { way: FI }]|5:51: `I` (moving as the last mover did",
      "moves: K|moves: { way: K, form: rank 1 }|5:49: unknown word \"form\"; did you mean \"from\"?",
      "moves: K|movse: K|5:32: unknown word \"movse\"; did you mean \"moves\"?",
      "royal: yes|royal: true|5:27: \"true\" is none of the words that can stand here; expected yes, no",
      "  P: {|  PP: {|6:3: \"PP\" is no letter of a piece",
      "  P: {|  p: {|6:3: \"p\" is no letter of a piece; expected A to Z, with + before it or ~ after it for promoted pieces;"
          + " did you mean \"P\"?",
      "name: pawn, |orbits: K, |6:6: missing here: \"name\"; expected name: rook",
      "name: pawn|name: pawn, like: Q|6:26: unknown piece \"Q\"",
      "name: pawn|name: pawn, like: P|6:26: the piece P cannot be like itself",
      "name: pawn|name: pawn, captures: { K: mW }|6:35: this movement cannot capture",
      "name: pawn|name: pawn, captures: { Q: W }|6:32: unknown piece \"Q\"",
      "name: pawn|name: pawn, home: rank 6|6:31: \"6\" is outside the board of 5x5"})
  void pointsToTheSpotInsideTheSample(String old, String changed, String complaint) {
    assertThat(DefinitionSamples.problems(DefinitionSamples.replacing(old, changed))).first().asString()
        .startsWith("sample.yaml:" + complaint);
  }

  @Test
  void saysAllThatIsMissing() {
    assertThat(DefinitionSamples.problems("inventor: somebody\n"))
        .containsExactly(
            "sample.yaml:1:1: missing here: \"game\" and \"board\" and \"start\" and \"pieces\"; expected"
                + " game: My Game");
    Map<String, String> texts = Map.of("parent", DefinitionSamples.SOUND);
    assertThat(DefinitionSamples.problems(Library.of(texts), "from: parent\n"))
        .containsExactly("sample.yaml:1:1: missing here: \"game\"; expected game: My Game");
  }

  @Test
  void saysAllProblemsAtOnceInTheOrderOfTheText() {
    String text = DefinitionSamples.replacing("moves: K", "moves: KI").replace("5x5", "5x5 without e9") + """
        answer ban: Q
        royality: check
        draws: { repetition: twice, moves: 0 }
        """;
    assertThat(DefinitionSamples.problems(text)).extracting(problem -> problem.split(" ", 2)[0])
        .containsExactly("sample.yaml:2:20:", "sample.yaml:5:40:", "sample.yaml:7:13:", "sample.yaml:8:1:",
            "sample.yaml:9:22:", "sample.yaml:9:36:");
  }

  @Test
  void anUnsoundWordCausesNoFurtherComplaints() {
    assertThat(DefinitionSamples.problems(DefinitionSamples.replacing("royal: yes", "royal: ja")))
        .containsExactly(
            "sample.yaml:5:27: \"ja\" is none of the words that can stand here; expected yes, no");
    assertThat(DefinitionSamples.problems(DefinitionSamples.replacing("5x5", "5 x 5"))).hasSize(1);
  }

  @Test
  void aProblemKnowsItsParts() {
    try {
      DefinitionSamples.read(DefinitionSamples.with("royalty: chekc"));
    } catch (DefinitionException e) {
      assertThat(e.problems()).isEqualTo(List.of(new FileProblem("sample.yaml", 7, 10,
          "\"chekc\" is none of the words that can stand here", Optional.of("check, capture"),
          Optional.of("check"))));
    }
  }
}
