package org.variorum.rules.rule.afar;

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

/** Pieces that capture others by where they go, without coming to their squares. */
class AfarTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String word) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\ncaptures from afar: " + word + "\n",
        List.of());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ by: Q, how: withdrawal } | 7k/8/8/8/3r4/3Q4/8/K7 w - - 0 1 | d3d1 | 7k/8/8/8/8/8/8/K2Q4",
      "{ by: Q, how: withdrawal } | 7k/8/8/8/3r4/3Q4/8/K7 w - - 0 1 | d3c2 | 7k/8/8/8/3r4/8/2Q5/K7",
      "{ by: Q, how: withdrawal } | 7k/8/3n4/3b4/3r4/3Q4/8/K7 w - - 0 1 | d3d1 | 7k/8/3n4/3b4/8/8/8/K2Q4",
      "{ by: Q, how: withdrawal, whom: unbroken line } | 7k/8/3n4/3b4/3r4/3Q4/8/K7 w - - 0 1 | d3d1 | 7k/8/8/8/8/8/8/K2Q4",
      "{ by: Q, how: withdrawal, whom: unbroken line, spares: B } | 7k/8/3n4/3b4/3r4/3Q4/8/K7 w - - 0 1 | d3d1 | 7k/8/8/3b4/8/8/8/K2Q4",
      "{ by: R, how: approach } | 7k/8/8/3r4/8/8/8/K2R4 w - - 0 1 | d1d4 | 7k/8/8/8/3R4/8/8/K7",
      "{ by: R, how: approach } | 7k/8/8/3r4/8/8/8/K2R4 w - - 0 1 | d1d3 | 7k/8/8/3r4/8/3R4/8/K7",
      "{ by: N, how: approach } | 7k/8/8/8/8/3p4/8/K1N5 w - - 0 1 | c1e2 | 7k/8/8/8/8/3p4/4N3/K7",
      "{ by: P, how: approach } | 4k3/8/4P3/8/8/8/8/K7 w - - 0 1 | e6e7 | 4k3/4P3/8/8/8/8/8/K7",
      "{ by: R, how: coordination, with: K } | 7k/2n3R1/8/8/8/2K2n2/8/8 w - - 0 1 | g7f7 | 7k/5R2/8/8/8/2K5/8/8",
      "[{ by: R, how: approach }, { by: R, how: withdrawal }] | 7k/8/3n4/8/8/8/3R4/K2b4 w - - 0 1 | d2d5 | 7k/8/8/3R4/8/8/8/K7"})
  void whoGoesCaptures(String word, String fen, String move, String after) {
    Position position = Game.of(definition(word)).position(fen);
    assertThat(position.find(move).map(found -> position.play(found).fen().split(" ")[0]).orElse("-"))
        .isEqualTo(after);
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(definition("{ by: Q, how: withdrawal }"), List.of()).toString())
        .contains("Captures from afar: ");
  }
}
