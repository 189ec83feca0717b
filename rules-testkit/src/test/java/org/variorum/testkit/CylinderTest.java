package org.variorum.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.notation.San;

/** What goes round the edge of a cylinder, square by square. */
class CylinderTest {

  private static final Game GAME = game();

  private static Game game() {
    try {
      return Game.of(GameFiles.read(
          Files.readString(Path.of("src/test/resources/compositions/cylinder-chess.yaml"))));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static List<String> from(String square, String placement) {
    Position position = GAME.position(placement + " w - - 0 1");
    return position.moves().stream().map(Object::toString).filter(move -> move.startsWith(square))
        .map(move -> move.substring(2)).sorted().toList();
  }

  @Test
  void aRookAloneOnItsRankReachesAllOtherSquaresOnceAndNeverItsOwn() {
    assertThat(from("c4", "3k4/p7/2P5/8/2R5/2P5/8/3K4"))
        .containsExactly("a4", "b4", "c5", "d4", "e4", "f4", "g4", "h4");
  }

  @Test
  void aBishopComesToOneSquareByTwoWays() {
    assertThat(from("a1", "3k4/8/8/8/8/8/8/B2K4"))
        .containsExactly("b2", "b8", "c3", "c7", "d4", "d6", "e5", "f4", "f6", "g3", "g7", "h2", "h8");
    // One of the ways is enough.
    assertThat(from("a1", "3k4/8/8/8/8/8/1P6/B2K4")).containsExactly("b8", "c7", "d6", "e5", "f4", "g3",
        "h2");
  }

  @Test
  void aPawnCapturesAndIsCapturedEnPassantRoundTheEdge() {
    assertThat(from("a4", "3k4/8/8/1p5p/P7/8/8/3K4")).containsExactly("a5", "b5", "h5");
    Position before = GAME.position("3k4/7p/8/P7/8/8/8/3K4 b - - 0 1");
    Position after =
        before.play(before.moves().stream().filter(move -> move.text().equals("h7h5")).findFirst()
            .orElseThrow());
    assertThat(after.moves()).extracting(Object::toString).contains("a5h6");
  }

  @Test
  void checkComesRoundTheEdge() {
    Position position = GAME.position("8/8/8/8/8/3k4/8/K6r w - - 0 1");
    assertThat(position.inCheck()).isTrue();
    // Not Kb1: the rook looks through the square that the king leaves.
    assertThat(position.moves()).extracting(move -> San.write(position, move))
        .containsExactlyInAnyOrder("Kxh1", "Ka2", "Kb2");
  }

  @Test
  void castlingStaysOnThePicture() {
    Position position = GAME.position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assertThat(position.moves()).extracting(Object::toString).contains("e1g1", "e1c1");
  }

  /** The archer goes over a piece beside it and then along the rank, all round it: the squire itself may be that piece, if it may be one. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"'' | b3b2 b3c2 b3d1 b3d2 b3e2 b3f1 b3f2",
      "', over: own' | b3b2 b3c2 b3d1 b3d2 b3e2 b3f1 b3f2", "', over: own S' | b3d1 b3f1",
      "', over: own A' | ''", "', over: enemy all' | ''"})
  void whoIsGoneOverRoundTheEdgeBorrows(String over, String expected) {
    Game game = Game.of(GameFiles.read("""
        game: Archers
        board: 6x4 cylinder
        pieces:
          K: { name: king, royal: yes, moves: K }
          A: { name: archer, moves: [{ way: "[pF-R]"%s }, mA] }
          S: { name: squire, moves: K }
        borrowing: { pieces: S, lenders: A }
        start: "4k1/1S4/A5/K5 w - - 0 1"
        """.formatted(over)));
    assertThat(game.start().moves()).extracting(Object::toString).filteredOn(move -> move.startsWith("b3"))
        .containsExactlyInAnyOrder(expected.isEmpty() ? new String[0] : expected.split(" "));
  }
}
