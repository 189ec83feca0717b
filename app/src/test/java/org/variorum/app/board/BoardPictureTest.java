package org.variorum.app.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.rules.board.Side;
import org.variorum.rules.game.Game;
import org.variorum.testkit.GameFiles;

class BoardPictureTest {

  private static final Game LARGEST = Game.of(GameFiles.read("""
      game: Largest
      version: 1
      board: 16x16 without b2
      start: "k15/16/16/16/16/16/16/16/16/16/16/16/16/16/1*12+R1/15K w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        +R: { name: dragon, moves: RF, basic: R }
      """));

  private static List<String> lines(Style style, Side below) {
    return new BoardPicture(style, below).lines(LARGEST.start(), BoardMarks.NONE);
  }

  @Test
  void theLargestBoardFitsATerminal() {
    assertThat(lines(Style.PLAIN, Side.WHITE)).hasSize(17).allMatch(line -> line.length() <= 80);
    assertThat(lines(Style.COLOURED, Side.WHITE)).hasSize(17)
        .allMatch(line -> line.replaceAll("\u001b\\[[0-9;]*m", "").length() <= 80);
  }

  @Test
  void holesAreDrawnAsNothing() {
    assertThat(lines(Style.PLAIN, Side.WHITE).get(14)).startsWith("  2   .       .   :").contains("+R");
  }

  @Test
  void theSamePieceStandsInTheSameColumnInEveryStyle() {
    assertThat(lines(Style.COLOURED, Side.WHITE).get(14).replaceAll("\u001b\\[[0-9;]*m", "").indexOf("+R"))
        .isEqualTo(lines(Style.PLAIN, Side.WHITE).get(14).indexOf("+R"));
  }

  @Test
  void theBoardCanBeTurnedRound() {
    assertThat(lines(Style.PLAIN, Side.BLACK).getFirst()).startsWith("  1   K");
  }

  @Test
  void theEdgesNameSquaresAsMovesDo() {
    Game game = Game.of(GameFiles.read("""
        game: Plain
        version: 1
        board: 3x3
        look: { board: plain, files: numbers from the right, ranks: letters from the top }
        start: "k2/3/2K w - - 0 1"
        pieces: { K: { name: king, royal: yes, moves: K } }
        """));
    assertThat(new BoardPicture(Style.PLAIN, Side.WHITE).lines(game.start(), BoardMarks.NONE))
        .containsExactly(
            "  3  k  .  .", "  2  .  .  .", "  1  .  .  K", "     a  b  c");
    assertThat(new BoardPicture(Style.PLAIN, Side.BLACK).lines(game.start(), BoardMarks.NONE))
        .containsExactly(
            "  1  K  .  .", "  2  .  .  .", "  3  .  .  k", "     c  b  a");
  }
}
