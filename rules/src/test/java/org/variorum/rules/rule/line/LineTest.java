package org.variorum.rules.rule.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;

/** Which side has the required number of pieces in a line. */
class LineTest {

  private static Game game(String text) {
    return Game.of(new DefinitionReader(
        new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))))
        .read("sample.yaml", "game: Sample\n" + text, List.of()));
  }

  private static Game goals(String goals) {
    return game("board: 5x5\nstart: \"2p2/5/5/5/2P2 w - - 0 1\"\npieces:\n  P: { name: stone, moves: Q }\n"
        + "  S: { name: star, moves: Q }\ngoals: " + goals + "\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ line: { length: 3 } } | p4/5/PPP2/5/5 | true", "{ line: { length: 3 } } | p4/5/PP1P1/5/5 | false",
      "{ line: { length: 3 } } | p4/5/P4/1P3/2P2 | true", "{ line: { length: 3 } } | p4/2P2/2P2/2P2/5 | true",
      "{ line: { length: 3, along: straight } } | p4/5/P4/1P3/2P2 | false",
      "{ line: { length: 3, along: diagonal } } | p4/2P2/2P2/2P2/5 | false",
      "{ line: { length: 3, along: rank } } | p4/2P2/2P2/2P2/5 | false",
      "{ line: { length: 3, along: file } } | p4/2P2/2P2/2P2/5 | true",
      "{ line: { length: 3, gaps: yes } } | p4/5/PP1pP/5/5 | true",
      "{ line: { length: 2, along: block } } | p4/5/1PP2/1PP2/5 | true",
      "{ line: { length: 2, along: block } } | p4/5/1PP2/2PP1/5 | false",
      "{ line: { length: 3, pieces: P } } | p4/5/PSP2/5/5 | false"})
  void soManyStandThere(String goals, String placement, boolean ends) {
    Position position = goals(goals).position(placement + " b - - 0 1");
    assertThat(position.outcome().isPresent()).isEqualTo(ends);
    position.outcome().ifPresent(outcome -> assertThat(outcome.result()).isEqualTo("1-0"));
  }

  @Test
  void theCardAndTheEndSayIt() {
    Game game = goals("{ line: { length: 3, pieces: S, along: diagonal, verdict: loss } }");
    assertThat(RuleCard.of(game.definition(), List.of()).goals())
        .contains("If a side has 3 stars next to each other on a diagonal, it loses.");
    assertThat(game.position("p4/5/S4/1S3/2S2 b - - 0 1").outcome().orElseThrow().sentence())
        .isEqualTo("Black wins: White has 3 pieces in a line.");
  }

  @Test
  void aLineThatIsTooLongIsRefused() {
    assertThatThrownBy(() -> goals("{ line: { length: 6 } }")).isInstanceOf(DefinitionException.class)
        .hasMessageContaining("the board has no line of 6 squares");
  }
}
