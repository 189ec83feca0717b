package org.variorum.rules.rule.majority;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Outcome;

/** Which side has more pieces or points when the game ends. */
class MajorityTest {

  private static Game game(String text) {
    return Game.of(new DefinitionReader(
        new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))))
        .read("sample.yaml", "game: Sample\n" + text, List.of()));
  }

  private static String outcome(Position position) {
    return position.outcome().map(Outcome::sentence).orElse("-");
  }

  private static Position after(Game game, String fen, String... moves) {
    Position position = game.position(fen);
    for (String move : moves) {
      position = position.play(position.find(move).orElseThrow());
    }
    return position;
  }

  @Test
  void twoPassesEndTheGame() {
    Game game = game("from: flipello\n");
    String fen = "PPPPPPPP/pPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPP1/PPPPPPP1[PPPpp] w - - 0 1";
    Position passed = after(game, fen, "0000");
    assertThat(passed.fen()).endsWith(" passes:1");
    assertThat(passed.outcome()).isEmpty();
    Position over = after(game, fen, "0000", "0000");
    assertThat(outcome(over)).isEqualTo("White wins: White has more pieces.");
    assertThat(over.moves()).isEmpty();
  }

  @Test
  void aMoveBetweenTwoPassesBeginsAnew() {
    Game game = game("from: chess\nturn: { pass: always }\ngoals: { majority: { on: two passes } }\n");
    Position position =
        after(game, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "0000", "e7e5", "0000");
    assertThat(position.outcome()).isEmpty();
    assertThat(position.fen()).endsWith(" passes:1");
    assertThat(outcome(position.play(position.find("0000").orElseThrow())))
        .isEqualTo("A draw: both sides have as many pieces.");
  }

  @Test
  void whoHasFewerWinsWithoutAMove() {
    Game suicide = game("from: suicide\n");
    assertThat(outcome(suicide.position("8/8/8/8/8/p7/P7/8 w - - 0 1")))
        .isEqualTo("A draw: both sides have as many pieces.");
    assertThat(outcome(suicide.position("8/8/8/7p/8/p7/P7/8 w - - 0 1")))
        .isEqualTo("White wins: White has fewer pieces.");
    assertThat(outcome(suicide.position("8/8/8/8/p7/p7/P7/8 w - - 0 1")))
        .isEqualTo("White wins: White has fewer pieces.");
  }

  @Test
  void piecesCountTheirPoints() {
    Game game = game("from: chess\ngoals: { majority: { on: without a move, worth: { P: 5 },"
        + " if equal wins: Black } }\n");
    assertThat(outcome(game.position("7k/5Q2/8/8/8/p1p1p3/P1P1B3/K7 b - - 0 1")))
        .isEqualTo("Black wins: Black has more points.");
    assertThat(outcome(game.position("7k/5Q2/8/8/8/p1p5/P1P5/K7 b - - 0 1")))
        .isEqualTo("Black wins: both sides have as many points, and so Black wins.");
    assertThat(RuleCard.of(game.definition(), List.of()).goals())
        .contains(
            "If a side is not in check and has no legal move, the side that has more points on the board wins;"
                + " if both have as many, Black wins. A pawn counts 5.")
        .noneMatch(sentence -> sentence.contains("stalemate"));
  }

  @Test
  void aFullBoardEndsFlipelloThoughDiscsAreLeft() {
    String full = "PPPPPPPP/pPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP[PPPpp] w - - 0 1";
    assertThat(outcome(game("from: flipello\n").position(full)))
        .isEqualTo("White wins: White has more pieces.");
  }

  @Test
  void aFullBoardEndsTheGame() {
    Position position = game("from: ataxx\n")
        .position("PPPPPPP/PPPPPPP/PPPPPPP/PPPPPPP/ppppppp/ppppppp/ppppppp[Pp] w - - 0 1");
    assertThat(outcome(position)).isEqualTo("White wins: White has more pieces.");
  }
}
