package org.variorum.rules.rule.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
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

  /** Who stands before the king is shot, and then the king is in check from afar. */
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

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(definition("R B"), List.of()).toString())
        .contains("Captures without moving: rooks and bishops that capture stay where they stand.");
  }
}
