package org.variorum.rules.rule.absorption;

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

/** What becomes of a piece that captures. */
class AbsorptionTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String word) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\nabsorption: " + word + "\n", List.of());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ becomes: what it captures } | 7k/8/8/3r4/8/8/8/K2N4 w - - 0 1 | d1d5 | -",
      "{ becomes: what it captures } | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3R4/8/8/8/K7",
      "{ becomes: what it captures } | 7k/8/8/8/8/8/1n6/K7 w - - 0 1 | a1b2 | 7k/8/8/8/8/8/1K6/8",
      "{ becomes: nothing } | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/8/8/8/8/K7",
      "{ becomes: nothing } | 7k/8/8/8/8/8/1n6/K7 w - - 0 1 | a1b2 | -",
      "[{ by: N, becomes: B }, { becomes: nothing }] | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3B4/8/8/8/K7",
      "{ of: R, becomes: Q } | 7k/8/8/3r4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3Q4/8/8/8/K7",
      "{ of: R, becomes: Q } | 7k/8/8/3b4/8/4N3/8/K7 w - - 0 1 | e3d5 | 7k/8/8/3N4/8/8/8/K7",
      "{ becomes: what it captures } | 1r5k/P7/8/8/8/8/8/K7 w - - 0 1 | a7b8q | 1Q5k/8/8/8/8/8/8/K7"})
  void whoCapturesChanges(String word, String fen, String move, String after) {
    Position position = Game.of(definition(word)).position(fen);
    assertThat(position.find(move).map(found -> position.play(found).fen().split(" ")[0]).orElse("-"))
        .isEqualTo(after);
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(definition("{ by: all but K, becomes: what it captures }"), List.of()).toString())
        .contains("Absorption: ");
  }
}
