package org.variorum.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.variorum.engine.Result;
import org.variorum.engine.SearchLimits;
import org.variorum.engine.SearchListener;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.testkit.GameFiles;

/** Boards of more than 128 squares are searched as others are. */
class LargeBoardTest {

  @ParameterizedTest
  @ValueSource(ints = {12, 13, 14, 15, 16})
  void enPassantIsSeen(int side) {
    String rest = String.valueOf(side - 1);
    String empty = "/" + side;
    Game game = Game.of(GameFiles.read("""
        game: Large
        board: %dx%d
        pieces:
          K: { name: king, royal: yes, moves: K }
          Q: { name: queen, moves: Q }
          P: { name: pawn, moves: mfWcfFifmnD, promotes: { becomes: Q, in: rank %d } }
        en passant: P
        start: "k%s%s/P%s%s/%sK w - - 0 1"
        """.formatted(side, side, side, rest, empty.repeat(side - 3), rest, "", rest)));
    Position start = game.start();
    Position passed = start.play(start.find("a2a4").orElseThrow());
    Result result = new Engine(game).search(passed, SearchLimits.NONE.depth(4), SearchListener.NONE);
    assertThat(passed.moves()).contains(result.bestMove().orElseThrow());
    assertThat(start.mutable().perft(3)).isPositive();

    String row = (side - 2) + "";
    Position both =
        game.position("k" + rest + empty.repeat(side - 5) + "/1p" + row + empty + "/P" + rest + "/" + rest
            + "K w - - 0 1");
    Position crossed = both.play(both.find("a2a4").orElseThrow());
    assertThat(crossed.find("b4a3")).isPresent();
    assertThat(
        new Engine(game).search(crossed, SearchLimits.NONE.depth(5), SearchListener.NONE).bestMove()
            .orElseThrow().text())
        .isEqualTo("b4a3");
  }
}
