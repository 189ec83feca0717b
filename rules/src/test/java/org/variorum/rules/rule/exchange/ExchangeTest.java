package org.variorum.rules.rule.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;

/** Who exchanges squares with whom. */
class ExchangeTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition definition(String words) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\nexchange: { " + words + " }\n", List.of());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "piece: all, with: all, alike: yes | n6k/8/8/8/8/8/8/K2N4 w - - 0 1 | d1a8,a8d1 | N6k/8/8/8/8/8/8/K2n4",
      "piece: all, with: all, alike: yes | b6k/8/8/8/8/8/8/K2N4 w - - 0 1 | d1a8,a8d1 | only a piece exchanges squares, with an enemy piece of its kind",
      "piece: N B, with: R Q | q6k/8/8/8/8/8/K7/3B4 w - - 0 1 | d1a8,a8d1 | B6k/8/8/8/8/8/K7/3q4",
      "piece: N B, with: R Q | b6k/8/8/8/8/8/8/K2B4 w - - 0 1 | d1a8,a8d1 | only a bishop or knight exchanges squares, with an enemy queen or rook",
      "piece: all, with: all, of: own, distance: 1 | 7k/8/8/8/8/8/8/K1NR4 w - - 0 1 | c1d1,d1c1 | 7k/8/8/8/8/8/8/K1RN4",
      "piece: all, with: all, of: own, distance: 1 | 7k/8/8/8/8/8/8/K1NR4 w - - 0 1 | d1c1,c1d1 | the one on the lower square moves",
      "piece: all, with: all, of: own, distance: 1 | 7k/8/8/8/8/8/8/K1NR4 w - - 0 1 | a1d1,d1a1 | only if they are at most a king's step apart",
      "piece: N, with: R, of: own | 7k/8/8/8/8/8/8/K1RN4 w - - 0 1 | d1c1,c1d1 | 7k/8/8/8/8/8/8/K1NR4"})
  void exchanges(String words, String fen, String move, String after) {
    Position position = Game.of(definition(words)).position(fen);
    String told = position.find(move).map(found -> position.play(found).fen().split(" ")[0])
        .orElseGet(() -> position.whyNot(move).toString());
    assertThat(told).contains(after);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "piece: all, with: all, alike: yes, in reply: no | a piece may exchange squares with an enemy piece of its kind, but not in reply to an exchange.",
      "piece: K, with: K | a king may exchange squares with the enemy's king.",
      "piece: N B, with: R Q, distance: 2 | a bishop or knight may exchange squares with an enemy queen or rook at most 2 king's steps away.",
      "piece: all, with: all, of: own, distance: 1 | a piece may exchange squares with a friendly piece next to it."})
  void theCardSaysIt(String words, String sentence) {
    assertThat(RuleCard.of(definition(words), List.of()).mechanisms()).contains("Exchange: " + sentence);
  }
}
