package org.variorum.rules.rule.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Outcome;

/** Which side loses when a position repeats. */
class RepetitionTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition losing(String who) {
    return READER.read("sample.yaml",
        "game: Sample\nfrom: chess\ndraws: { repetition loses for: " + who + " }\n",
        List.of());
  }

  /** Black's second move back brings the start for the third time, and White is to move. */
  @ParameterizedTest
  @CsvSource({"who repeats, BLACK", "who is to move, WHITE", "White, WHITE", "Black, BLACK"})
  void theGameEndsWithTheThirdOccurrence(String who, Side loser) {
    Position position = Game.of(losing(who)).start();
    for (String move : List.of("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8")) {
      assertThat(position.outcome()).isEmpty();
      position = position.play(position.moves().stream().filter(each -> each.text().equals(move)).findFirst()
          .orElseThrow());
    }
    assertThat(position.outcome().map(Outcome::winner)).contains(Optional.of(loser.opponent()));
  }

  @Test
  void theCardSaysWho() {
    assertThat(String.join("\n", RuleCard.of(losing("who is to move"), List.of()).draws()))
        .contains("The same position for the third time is a loss of the side that is to move");
  }
}
