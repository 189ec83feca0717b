package org.variorum.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.variorum.rules.notation.Games;
import org.variorum.rules.position.Outcome;

class GameEndTest {

  private static final Game BARE_KING_DRAWS = Games.written("""
      game: Bare king draws
      board: 5x5
      start: "k3r/5/5/5/K3R w - - 0 1"
      pieces:
        K: { name: king, royal: yes, moves: K }
        R: { name: rook, moves: R }
        Q: { name: queen, moves: Q }
      goals: { checkmate: loss, stalemate: loss, bare king: draw }
      """);

  /** A draw takes the moves away, but a check is no mate for that; mate and stalemate come before the draw (COM-7). */
  @ParameterizedTest(name = "{1} in {0}")
  @CsvSource({"k3R/5/5/5/K4 b - - 0 1, BARE_ROYAL", "k4/5/5/5/K3R b - - 0 1, BARE_ROYAL",
      "k3R/4R/5/5/K4 b - - 0 1, MATE", "k4/4R/1R3/5/K4 b - - 0 1, STALEMATE"})
  void aBareKingIsNoMatedKing(String fen, Outcome.Reason reason) {
    Position position = BARE_KING_DRAWS.position(fen);
    assertThat(position.moves()).isEmpty();
    assertThat(position.outcome().map(Outcome::reason)).contains(reason);
    assertThat(position.mutable().endedOnBoard()).isEqualTo(position.outcome());
    assertThat(position.mutable().withoutMoves()).isEqualTo(position.outcome().orElseThrow());
  }
}
