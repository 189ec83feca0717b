package org.variorum.rules.rule.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.rules.board.Side;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Guarantee;
import org.variorum.rules.position.Outcome;

/** A draw counts as a win for one side. */
class DrawOddsTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Game GAME = Game.of(child(""));

  private static Definition child(String more) {
    return READER.read("sample.yaml",
        "game: Sample\nfrom: chess\ndraws: { a draw wins for: Black }\n" + more + "\n", List.of());
  }

  private static Outcome after(String fen, String... moves) {
    Position position = fen.isEmpty() ? GAME.start() : GAME.position(fen);
    for (String text : moves) {
      position = position.play(position.find(text).orElseThrow());
    }
    return position.outcome().orElseThrow();
  }

  @Test
  void whoIsStalematedOrStalematesMayWin() {
    Outcome outcome = after("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7");
    assertThat(outcome.winner()).contains(Side.BLACK);
    assertThat(outcome.reason()).isEqualTo(Outcome.Reason.STALEMATE);
    assertThat(after("7K/8/6k1/8/8/8/8/5q2 b - - 0 1", "f1f7").winner()).contains(Side.BLACK);
  }

  @Test
  void endsByLengthWin() {
    assertThat(after("", "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8").winner())
        .contains(Side.BLACK);
    assertThat(after("8/8/4k3/8/8/8/4p3/4K3 w - - 0 1", "e1e2").sentence())
        .isEqualTo("Black wins: neither side has more than its royal piece.");
  }

  @Test
  void mateIsAsUsual() {
    assertThat(after("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f8").winner()).contains(Side.WHITE);
  }

  @Test
  void aSearchAndACardKnowIt() {
    assertThat(GAME.guarantees()).doesNotContain(Guarantee.NO_WIN_BY_LACK_OF_MOVES_OR_PIECES)
        .contains(Guarantee.SAFETY_ONLY);
    assertThat(RuleCard.of(child(""), List.of()).toString())
        .contains("Whatever makes the game a draw wins it for Black.");
  }
}
