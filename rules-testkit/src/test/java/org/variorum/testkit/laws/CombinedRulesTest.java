package org.variorum.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.variorum.rules.definition.Definition;
import org.variorum.rules.game.Game;
import org.variorum.rules.game.Position;
import org.variorum.rules.position.Move;
import org.variorum.testkit.GameFiles;
import org.variorum.testkit.naive.NaiveGame;

/** Where rules meet that no shipped game combines, the compiled game and the naive one say the same. */
class CombinedRulesTest {

  private static final String KING = "K: { name: king, royal: yes, moves: K }";
  private static final String SENTINEL = "S: { name: sentinel, moves: mW }";

  /** The start position; both interpreters agree about it and about what follows. */
  private static Position start(String fen, String rules, String... pieces) {
    Definition definition =
        GameFiles.read("game: Combined\nboard: 8x8\npieces: { " + String.join(", ", pieces)
            + " }\n" + rules + "\nstart: \"" + fen + "\"\n");
    Game game = Game.of(definition);
    Laws.agreesWithNaive(game, new NaiveGame(definition), fen);
    Position start = game.start();
    assertThat(start.perft(1)).isEqualTo(start.moves().size());
    return start;
  }

  private static List<String> moves(Position position) {
    return position.moves().stream().map(Move::text).toList();
  }

  /** It does not stand on the path. */
  @Test
  void thePieceThatAnotherGoesRoundNeedNotBeInRange() {
    Position start =
        start("4k3/8/8/8/3K1S2/4W3/8/8 w - - 0 1", "range: { pieces: W, around: K }", KING, SENTINEL,
            "W: { name: windmill, orbits: S }");
    assertThat(moves(start)).contains("e3e4", "e3e5").doesNotContain("e3f5", "e3f3");
  }

  @Test
  void aKingThatGoesRoundAnotherPieceAttacksNobodyByItWhereCapturesExplode() {
    Position start = start("8/8/8/3s4/4k3/1K6/8/8 w - - 0 1", "explosion: { spares: nobody }",
        "K: { name: king, royal: yes, moves: K, orbits: S }", SENTINEL);
    assertThat(moves(start)).contains("b3c4");
  }

  @Test
  void kingsThatAreOutOfRangeDoNotFaceEachOther() {
    Position start = start("2sk4/8/8/8/8/8/2S5/2K5 w - - 0 1", "range: { pieces: K, around: S }",
        "K: { name: king, royal: yes, moves: Q, in check: K }", SENTINEL);
    assertThat(moves(start)).contains("c1d1");
  }

  @Test
  void aKingIsNotCapturedInPassingByAManThatDoesSoInCheckOnly() {
    Position start =
        start("3r4/8/8/4k3/4L3/8/8/3K4 w - - 0 1", "", KING, "R: { name: rook, moves: R, in check: K }",
            "L: { name: locust, moves: mW, in check: \"[cW-F]\" }");
    assertThat(start.inCheck()).isTrue();
    assertThat(moves(start)).isNotEmpty().noneMatch(move -> move.startsWith("e4d6"));
    assertThat(start.whyNot("e4d6").orElseThrow().toString()).contains("is never captured");
  }

  @Test
  void onlyAnInitialMoveFromWhereItMayStartCanBeCapturedEnPassant() {
    Position start = start("4k3/8/8/8/1p1p4/8/2P5/4K3 w - - 0 1", "en passant: P", KING,
        "P: { name: pawn, moves: [mfWcfFmfnD, { way: ifmnH, from: rank 3 }, { way: ifmnD, to: rank 8 }],"
            + " home: ranks 2-3 }");
    assertThat(start.play(start.find("c2c4").orElseThrow()).fen()).endsWith("b - - 1 1");
  }

  /** A king on f1 would check the one on e2, so that the piece on f8 went otherwise. */
  @Test
  void theKingThatCastlesIsOnNoSquareThatItCrosses() {
    String[] pieces = {"K: { name: king, royal: yes, moves: flF }", "R: { name: rook, moves: R }",
        "X: { name: watchman, moves: Q, in check: W }"};
    assertThat(moves(start("8/8/8/8/8/8/4k3/4K2R w K - 0 1", "castling: orthodox", pieces))).contains("e1g1");
    assertThat(moves(start("5x2/8/8/8/8/8/4k3/4K2R w K - 0 1", "castling: orthodox", pieces)))
        .doesNotContain("e1g1");
  }

  @Test
  void aRookThatIsPutOnTheOthersHomeGivesNoRightToCastle() {
    Position start = start("4k3/8/8/8/8/8/7R/4K2R w K - 0 1",
        "castling: orthodox\ndisplacement: { targets: R, owner: any, frozen: never }", KING,
        "R: { name: rook, moves: R }");
    assertThat(start.play(start.find("h1h2,h2h1").orElseThrow()).fen()).contains(" b - - ");
  }

  @Test
  void aMoveThatWinsIsNotAnsweredEnPassant() {
    Position start = start("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
        "en passant: P\ngoals: { reach: { pieces: P, in: e4 } }", KING,
        "P: { name: pawn, moves: mfWcfFifmnD }");
    assertThat(start.play(start.find("e2e4").orElseThrow()).fen()).contains(" b - - ");
  }

  @Test
  void aDropThatGivesTheLastCheckDoesNotMate() {
    Position start = start("4k3/8/8/8/8/8/8/K7[R] w - - 1+1 0 1",
        "goals: { checks: 1 }\nhands: { R: { may mate: no } }", KING, "R: { name: rook, moves: R }");
    assertThat(moves(start)).contains("R@e1");
  }
}
