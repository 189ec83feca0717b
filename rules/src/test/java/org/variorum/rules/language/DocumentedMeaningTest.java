package org.variorum.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;

/** What the vocabulary and docs/interpretations.md say of words that are easily misunderstood is so. */
class DocumentedMeaningTest {

  private static Position position(String definition, String fen, String... moves) {
    Definition read = GamesTest.READER.read("text.yaml", "game: Text\n" + definition, List.of());
    Position position = Game.of(read).position(fen);
    for (String move : moves) {
      position = position.play(position.find(move).orElseThrow());
    }
    return position;
  }

  private static List<String> texts(Position position) {
    return position.moves().stream().map(Move::toString).toList();
  }

  @Test
  void leftIsWhitesLeftForBothSides() {
    String definition = """
        board: 5x5
        start: "k4/p4/5/4P/4K w - - 0 1"
        pieces:
          K: { name: king, royal: yes, moves: K }
          P: { name: pawn, moves: lW }
        """;
    assertThat(texts(position(definition, "4k/5/2p2/5/K4 b - - 0 1"))).contains("c3b3")
        .doesNotContain("c3d3");
    assertThat(texts(position(definition, "4k/5/2P2/5/K4 w - - 0 1"))).contains("c3b3")
        .doesNotContain("c3d3");
  }

  @Test
  void onlyTheCapturedPieceOfABlastGoesToAHand() {
    assertThat(position("from: crazyhouse\nexplosion: { spares: P }\n",
        "4k3/8/8/3r4/2nqp3/8/8/3RK3[] w - - 0 1", "d1d4").fen()).startsWith("4k3/8/8/8/4p3/8/8/4K3[Q] b");
  }

  @Test
  void aKingCannotCaptureUnderExplosion() {
    assertThat(texts(position("from: atomic\n", "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1")))
        .contains("e1e2").doesNotContain("e1d2");
  }

  @Test
  void aCapturedPieceThatCannotBeHeldLeavesTheGame() {
    assertThat(
        position("from: crazyhouse\nhands: { N: none }\n", "4k3/8/8/3n4/4P3/8/8/3RK3[] w - - 0 1", "e4d5")
            .fen())
        .startsWith("4k3/8/8/3P4/8/8/8/3RK3[] b");
  }

  @Test
  void everyCapturingMovementCapturesEnPassant() {
    assertThat(texts(position("from: chess\npieces: { P: { moves: [mfW, cF, ifmnD] } }\n",
        "4k3/8/8/8/2p5/8/3P4/4K3 w - - 0 1", "d2d4"))).contains("c4d3");
    assertThat(texts(position("from: chess\npieces: { P: { moves: [mfW, cfN, ifmnD] } }\n",
        "4k3/8/8/1p6/8/8/2P5/4K3 w - - 0 1", "c2c4"))).contains("b5c3");
    assertThat(texts(position("from: chess\nen passant: P N\n", "4k3/8/8/5n2/8/8/4P3/4K3 w - - 0 1", "e2e4")))
        .contains("f5e3");
  }

  @Test
  void aPieceWithATildeIsPromotedToByThePlainLetter() {
    Position promoted =
        position("from: crazyhouse\n", "8/3P4/8/k7/8/8/8/4K3[] w - - 0 1", "d7d8q");
    assertThat(promoted.fen()).startsWith("3Q~4/");
  }
}
