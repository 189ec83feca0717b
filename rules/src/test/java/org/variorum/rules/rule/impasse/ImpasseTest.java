package org.variorum.rules.rule.impasse;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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

/** Kings that have come to the far side. */
class ImpasseTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));

  private static Definition shogi(List<String> options) {
    return READER.read("sample.yaml", "game: Sample\nfrom: shogi\n", options);
  }

  private static String told(Position position) {
    return position.outcome().map(end -> end.result() + " " + end.reason().word()).orElse("");
  }

  /** Ten pieces in the zone; rooks and bishops there and in hand count five each. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // Ten pieces that count ten, with 16 in hand, and with 18.
      "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k[RRBP] w | ",
      "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k[RRBPPP] w | 1-0 impasse",
      // It is not White's turn yet.
      "K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k[RRBPPP] b | ",
      // Nine pieces are too few.
      "K+P+P+P+P+P+P+P+P/+P8/9/9/9/9/9/9/8k[RRBPPPP] w | ",
      // The king is on the fourth rank from the other end.
      "1+P+P+P+P+P+P+P+P/+P+P7/9/K8/9/9/9/9/8k[RRBPPP] w | ",
      // A dragon in the zone counts five, a bishop elsewhere nothing.
      "K+P+P+P+P+P+P+P+P/+R+P7/9/9/9/9/9/9/B7k[RBPPP] w | ",
      "K+P+P+P+P+P+P+P+P/+R+P7/9/9/9/9/9/9/B7k[RBPPPP] w | 1-0 impasse",
      // White is in check.
      "K1+P+P+P+P+P+P+P/1+P+P+P5/9/r8/9/9/9/9/8k[RRBPPP] w | ",
      // Black needs 27.
      "8K/9/9/9/9/9/9/+p+p7/k+p+p+p+p+p+p+p+p[rrbpp] b | 0-1 impasse"})
  void whoHasEnoughPointsWinsWhenToMove(String position, @Nullable String end) {
    assertThat(told(Game.of(shogi(List.of("impasse"))).position(position + " - - 0 1")))
        .isEqualTo(Optional.ofNullable(end).orElse(""));
  }

  @Test
  void withoutTheOptionNobodyWinsSo() {
    assertThat(told(Game.of(shogi(List.of()))
        .position("K+P+P+P+P+P+P+P+P/+P+P7/9/9/9/9/9/9/8k[RRBPPP] w - - 0 1"))).isEmpty();
  }

  @Test
  void bothMayEnterForADraw() {
    Definition definition = READER.read("sample.yaml",
        "game: Sample\nfrom: chess\ngoals: { impasse: { in: ranks 6-8, points: 30, worth: { Q: 9 }, draw from: 10 } }\n",
        List.of());
    assertThat(told(Game.of(definition).position("Q2K4/P7/8/8/8/8/7p/3k3q w - - 0 1")))
        .isEqualTo("1/2-1/2 impasse");
    assertThat(
        Game.of(definition).position("Q2K4/P7/8/8/8/8/8/3k3q w - - 0 1").outcome().map(Outcome::winner))
        .isEmpty();
  }

  @Test
  void theCardSaysWhatCounts() {
    assertThat(RuleCard.of(shogi(List.of("impasse")), List.of()).toString())
        .contains("count 28 points or more, for Gote 27. A rook counts 5, a bishop counts 5");
  }
}
