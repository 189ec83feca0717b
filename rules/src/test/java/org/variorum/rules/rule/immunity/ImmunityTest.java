package org.variorum.rules.rule.immunity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.rules.card.RuleCard;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.language.DefinitionReader;
import org.variorum.rules.language.DirectoryLibrary;
import org.variorum.rules.position.Refusal;

/** Pieces that only some capture, or nobody. */
class ImmunityTest {

  private static final DefinitionReader READER =
      new DefinitionReader(new DirectoryLibrary(Path.of(System.getProperty("variorum.games", "../games"))));
  private static final Definition IRON = READER.read("sample.yaml",
      "game: Sample\nfrom: chess\npieces: { N: { captured by: nobody }, K: { captured by: all but Q } }\n",
      List.of());
  private static final Game GAME = Game.of(IRON);

  private static boolean isLegal(String fen, String move) {
    return GAME.position(fen).find(move).isPresent();
  }

  @Test
  void ironPiecesAreNotCaptured() {
    String fen = "7k/8/8/3nb3/4P3/8/8/K2Q4 w - - 0 1";
    assertThat(isLegal(fen, "e4d5")).isFalse();
    assertThat(isLegal(fen, "d1d5")).isFalse();
    assertThat(GAME.position(fen).whyNot("d1d5")).get().extracting(Refusal::words)
        .isEqualTo("the queen does not capture a knight");
  }

  @Test
  void whoMayNotCaptureTheKingGivesNoCheck() {
    Position queen = GAME.position("7k/8/8/8/8/8/8/K6Q b - - 0 1");
    assertThat(queen.inCheck()).isFalse();
    assertThat(queen.find("h8h7")).isPresent();
    assertThat(GAME.position("7k/8/8/8/8/8/8/K6R b - - 0 1").inCheck()).isTrue();
  }

  @Test
  void royalKindsAreCapturedAlike() {
    String text = "game: Sample\nfrom: chess\npieces: { Q: { royal: yes }, K: { captured by: nobody } }\n"
        + "royalty: { of several: all }\n";
    assertThatThrownBy(() -> READER.read("sample.yaml", text, List.of()))
        .hasMessageContaining(
            "with several royal pieces it is undefined whether a piece that captures only some of them");
    assertThatThrownBy(() -> READER.read("sample.yaml",
        """
            game: Sample
            board: 4x4
            pieces:
              K: { name: king, royal: yes, moves: K, captured by: nobody }
              D: { name: duke, royal: yes, moves: W }
            start: "k3/4/4/3K w - - 0 1"
            """, List.of()))
        .hasMessageContaining(
            "with several royal pieces it is undefined whether a piece that captures only some of them");
  }

  @Test
  void theCardSaysIt() {
    assertThat(RuleCard.of(IRON, List.of()).toString()).contains("cannot be captured", "can be captured by");
  }
}
