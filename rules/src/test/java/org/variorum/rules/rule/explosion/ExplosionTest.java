package org.variorum.rules.rule.explosion;

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

/** What a blast reaches, and which pieces it removes. */
class ExplosionTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String words) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\nexplosion: " + words + "\n", List.of());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ reaches: W } | 7k/8/8/3nb3/3pr3/8/8/1K1Q4 w - - 0 1 | d1d4 | 7k/8/8/4b3/8/8/8/1K6",
      "{ reaches: N } | 7k/8/2nb4/3rp3/8/8/8/K2Q4 w - - 0 1 | d1d5 | 7k/8/2nb4/4p3/8/8/8/K7",
      "{ reaches: N } | 7k/4n3/3b4/3rp3/8/8/8/K2Q4 w - - 0 1 | d1d5 | 7k/8/3b4/4p3/8/8/8/K7",
      "{ reaches: fR } | 7k/3K4/8/3r4/8/8/8/3Q4 w - - 0 1 | d1d5 | -",
      "{ reaches: fR } | 7k/3n4/3b4/3rp3/2P5/8/8/K7 w - - 0 1 | c4d5 | 7k/8/8/4p3/8/8/8/K7",
      "{ reaches: fR } | k7/8/8/3p4/2PRp3/3N4/8/7K b - - 0 1 | d5c4 | k7/8/8/8/3Rp3/3N4/8/7K",
      "{ owner: enemy } | 7k/8/2Pnb3/3r4/8/8/8/K2Q4 w - - 0 1 | d1d5 | 7k/8/2P5/8/8/8/8/K7",
      "{ capturer: stays, spares: K } | 7k/8/2Pnb3/3r4/8/8/8/K2Q4 w - - 0 1 | d1d5 | 7k/8/8/3Q4/8/8/8/K7",
      "{ after: moves } | 7k/8/2Pnb3/8/8/8/8/K2Q4 w - - 0 1 | d1d5 | 7k/8/8/3Q4/8/8/8/K7",
      "{ after: moves } | 7k/8/2Pnb3/3r4/8/8/8/K2Q4 w - - 0 1 | d1d5 | 7k/8/8/8/8/8/8/K7",
      "{ after: moves } | 7k/8/8/8/8/8/2Q5/K7 w - - 0 1 | c2b2 | -",
      "{ after: moves, owner: enemy } | 7k/8/8/8/8/8/2Q5/K7 w - - 0 1 | c2b2 | 7k/8/8/8/8/8/1Q6/K7"})
  void whoIsRemoved(String words, String fen, String move, String after) {
    Position position = Game.of(definition(words)).position(fen);
    assertThat(position.find(move).map(found -> position.play(found).fen().split(" ")[0]).orElse("-"))
        .isEqualTo(after);
  }

  @Test
  void aMoveThatCapturesNobodyMayBlowUpTheKingAndWins() {
    Position position =
        Game.of(definition("{ after: moves }")).position("7k/8/8/8/8/6Q1/8/K7 w - - 0 1");
    Position after = position.play(position.find("g3g7").orElseThrow());
    assertThat(after.outcome().toString()).contains("WHITE");
  }

  @Test
  void theCardSaysIt() {
    assertThat(
        RuleCard.of(definition("{ after: moves, reaches: N, owner: enemy, immune: Q }"), List.of())
            .toString())
        .contains("Explosion: a move also removes every enemy where N leads from there on the empty board")
        .contains("If it captures, the capturer goes, too.");
  }
}
