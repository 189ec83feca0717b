package org.variorum.rules.rule.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;

/** Which side has connected two regions. */
class ConnectionTest {

  private static Game game(String text) {
    return Game.of(new DefinitionReader(
        new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))))
        .read("sample.yaml", "game: Sample\n" + text, List.of()));
  }

  private static Game goals(String connection) {
    return game("board: 5x5\nstart: \"2p2/5/5/5/2P2 w - - 0 1\"\npieces:\n  P: { name: stone, moves: Q }\n"
        + "goals: { connection: " + connection + " }\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{ from: files a-a, to: files e-e } | 5/5/PPPPP/5/p4 | true",
      "{ from: files a-a, to: files e-e } | 5/1PP2/P2PP/5/p4 | true",
      "{ from: files a-a, to: files e-e, along: straight } | 5/1PP2/P2PP/5/p4 | false",
      "{ from: files a-a, to: files e-e, along: straight } | PPP2/2PPP/5/5/p4 | true",
      "{ from: files a-a, to: files e-e, along: diagonal } | P4/1P3/2P2/3P1/p3P | true",
      "{ from: files a-a, to: files e-e } | 5/5/PPP1P/5/p4 | false"})
  void piecesStandNextToEachOther(String goal, String placement, boolean ends) {
    assertThat(goals(goal).position(placement + " b - - 0 1").outcome().isPresent()).isEqualTo(ends);
  }

  /** Black's regions are named by his own squares. */
  @Test
  void eachSideHasItsOwnRegions() {
    Game game = goals("{ from: files a-a / rank 1, to: files e-e / rank 5 }");
    assertThat(game.position("2p2/2p2/2p2/2p2/2p1P w - - 0 1").outcome().orElseThrow().sentence())
        .isEqualTo("Black wins: Black has connected the two regions.");
    assertThat(RuleCard.of(game.definition(), List.of()).goals().toString())
        .contains("If pieces of a side connect");
  }
}
