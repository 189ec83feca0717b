package org.variorum.protocol.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;

class UsiNotationTest {

  private static final Game SHOGI = GameFiles.game("shogi", List.of());
  /** A board with fewer files than ranks. */
  private static final Game NARROW = Game.of(GameFiles.read("""
      game: Narrow
      version: 1
      from: shogi
      about: Shogi on a narrow board.
      look: { marks: b4-d6 }
      board: 5x9
      start: "rbsgk/4p/5/5/5/5/5/P4/KGSBR[] w - - 0 1"
      """));

  @ParameterizedTest
  @CsvSource({"c3c4, 7g7f", "b8h2+, 8b2h+", "P@e5, P*5e", "i1a9, 1i9a"})
  void writesMovesAsTheFieldDoes(String move, String usi) {
    UsiNotation notation = new UsiNotation(SHOGI);
    assertThat(notation.toUsi(move)).isEqualTo(usi);
    assertThat(notation.toPlain(usi)).isEqualTo(move);
  }

  @Test
  void movesAndPositionsComeBackAsTheyWere() {
    for (Game game : List.of(SHOGI, NARROW)) {
      UsiNotation notation = new UsiNotation(game);
      Random random = new Random(3);
      Position position = game.start();
      for (int ply = 0; ply < 300 && !position.moves().isEmpty(); ply++) {
        for (Move move : position.moves()) {
          assertThat(notation.toPlain(notation.toUsi(move.text()))).isEqualTo(move.text());
        }
        Position read = notation.read(notation.text(position)).position();
        assertThat(read.hash()).isEqualTo(position.hash());
        assertThat(notation.text(read)).isEqualTo(notation.text(position));
        position = position.play(position.moves().get(random.nextInt(position.moves().size())));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 | b - 1
      4k4/9/9/9/9/9/9/9/4K4 w S2Pb10p 8                               | w S2Pb10p 8
      4k4/9/9/9/9/9/9/9/4K4 b                                         | b - 1
      """)
  void readsHands(String sfen, String rest) {
    UsiNotation notation = new UsiNotation(SHOGI);
    assertThat(notation.text(notation.read(sfen).position())).endsWith(" " + rest);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      chess              | it has no pieces in hand, USI has no form for castling
      crazyhouse         | pieces promote to kinds other than their promoted forms
      notake-rifle       | USI has no form for acting
      royal-standard     | the board has holes
      three-check        | checks are counted
      """)
  void refusesInWords(String id, String words) {
    assertThat(UsiNotation.refusal(GameFiles.definition(id, List.of())).orElseThrow())
        .contains(words);
    assertThat(UsiNotation.refusal(SHOGI.definition())).isEmpty();
    assertThat(UsiNotation.refusal(NARROW.definition())).isEmpty();
  }
}
