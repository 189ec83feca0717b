package org.variorum.testkit.naive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.testkit.GameFiles;

/** Words of the language that no counted game uses, or not alone. */
class WordsOfTheLanguageTest {
  private static final String KINGS = """
      game: Kings and others
      version: 1
      board: 8x8
      start: "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
      """;

  @Test
  void captureInPassingIsTheSecondLeg() {
    NaiveGame game =
        game(KINGS + "  L: { name: leaper, moves: [mW, fcafmW] }\n  P: { name: pawn, moves: mfW }");
    NaiveAnswer answer = game.answer("4k3/8/8/8/p7/L7/8/4K3 w - - 5 1");
    assertThat(answer.moves()).containsEntry("a3a5,a4x", "4k3/8/8/L7/8/8/8/4K3 b - - 0 1");
  }

  @Test
  void captureInPassingGivesCheck() {
    NaiveGame game = game(KINGS + "  L: { name: leaper, moves: [mW, fcafmW] }");
    assertThat(game.answer("8/4k3/4L3/8/8/8/8/4K3 b - - 0 1").check()).isTrue();
    assertThat(game.answer("4k3/4L3/8/8/8/8/8/4K3 b - - 0 1").check()).isFalse();
  }

  @Test
  void aPiecePassedInADiagonalMoveIsCapturedThere() {
    NaiveGame game =
        game(KINGS + "  P: { name: berolina pawn, moves: mfFcfWimfF2, home: rank 2 }\nen passant: P");
    String after = game.answer("4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1").moves().getOrDefault("e2g4", "");
    assertThat(after).isEqualTo("4k3/8/8/8/5pP1/8/8/4K3 b - f3g4 1 1");
    assertThat(game.answer(after).moves()).containsEntry("f4f3", "4k3/8/8/8/8/5p2/8/4K3 w - - 0 2");
  }

  @Test
  void enPassantIsWrittenOnlyWhereItIsLegal() {
    NaiveGame chess = new NaiveGame(GameFiles.definition("chess", List.of()));
    assertThat(chess.answer("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1").moves())
        .containsEntry("e2e4", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    assertThat(chess.answer("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1").moves())
        .containsEntry("e2e4", "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1");
  }

  @Test
  void blastsSpareNobodyBeside() {
    NaiveGame atomic = new NaiveGame(GameFiles.definition("atomic", List.of()));
    NaiveAnswer answer = atomic.answer("3nk3/3p4/8/8/8/8/8/R2QK2R w KQ - 3 1");
    assertThat(answer.moves()).containsEntry("d1d7", "8/8/8/8/8/8/8/R3K2R b KQ - 0 1");
    assertThat(atomic.answer("8/8/8/8/8/8/8/R3K2R b KQ - 0 1").outcome()).contains("king-captured");
  }

  @Test
  void aBlastThatRemovesTheEnemyKingMayLeaveOnesOwnAttacked() {
    NaiveGame atomic = new NaiveGame(GameFiles.definition("atomic", List.of()));
    String won = atomic.answer("3bk3/4pp2/8/7B/8/8/8/r3K3 w - - 4 1").moves().getOrDefault("h5f7", "");
    assertThat(won).isEqualTo("3b4/4p3/8/8/8/8/8/r3K3 b - - 0 1");
    assertThat(atomic.answer(won).outcome()).contains("king-captured");
  }

  @Test
  void kingsThatTouchInAtomicChessCannotBeInCheck() {
    NaiveGame atomic = new NaiveGame(GameFiles.definition("atomic", List.of()));
    assertThat(atomic.answer("8/8/8/3kK3/8/8/8/3R4 b - - 0 1").check()).isFalse();
    assertThat(atomic.answer("8/8/8/3k2K1/8/8/8/3R4 b - - 0 1").check()).isTrue();
  }

  @Test
  void pawnDropMayCheckButNotMate() {
    NaiveGame shogi = new NaiveGame(GameFiles.definition("shogi", List.of()));
    String mate = "7lk/7l1/8G/9/9/9/9/9/4K4[P] w - - 0 1";
    String check = "8k/7l1/8G/9/9/9/9/9/4K4[P] w - - 0 1";
    assertThat(shogi.answer(mate).moves()).doesNotContainKey("P@i8");
    assertThat(shogi.answer(check).moves()).containsKey("P@i8");
  }

  @Test
  void nobodyIsDroppedWhereHeIsStuckNorTwoPawnsOnAFile() {
    NaiveGame shogi = new NaiveGame(GameFiles.definition("shogi", List.of()));
    assertThat(shogi.answer("4k4/9/9/9/9/9/P1+P6/9/4K4[PNL] w - - 0 1").moves())
        .doesNotContainKeys("P@b9", "N@b9", "N@b8", "L@b9", "P@a5")
        .containsKeys("P@b8", "N@b7", "L@b8", "P@c5");
  }

  @Test
  void aCapturedPromotedPieceIsHeldAsWhatItWas() {
    NaiveGame crazyhouse = new NaiveGame(GameFiles.definition("crazyhouse", List.of()));
    assertThat(crazyhouse.answer("4k3/3Q~4/8/8/8/8/8/4K3[] b - - 0 1").moves())
        .containsEntry("e8d7", "8/3k4/8/8/8/8/8/4K3[p] w - - 0 2");
  }

  @Test
  void aKingDoesNotCastleOverAnAttackedSquareNorOutOfCheck() {
    NaiveGame chess = new NaiveGame(GameFiles.definition("chess", List.of()));
    assertThat(chess.answer("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1").moves()).containsKey("e1c1")
        .doesNotContainKey("e1g1");
    assertThat(chess.answer("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1").moves()).doesNotContainKeys("e1c1", "e1g1");
    assertThat(chess.answer("1r4k1/8/8/8/8/8/8/R3K3 w Q - 0 1").moves()).containsKey("e1c1");
  }

  @Test
  void actingPiecesCanBorrow() {
    NaiveGame game = game(KINGS + """
          R: { name: rook, moves: R }
          B: { name: bishop, moves: B }
        borrowing: { pieces: all but K, lenders: all but K }
        acting: { form: shunting, enemy: displace, ally: nothing }
        """);
    NaiveAnswer answer = game.answer("4k3/8/8/8/3b4/8/8/R2B1K2 w - - 0 1");
    assertThat(answer.moves()).containsKeys("d1d4,d4d5", "d1d3").doesNotContainKeys("d1e2", "a1a2", "d1d4");
  }

  @Test
  void displacedPiecesThawWhenTheirOwnerHasMoved() {
    NaiveGame game = new NaiveGame(GameFiles.definition("royal-standard", List.of()));
    String fen = "*5*/k6/7/3sK2/7/*S4* w - - 0 1";
    String displaced = game.answer(fen).moves().getOrDefault("e3d3,d3e4", "");
    assertThat(displaced).endsWith("frozen:e4");
    assertThat(game.answer(displaced).moves().keySet()).allMatch(move -> move.startsWith("a5"));
    assertThat(game.answer(displaced).moves())
        .allSatisfy((move, after) -> assertThat(after).doesNotContain("frozen"));
  }

  @Test
  void aBareKingHasLost() {
    NaiveGame game = game(KINGS + "  R: { name: rook, moves: R }\ngoals: { bare king: loss }");
    assertThat(game.answer("4k3/8/8/8/8/8/8/R3K3 b - - 0 1").outcome()).contains("bare");
    assertThat(game.answer("4k2r/8/8/8/8/8/8/R3K3 b - - 0 1").outcome()).isEmpty();
  }

  @Test
  void mateComesBeforeADraw() {
    NaiveGame game = game(KINGS + "  R: { name: rook, moves: R }\ngoals: { bare king: draw }");
    assertThat(game.answer("R3k3/8/4K3/8/8/8/8/8 b - - 0 1").outcome()).contains("mate");
    assertThat(game.answer("4k3/8/4K3/8/8/8/8/R7 b - - 0 1").outcome()).contains("bare");
  }

  private static NaiveGame game(String definition) {
    return new NaiveGame(GameFiles.read(definition));
  }
}
