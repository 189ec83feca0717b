package org.variorum.rules.rule.material;

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

/** Games that nobody can win any more. */
class TooFewTest {

  private static final DefinitionReader READER = new DefinitionReader(
      new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Definition DEFINITION = read("left: [N, B, N N], on one colour: B", "");

  private static Definition read(String few, String draws) {
    return READER.read("sample.yaml",
        "game: Sample\nfrom: chess\ndraws: { dead positions: no, too few to win: { " + few
            + " }" + draws + " }\n",
        List.of());
  }

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

  /** White is asked; Black has no time left. */
  @ParameterizedTest
  @CsvSource({"3qk3/8/8/8/8/8/8/4K3, false", "3qk3/8/8/8/8/8/8/4KN2, false", "3nk3/8/8/8/8/8/8/4KN2, false",
      "3qk3/8/8/8/8/8/8/3NKN2, true", "3qk3/8/8/8/8/8/8/4KB2, true", "4k3/8/8/8/8/8/4P3/4K3, true"})
  void aSideThatHasTooFewAgainstAnythingCannotWin(String placement, boolean wins) {
    Position position = Game.of(read("against anything: [nobody, N]", "")).position(placement + " b - - 0 1");
    assertThat(position.canWin(Side.WHITE)).isEqualTo(wins);
    assertThat(position.winnerOnTime(Side.BLACK))
        .isEqualTo(wins ? Optional.of(Side.WHITE) : Optional.empty());
    assertThat(position.outcome().isPresent()).isEqualTo(placement.startsWith("3n"));
  }

  /** The rook must be taken, so that White has too few; where repetition may win, moves are not looked at. */
  @ParameterizedTest
  @CsvSource({"'', false", "', repetition loses for: who repeats', true"})
  void movesThatAreForcedCountWhereRepetitionDoesNotWin(String draws, boolean wins) {
    Game game = Game.of(read("against anything: nobody", draws));
    assertThat(game.position("6Rk/8/7K/8/8/8/p7/8 b - - 0 1").canWin(Side.WHITE)).isEqualTo(wins);
  }

  @ParameterizedTest
  @CsvSource({"atomic, 3qk3/8/8/8/8/8/8/4K3 b - - 0 1, false",
      "atomic, 3qk3/8/8/8/8/8/8/4KN2 b - - 0 1, true",
      "no-check-atomic, 3qk3/8/8/8/8/8/8/4K3 b - - 0 1, true",
      "seirawan, 3qk3/8/8/8/8/8/8/4K3[] b - - 0 1, false",
      "seirawan, 3qk3/8/8/8/8/8/8/4K3[H] b - - 0 1, true"})
  void aKingAloneCannotWinWhereADefinitionSaysSo(String id, String fen, boolean wins) {
    Position position = Game.of(READER.read(id, List.of())).position(fen);
    assertThat(position.canWin(Side.WHITE)).isEqualTo(wins);
    assertThat(position.outcome()).isEmpty();
  }

  @Test
  void theCardSaysWhatIsTooFewAgainstAnything() {
    assertThat(String.join("\n", RuleCard.of(read("against anything: [nobody, N N]", ""), List.of()).draws()))
        .contains(
            "Whatever the other side has, a side cannot win that has only royal pieces, or besides no more than a knight"
                + " and a knight. Where neither side can win so, the game is a draw; a player who has no time left does not lose to a"
                + " side that cannot.")
        .doesNotContain("where one side has only royal pieces");
  }
}
