package org.variorum.rules.rule.mating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.definition.DefinitionException;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.Outcome;

/** Whose mate counts: what Fairy-Stockfish says of these positions of shatar, it says here. */
class MatingTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Definition SHATAR = READER.read("shatar", List.of());
  private static final Game GAME = Game.of(SHATAR);

  private static Definition chess(String goals) {
    return READER.read("sample.yaml", "game: Sample\nfrom: chess\ngoals: " + goals + "\n", List.of());
  }

  private static Position play(Position start, String... moves) {
    Position position = start;
    for (String text : moves) {
      position = position.play(position.find(text).orElseThrow());
    }
    return position;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1 | g5f7 | 0-1 | mate-forbidden",
      "7k/R7/p7/8/8/8/8/1R5K w - - 0 1 | b1b8 | 1-0 | mate",
      "7k/4B2p/8/8/8/8/8/K5R1 w - - 0 1 | e7f6 | 1/2-1/2 | mate-without-check",
      "7k/4B2p/8/8/8/8/8/K5R1 w - - 0 1 mating:w | e7f6 | 1-0 | mate",
      "6k1/4B2p/8/8/8/8/8/K4R2 w - - 0 1 | f1g1 g8h8 e7f6 | 1-0 | mate",
      "6k1/4B2p/8/8/8/8/8/K5R1 b - - 0 1 | g8h8 e7f6 | 1-0 | mate",
      "6k1/4B2p/8/p7/8/8/8/K4R2 w - - 0 1 | f1g1 g8h8 a1a2 a5a4 e7f6 | 1/2-1/2 | mate-without-check"})
  void whoGivesMateAndAfterWhichChecksDecides(String fen, String moves, String result, String reason) {
    Outcome outcome = play(GAME.position(fen), moves.split(" ")).outcome()
        .orElseThrow();
    assertThat(outcome.result()).isEqualTo(result);
    assertThat(outcome.reason().word()).isEqualTo(reason);
  }

  @Test
  void aFenSaysThatASeriesOfChecksCounts() {
    Position checked = play(GAME.position("6k1/4B2p/8/8/8/8/8/K4R2 w - - 0 1"), "f1g1");
    assertThat(checked.fen()).endsWith(" mating:w");
    Position fled = play(checked, "g8h8");
    assertThat(fled.fen()).endsWith(" mating:w");
    assertThat(play(GAME.position(fled.fen()), "e7f6").outcome().flatMap(Outcome::winner))
        .contains(Side.WHITE);
    assertThat(play(fled, "a1a2").fen()).doesNotContain("mating");
    assertThatThrownBy(() -> GAME.position("6k1/4B2p/8/8/8/8/8/K4R2 w - - 0 1 mating:x"))
        .isInstanceOf(FenException.class).hasMessageContaining("w, b or wb");
  }

  @Test
  void thatNobodyIsInCheckWhoIsToMoveTheBoardSays() {
    assertThat(GAME.position("6k1/4B2p/8/8/8/8/8/K5R1 b - - 0 1").fen()).endsWith(" mating:w");
    assertThat(GAME.position("6k1/4B2p/8/8/8/8/8/K4R2 b - - 0 1 mating:w").fen()).doesNotContain("mating");
  }

  @Test
  void aKnightMayMateTogetherWithAnother() {
    Position both = play(GAME.position("6rk/6p1/7N/8/8/8/8/K6R w - - 0 1"), "h6f7");
    assertThat(both.outcome().flatMap(Outcome::winner)).contains(Side.WHITE);
  }

  @Test
  void whoIsBareDraws() {
    Position bare = play(GAME.position("k7/8/8/8/8/8/p7/K6R w - - 0 1"), "a1a2");
    assertThat(bare.outcome().map(Outcome::winner)).contains(Optional.empty());
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(SHATAR, List.of()).toString())
        .contains("A side that gives mate with mori alone loses.",
            "Mate counts only if one of the bers, tereg or mori gives check in it");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "{ mating: { } } | is missing",
      "{ mating: { not by: X } } | X",
      "{ checkmate: win, mating: { not by: N } } | checkmate is not a loss for the mated side in this game"})
  void whatHasNoMeaningIsRefused(String goals, String words) {
    assertThatThrownBy(() -> chess(goals)).isInstanceOf(DefinitionException.class)
        .hasMessageContaining(words);
  }
}
