package org.variorum.testkit.naive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.testkit.GameFiles;

/** What the inventors' pages show, and the rules files work out by hand. */
class InventorsExamplesTest {

  @Test
  void sampleGameOfDelegatingChess() {
    NaiveGame game = new NaiveGame(GameFiles.definition("delegating", List.of()));
    String fen = "Qc1k3/p6/2n2b1/7/5q1/6N/7/7/6p/1P5/7/R1CK2Q w - - 0 1";
    for (String move : "b3d4+ c10d8 d1d2 f8g7 d4g4 g7e9+ g4d4 b12a12 c1c2".split(" ", -1)) {
      boolean check = move.endsWith("+");
      NaiveAnswer before = game.answer(fen);
      assertThat(before.moves()).containsKey(move.replace("+", ""));
      fen = before.moves().getOrDefault(move.replace("+", ""), "");
      assertThat(game.answer(fen).check()).as(move).isEqualTo(check);
    }
  }

  @Test
  void windmillGoesRoundItsPivots() {
    NaiveGame game = new NaiveGame(GameFiles.read("""
        game: The windmill diagram
        version: 1
        from: royal-standard
        board: 5x4
        start: "5/B2S1/1SW2/R4 w - - 0 1"
        """));
    assertThat(game.answer("5/B2S1/1SW2/R4 w - - 0 1").moves().keySet())
        .filteredOn(move -> move.startsWith("c2") && move.length() == 4)
        .containsExactlyInAnyOrder("c2c4", "c2d4", "c2e4", "c2b3", "c2c3", "c2e3", "c2d2", "c2e2", "c2b1",
            "c2c1");
  }

  @Test
  void kingUnmasksGeneralOnlyByTheOption() {
    String fen = "10/4k5/10/10/3S1K4/4G5/10/10/10/10 w - - 0 1";
    NaiveGame strict = new NaiveGame(GameFiles.definition("noli-me-tangere", List.of()));
    NaiveGame free =
        new NaiveGame(GameFiles.definition("noli-me-tangere", List.of("kings-may-face-with-check")));
    assertThat(free.answer(fen).moves()).containsKeys("f6e6", "f6d7");
    assertThat(strict.answer(fen).moves()).doesNotContainKeys("f6e6", "f6d7");
    assertThat(free.answer(fen).moves().keySet()).containsAll(strict.answer(fen).moves().keySet());
  }
}
