package org.variorum.rules.rule.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
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
import org.variorum.rules.position.FenException;
import org.variorum.rules.position.IllegalSetupException;
import org.variorum.rules.position.Outcome;

/** Moves are counted when few pieces are left. */
class CountingTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game MAKRUK = Game.of(read("makruk"));
  private static final Game CAMBODIAN = Game.of(read("cambodian"));
  private static final Game ASEAN = Game.of(read("asean"));

  private static Definition read(String parent) {
    return READER.read("sample.yaml", "game: Sample\nfrom: " + parent + "\n", List.of());
  }

  private static Position after(Game game, String fen, String... moves) {
    Position position = game.position(fen);
    for (String text : moves) {
      position = position.play(position.find(text).orElseThrow());
    }
    return position;
  }

  @Test
  void theCountBeginsWithThePiecesOnTheBoard() {
    assertThat(after(MAKRUK, "8/3k4/8/r7/1R6/8/8/1K6 b - - 0 1", "a5a4", "b4a4").fen())
        .endsWith(" counting:32,counted:6");
  }

  @Test
  void whereBothHaveSeveralPiecesItIsCountedToSixtyFour() {
    assertThat(after(MAKRUK, "n7/3k4/8/8/1R6/8/8/K7 w - - 0 1", "a1a2", "d7d6").fen())
        .endsWith(" counting:128,counted:1");
  }

  @Test
  void theCountThatIsFullIsADraw() {
    Position full = MAKRUK.position("8/3k4/8/8/1R6/8/8/K7 w - - 0 1 counting:32,counted:32");
    assertThat(full.outcome()).isEmpty();
    Outcome outcome = after(MAKRUK, full.fen(), "a1a2").outcome().orElseThrow();
    assertThat(outcome.winner()).isEmpty();
    assertThat(outcome.sentence()).isEqualTo("A draw: the count of moves is full.");
  }

  @Test
  void mateByTheLastCountedMoveWins() {
    assertThat(after(MAKRUK, "3k4/8/3K4/8/1R6/8/8/8 w - - 0 1 counting:32,counted:32", "b4b8").outcome()
        .orElseThrow().winner()).contains(Side.WHITE);
  }

  /** In Ouk Chatrang it is counted from three pieces on, whatever pawns there are, and each count is a move shorter. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // White captures and leaves Black three pieces; the count goes on with two.
      "3k4/3m4/s7/R7/8/P7/8/3K1S1s w - - 0 1 | a5a6 | counting:126",
      "3k4/3m4/s7/R7/8/P7/8/3K1S1s w - - 0 1 | a5a6 d7e6 a6e6 d8d7 | counting:126,counted:3",
      // Black has four pieces left.
      "3k4/3m4/s7/s7/8/R6P/8/3K1S1n w - - 0 1 | a3a5 | "})
  void fewPiecesOfTheSideToMoveAreCounted(String fen, String moves, @Nullable String entries) {
    String after = after(CAMBODIAN, fen, moves.split(" ", -1)).fen();
    assertThat(after.contains("counting") ? after.substring(after.lastIndexOf(' ') + 1) : "")
        .isEqualTo(entries == null ? "" : entries);
  }

  @Test
  void whoIsAloneAndTakesTheLastPawnIsCountedByThePieces() {
    assertThat(after(CAMBODIAN, "3k4/8/8/8/1R6/4P3/8/6K1 b - - 0 1", "d8d7").fen())
        .doesNotContain("counting");
    assertThat(after(CAMBODIAN, "3k4/8/8/8/1R6/4P3/8/6K1 w - - 0 1", "b4b5").fen())
        .doesNotContain("counting");
    assertThat(after(CAMBODIAN, "8/8/8/8/1R6/3kP3/8/6K1 b - - 0 1", "d3e3").fen())
        .endsWith(" counting:30,counted:5");
    assertThat(after(CAMBODIAN, "8/8/8/8/1R6/3kP3/8/6K1 b - - 0 1", "d3e3", "g1g2").fen())
        .endsWith(" counting:30,counted:6");
  }

  @Test
  void inAseanChessPawnsDoNotStopTheCount() {
    assertThat(after(ASEAN, "8/3k4/8/8/1R6/8/P7/K7 w - - 0 1", "a1b1").fen())
        .endsWith(" counting:32");
  }

  @Test
  void moreCannotHaveBeenCounted() {
    assertThatThrownBy(() -> MAKRUK.position("8/3k4/8/8/1R6/8/8/K7 w - - 0 1 counting:32,counted:34"))
        .isInstanceOf(IllegalSetupException.class).hasMessageContaining("33 at most");
    assertThatThrownBy(() -> MAKRUK.position("8/3k4/8/8/1R6/8/8/K7 w - - 0 1 counting:33"))
        .isInstanceOf(FenException.class);
  }

  @Test
  void theCardSaysToWhatItIsCounted() {
    assertThat(RuleCard.of(read("makruk"), List.of()).toString()).contains("8 against two ruea");
    assertThat(RuleCard.of(read("asean"), List.of()).toString()).contains("16 against a ");
    assertThat(RuleCard.of(read("cambodian"), List.of()).toString())
        .contains("three pieces at most").contains("7 against two tuuk");
  }
}
