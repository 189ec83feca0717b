package org.variorum.rules.rule.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.UnplayableDefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.notation.San;

/** Pieces that capture from where they stand. */
class StandingTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String letters) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\ncaptures without moving: " + letters + "\n",
        List.of());
  }

  private static Position position(String letters, String fen) {
    return Game.of(definition(letters)).position(fen);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "all | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/8/8/4N3/8/K7 b - - 0 1",
      "R B | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3N4/8/8/8/K7 b - - 0 1",
      "all | 1r5k/P7/8/8/8/8/8/K7 w - - 0 1 | a7b8 | 7k/P7/8/8/8/8/8/K7 b - - 0 1",
      "all | 1r5k/P7/8/8/8/8/8/K7 w - - 0 1 | a7b8q | -",
      "all | 1r5k/8/8/8/8/8/1q6/K7 w - - 0 1 | a1b2 | 1r5k/8/8/8/8/8/8/K7 b - - 0 1",
      "all | 7k/8/8/8/8/2b5/1q6/K7 w - - 0 1 | a1b2 | -",
      "all | 7k/8/8/3pP3/8/8/8/K7 w - d6 0 1 | e5d5 | 7k/8/8/4P3/8/8/8/K7 b - - 0 1",
      "all | 7k/8/8/3pP3/8/8/8/K7 w - d6 0 1 | e5d6 | -",
      "all | 7k/3p4/8/4P3/8/8/8/K7 b - - 0 1 | d7d5 | 7k/8/8/3pP3/8/8/8/K7 w - d6 0 2",
      "all | r3k2r/8/8/8/8/8/7p/R3K2R w KQkq - 0 1 | h1h2 | r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"})
  void theCaptorStays(String letters, String fen, String move, String after) {
    Position position = position(letters, fen);
    assertThat(position.find(move).map(found -> position.play(found).fen()).orElse("-")).isEqualTo(after);
  }

  /** The piece in front of the king is shot, and then the king is in check from afar. */
  @Test
  void aShotGivesCheck() {
    Position position = position("all", "r6k/8/8/8/8/8/P7/K7 b - - 0 1");
    assertThat(position.play(position.find("a8a2").orElseThrow()).inCheck()).isTrue();
    assertThat(San.write(position, position.find("a8a2").orElseThrow())).isEqualTo("Rxa2+");
  }

  @Test
  void itIsWrittenAsACapture() {
    Position position = position("all", "7k/8/8/3pP3/8/4N3/8/K7 w - d6 0 1");
    assertThat(San.write(position, position.find("e3d5").orElseThrow())).isEqualTo("Nxd5");
    assertThat(San.write(position, position.find("e5d5").orElseThrow())).isEqualTo("exd5");
    Position two = position("all", "7k/8/8/3p4/8/4N3/8/K5BN w - - 0 1");
    assertThat(San.write(two, two.find("h1f2").orElseThrow())).isEqualTo("Nf2");
    Position rivals = position("all", "7k/8/8/3p4/1N6/4N3/8/K7 w - - 0 1");
    assertThat(San.write(rivals, rivals.find("b4d5").orElseThrow())).isEqualTo("Nbxd5");
  }

  /** A lion of Chu Shogi: two king's steps, captures on both, igui, and a step away and back. */
  private static final String LION = """
      game: Sample
      from: chess
      pieces: { N: { name: lion, moves: [KNAD, caK] } }
      captures without moving: { pieces: N, as: K, also by moving: yes, step back: yes }
      """;

  private static Position lion(String fen) {
    return Game.of(READER.read("sample.yaml", LION, List.of())).position(fen);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "7k/8/8/3rp3/4N3/8/8/K7 w - - 0 1 | e4e4,e5x | Nxe5-e4 | 7k/8/8/3r4/4N3/8/8/K7 b - - 0 1",
      "7k/8/8/3rp3/4N3/8/8/K7 w - - 0 1 | e4e5 | Nxe5 | 7k/8/8/3rN3/8/8/8/K7 b - - 0 1",
      "7k/8/8/3rp3/4N3/8/8/K7 w - - 0 1 | e4d5,e5x | Nxe5xd5 | 7k/8/8/3N4/8/8/8/K7 b - - 0 1",
      "7k/8/8/3rp3/4N3/8/8/K7 w - - 0 1 | e4d6,e5x | Nxe5-d6 | 7k/8/3N4/3r4/8/8/8/K7 b - - 0 1",
      "7k/8/4p3/3r4/4N3/8/8/K7 w - - 0 1 | e4e4,e6x | - | -",
      "7k/8/4p3/3r4/4N3/8/8/K7 w - - 0 1 | e4e6 | Nxe6 | 7k/8/4N3/3r4/8/8/8/K7 b - - 0 1",
      "7k/8/8/3rp3/4N3/8/8/K7 w - - 3 9 | e4e4 | Ne4 | 7k/8/8/3rp3/4N3/8/8/K7 b - - 4 9",
      "7k/8/8/8/8/PPP5/PNP5/KPP5 w - - 0 1 | b2b2 | - | -",
      "7k/8/8/8/8/2r5/PN6/K7 w - - 0 1 | b2b2 | Nb2 | 7k/8/8/8/8/2r5/PN6/K7 b - - 1 1",
      "7k/8/8/8/8/8/PN6/K6r w - - 0 1 | b2b2 | - | -"})
  void aLionCapturesByMovingOrWithoutAndStepsBack(String fen, String move, String san, String after) {
    Position position = lion(fen);
    assertThat(position.find(move).map(found -> San.write(position, found)).orElse("-")).isEqualTo(san);
    assertThat(position.find(move).map(found -> position.play(found).fen()).orElse("-")).isEqualTo(after);
  }

  /** Any rule that names squares by a movement: the author gets a complaint, and nothing breaks. */
  @ParameterizedTest
  @ValueSource(strings = {"captures without moving: { pieces: N, as: aaaK }", "explosion: { reaches: aaaK }",
      "counters: { far: { changes: { after: moves, as: aaaK } } }"})
  void aMovementOfTooManyWaysIsRefused(String rule) {
    Definition definition =
        READER.read("sample.yaml", "game: Sample\nfrom: grand\n" + rule + "\n", List.of());
    assertThatThrownBy(() -> Game.of(definition)).isInstanceOf(UnplayableDefinitionException.class)
        .hasMessageContaining("the movement aaaK has more paths than this program can hold");
  }

  /** The squares that a piece may have crossed between any of its hurdles. */
  @Test
  void aMovementOfTooManyWaysIsNotCapturedEnPassant() {
    Definition definition = READER.read("sample.yaml", """
        game: Sample
        board: 14x13
        pieces:
          K: { name: king, royal: yes, moves: K }
          F: { name: frog, moves: { way: "mfWcfFifmR3pR", hurdles: 2 to 3 } }
        en passant: { pieces: F, targets: F, after moves: all }
        start: "6k7/14/14/14/14/14/14/14/14/14/14/6F7/6K7 w - - 0 1"
        """, List.of());
    assertThatThrownBy(() -> Game.of(definition)).isInstanceOf(UnplayableDefinitionException.class)
        .hasMessageContaining("they are more ways than this program can hold; leave it out of \"targets\"");
  }

  @Test
  void theCardSaysTheGroupsOneByOne() {
    assertThat(RuleCard.of(definition("[N, { pieces: R, as: R2 }]"), List.of()).toString())
        .contains(
            "knights that capture stay where they stand. Rooks that capture a piece that R2 reaches");
  }

  @Test
  void theCardSaysWhatALionDoes() {
    assertThat(RuleCard.of(READER.read("sample.yaml", LION, List.of()), List.of()).toString())
        .contains(
            "lions that capture a piece that K reaches on the empty board may stay where they stand instead."
                + " They may also step onto an empty one of these squares and back, which changes nothing.");
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(definition("R B"), List.of()).toString())
        .contains("Captures without moving: rooks and bishops that capture stay where they stand.");
  }
}
