package org.variorum.rules.rule.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Outcome;

/** Games that nobody can win any more. */
class TooFewTest {

  private static final Definition DEFINITION = new DefinitionReader(
      new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games")))).read("sample.yaml",
          "game: Sample\nfrom: chess\ndraws: { too few to win: { left: [N, B, N N], on one colour: B } }\n",
          List.of());

  @ParameterizedTest
  @CsvSource({
      "4k3/8/8/8/8/8/8/4KN2, true", "4kn2/8/8/8/8/8/8/4K3, true", "4k3/8/8/8/8/8/8/4KB2, true",
      "4k3/8/8/8/8/8/8/3NKN2, true", "4k3/8/8/8/8/8/8/4KNB1, false", "4k3/8/8/8/8/8/8/4KR2, false",
      "4kn2/8/8/8/8/8/8/4KN2, false", "4k3/8/8/8/8/8/8/2N1KNN1, false",
      // Bishops on one colour, and on two.
      "2b1k3/8/8/8/8/8/8/4KB2, true", "4kb2/8/8/8/8/8/8/4KB2, false", "2b1k3/8/8/4B3/3B4/8/8/4KB2, false",
      "2b1k3/8/8/3B4/4B3/8/8/4KB2, true"})
  void theGameIsDrawnWhereNeitherSideHasEnough(String placement, boolean drawn) {
    Position position = Game.of(DEFINITION).position(placement + " w - - 0 1");
    assertThat(position.outcome().map(Outcome::sentence))
        .isEqualTo(drawn ? Optional.of("A draw: neither side has enough to win.")
            : Optional.empty());
    assertThat(position.moves()).isNotEmpty();
  }

  @Test
  void theCardSaysWhatIsTooFew() {
    assertThat(String.join("\n", RuleCard.of(DEFINITION, List.of()).draws()))
        .contains(
            "The game is a draw where one side has only royal pieces, and the other besides no more than a knight, a bishop or"
                + " a knight and a knight; and where only royal pieces are left and bishops that all stand on squares of one colour.");
  }
}
